import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { UNDO_MS } from '@cambusa/domain/constants'
import { cartNoticeTexts } from '@cambusa/messages/it/cart/cart-notices'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import type { QueryClient } from '@tanstack/react-query'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { dismissToast, showToast } from '../../../lib/state/show-toast.ts'
import { cartNow, outboxOf } from './cart-outbox.ts'
import { lineOf } from './patch-cart.ts'

/** Ends the watch of the offer before: its toast is replaced. */
let endLast = () => {}

/** Tells that a line has left the cart, and offers to restore it: quantity, choices, wishes and note. */
export function offerUndo(client: QueryClient, { product, quantity, notes, infos }: CartItem): void {
  endLast()
  const { cartId } = cartNow(client) ?? {}
  const toast = showToast({
    kind: 'info',
    topic: 'removed',
    text: cartNoticeTexts.removed({ name: product.name }),
    forMs: UNDO_MS,
    action: { label: uiTexts.undo, onPress: () => outboxOf(client).want(product, quantity, notes, infos) },
  })
  // The offer ends where the line is back, or another cart has taken the place of its own (bought, another customer).
  endLast = watchCart(client, () => {
    const cart = cartNow(client)
    if (cart?.cartId === cartId && !lineOf(cart, product.productId, notes)) return
    endLast()
    dismissToast(toast)
  })
}

/** Calls back whenever the cart on screen may have changed, as long as a removal can be undone. */
function watchCart(client: QueryClient, onChange: () => void): () => void {
  const [key] = cartKey()
  const ends = [
    outboxOf(client).useOutbox.subscribe(onChange),
    client.getQueryCache().subscribe(({ query }) => query.queryKey[0] === key && onChange()),
  ]
  const end = () => {
    clearTimeout(timer)
    ends.forEach((each) => each())
  }
  const timer = setTimeout(end, UNDO_MS)
  return end
}
