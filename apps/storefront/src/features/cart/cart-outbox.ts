import type { QueryClient } from '@tanstack/react-query'
import { cartChangeTexts } from '@cambusa/messages/it/cart-changes'
import { onAppEvent } from '../../lib/events.ts'
import { isSignedIn, useUserStore } from '../../lib/user-store.ts'
import { showToast } from '../../ui/show-toast.ts'
import { createQuantityOutbox, type QuantityOutbox } from './quantity-outbox.ts'
import { sendQuantity } from './send-quantity.ts'

const outboxes = new WeakMap<QueryClient, QuantityOutbox>()

/** While there is no connection, how often the waiting lines are tried again, milliseconds. */
const RETRY_MS = 5000

function create(client: QueryClient): QuantityOutbox {
  let retry: ReturnType<typeof setInterval> | undefined
  const outbox = createQuantityOutbox({
    send: (wanted) => sendQuantity(client, wanted),
    onWaiting: () => {
      showToast({ kind: 'info', text: cartChangeTexts.waiting })
      retry = setInterval(() => void outbox.sendAll(), RETRY_MS)
    },
    onSentLater: () => {
      clearInterval(retry)
      showToast({ kind: 'success', text: cartChangeTexts.sentLater })
    },
  })
  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => void outbox.sendAll())
    window.addEventListener('pagehide', () => void outbox.sendAll())
  }
  // Another shopper's cart: what the one before tapped is not for it, but a visitor's cart becomes the customer's.
  let before = useUserStore.getState().user
  onAppEvent('sessionChanged', () => {
    const wasSignedIn = isSignedIn(before)
    before = useUserStore.getState().user
    if (wasSignedIn === false && isSignedIn(before)) return outbox.carryOver()
    clearInterval(retry)
    outbox.clear()
  })
  return outbox
}

/** The one outbox of the cart that this store of answers holds. */
export function outboxOf(client: QueryClient): QuantityOutbox {
  const known = outboxes.get(client)
  if (known) return known
  const outbox = create(client)
  outboxes.set(client, outbox)
  return outbox
}
