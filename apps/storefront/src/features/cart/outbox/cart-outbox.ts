import type { QueryClient } from '@tanstack/react-query'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { CallError } from '../../../lib/api/call-error.ts'
import { loadChunk } from '../../../lib/browser/chunks.ts'
import { isOffline } from '../../../lib/browser/online.ts'
import { onAppEvent } from '../../../lib/state/events.ts'
import { isSignedIn, useUserStore } from '../../../lib/session/user-store.ts'
import { dismissToast, showToast } from '../../../lib/state/show-toast.ts'
import { createQuantityOutbox, type QuantityOutbox, type WaitReason } from './quantity-outbox.ts'

/** What sends a line: nobody needs its code before the first act, with which it comes. */
export const importSending = () => import('./send-quantity.ts')

const outboxes = new WeakMap<QueryClient, QuantityOutbox>()

/** How often the waiting lines are tried again, milliseconds; a shop that is away has a button for who is in a hurry. */
const RETRY_MS = { offline: 5000, away: 30_000 }

function create(client: QueryClient): QuantityOutbox {
  let retry: ReturnType<typeof setInterval> | undefined
  let told = -1
  const stopWaiting = () => {
    clearInterval(retry)
    dismissToast(told)
  }
  const tell = (why: WaitReason) => {
    if (why === 'offline')
      return void showToast(
        isOffline()
          ? { kind: 'info', text: cartNoticeTexts.waiting }
          : { kind: 'error', text: uiTexts.errorText },
      )
    const onPress = () => void outbox.sendAll().then(() => outbox.isWaiting() && tell(why))
    told = showToast({
      kind: 'error',
      topic: 'away',
      text: cartNoticeTexts.away,
      action: { label: uiTexts.retry, onPress },
    })
  }
  const outbox = createQuantityOutbox({
    send: (wanted) =>
      loadChunk(importSending).then(
        ({ sendQuantity }) => sendQuantity(client, wanted),
        () => 'offline',
      ),
    onWaiting: (why) => {
      tell(why)
      retry = setInterval(() => void outbox.sendAll(), RETRY_MS[why])
    },
    onSentLater: () => {
      stopWaiting()
      showToast({ kind: 'success', text: cartNoticeTexts.sentLater })
    },
  })
  // From the first tap on: who only renders the cart asks nothing of the browser.
  const untilTapped = outbox.useOutbox.subscribe(() => {
    untilTapped()
    globalThis.addEventListener?.('online', () => void outbox.sendAll())
    globalThis.addEventListener?.('pagehide', () => void outbox.sendAll())
  })
  // Another shopper's cart: what the one before tapped is not for it, but a visitor's cart becomes the customer's.
  let before = useUserStore.getState().user
  onAppEvent('sessionChanged', () => {
    const wasSignedIn = isSignedIn(before)
    before = useUserStore.getState().user
    if (wasSignedIn === false && isSignedIn(before)) return outbox.carryOver()
    stopWaiting()
    outbox.clear()
  })
  return outbox
}

/**
 * Sends what was just tapped. Throws CallError when it could not be: nobody prepares or buys another cart than the one
 * on screen.
 */
export async function flushCart(client: QueryClient): Promise<void> {
  const outbox = outboxOf(client)
  await outbox.sendAll()
  if (outbox.isWaiting()) throw new CallError('network', 0)
}

/** The one outbox of the cart that this store of answers holds. */
export function outboxOf(client: QueryClient): QuantityOutbox {
  const known = outboxes.get(client)
  if (known) return known
  const outbox = create(client)
  outboxes.set(client, outbox)
  return outbox
}
