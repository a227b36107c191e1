import type { Cart } from '@cambusa/contract/cart/cart'
import type { QueryClient } from '@tanstack/react-query'
import { cartKey } from '../../../lib/api/query-keys.ts'
import { openUnsent } from '../../../lib/state/unsent.ts'
import { outboxOf } from './cart-outbox.ts'
import { lineOf, type WantedQuantity } from './patch-cart.ts'
import { wantedKey } from './quantity-outbox.ts'
import { tappedLines, type Tapped } from './tapped.ts'

/** A line as it is kept in the browser. */
interface UnsentLine {
  wanted: WantedQuantity
  tapped: Tapped
}

/**
 * From now on quantities that could not be sent are kept in the browser, for their shopper only: after a reload, or when the
 * shop is opened again, they are on screen and are sent.
 */
export async function keepUnsentCart(client: QueryClient): Promise<void> {
  const outbox = outboxOf(client)
  const tapped = tappedLines(client)
  const take = (left: readonly UnsentLine[]) => {
    for (const { wanted, tapped: then } of left) {
      const { product, quantity, notes, infos } = wanted
      const isChanged = outbox
        .wanted()
        .some((newer) => newer.product.productId === product.productId && newer.notes === notes)
      if (isChanged) continue
      tapped.set(wantedKey(product.productId, notes), { ...then, at: 0 })
      outbox.want(product, quantity, notes, infos)
    }
  }
  const store = await openUnsent<UnsentLine>('cart', take)
  const keep = () => {
    const cart = client.getQueryData<Cart>(cartKey())
    const { wanted } = outbox.useOutbox.getState()
    for (const key of tapped.keys()) if (!wanted.has(key)) tapped.delete(key)
    const lines = [...wanted].map(([key, line]) => {
      const from = lineOf(cart, line.product.productId, line.notes)?.quantity ?? 0
      const known = tapped.get(key) ?? { from, at: Date.now() }
      tapped.set(key, known)
      return { wanted: line, tapped: known }
    })
    store(lines)
  }
  keep()
  outbox.useOutbox.subscribe(keep)
}
