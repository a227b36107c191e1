import type { Cart } from '@cambusa/contract/cart/cart'
import type { QueryClient } from '@tanstack/react-query'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { CallError } from '../../../lib/api/call-error.ts'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { loadChunk } from '../../../lib/browser/chunks.ts'
import { isOffline } from '../../../lib/device/is-offline.ts'
import { onAppEvent } from '../../../lib/state/events.ts'
import { isSignedIn, useUserStore } from '../../../lib/session/user-store.ts'
import { dismissToast, showToast } from '../../../lib/state/show-toast.ts'
import { patchCart } from './patch-cart.ts'
import { createQuantityOutbox, type QuantityOutbox, type WaitReason } from './quantity-outbox.ts'

/** The code that sends a line, loaded with the first tap. */
export const importSending = () => import('./send-quantity.ts')

const outboxes = new WeakMap<QueryClient, QuantityOutbox>()

/** How often the waiting lines are tried again, milliseconds; while the shop is away, a button tries at once. */
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
  // From the first tap on: rendering the cart registers no listeners.
  const untilTapped = outbox.useOutbox.subscribe(() => {
    untilTapped()
    globalThis.addEventListener?.('online', () => void outbox.sendAll())
    globalThis.addEventListener?.('pagehide', () => void outbox.sendAll())
  })
  // Another shopper's cart: earlier taps are not for it, except a visitor's, whose cart becomes the customer's.
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
 * Sends the latest taps. Throws CallError when it cannot, so that nobody prepares or buys another cart than the one on
 * screen.
 */
export async function flushCart(client: QueryClient): Promise<void> {
  const outbox = outboxOf(client)
  await outbox.sendAll()
  if (outbox.isWaiting()) throw new CallError('network', 0)
}

/** The one outbox for the cart in this query cache. */
export function outboxOf(client: QueryClient): QuantityOutbox {
  const known = outboxes.get(client)
  if (known) return known
  const outbox = create(client)
  outboxes.set(client, outbox)
  return outbox
}

/** The cart on screen: the saved one with the latest taps. */
export function cartNow(client: QueryClient): Cart | undefined {
  const cart = client.getQueryData<Cart>(cartKey())
  return cart && patchCart(cart, outboxOf(client).wanted())
}
