import type { Cart } from '@cambusa/contract/cart/cart'
import type { DataOf } from '@cambusa/contract/endpoint'
import type { addQuickOrder } from '@cambusa/contract/cart/quick-order'
import { MAX_QUANTITY } from '@cambusa/domain/constants'
import { trimToFreeLines } from '@cambusa/domain/orders/cart-limit'
import { normaliseQuantity, roundQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { isReady, productOf, quantityOf, type PadLine, type Products } from './pad-line.ts'

/** All lines of one product with the same choices, which become one line of the cart. */
export interface ToAdd {
  productId: number
  /** The choices of a product that has some; else empty. */
  notes: string
  quantity: number
  lineIds: string[]
}

export type Refusal = DataOf<typeof addQuickOrder>['refused'][number]

const keyOf = ({ productId, notes = '' }: { productId: number; notes?: string }) => `${productId} ${notes}`

/** The matched lines by product, in the order of the pad; only the given lines, if any are given. */
export function linesToAdd(lines: readonly PadLine[], only?: readonly string[]): ToAdd[] {
  const byProduct = new Map<string, ToAdd>()
  for (const line of lines) {
    const productId = line.match?.productId
    if (!isReady(line) || !productId || only?.includes(line.id) === false) continue
    const { notes = '' } = line
    const key = keyOf({ productId, notes })
    const known = byProduct.get(key)
    if (known) {
      known.quantity = Math.min(MAX_QUANTITY, roundQuantity(known.quantity + quantityOf(line)))
      known.lineIds.push(line.id)
    } else byProduct.set(key, { productId, notes, quantity: quantityOf(line), lineIds: [line.id] })
  }
  return [...byProduct.values()]
}

type KnownCart = Pick<Cart, 'cartItems' | 'maxProducts'>

/** The products that fit into the cart; those that it already has need no new line. */
export function fitIntoCart(asked: readonly ToAdd[], cart: KnownCart): { fits: ToAdd[]; cut: ToAdd[] } {
  const held = new Set(cart.cartItems.map(keyOf))
  const fresh = asked.filter((one) => !held.has(keyOf(one)))
  const { cut } = trimToFreeLines(fresh, cart.cartItems.length, cart.maxProducts)
  return { fits: asked.filter((one) => !cut.includes(one)), cut }
}

/**
 * The pad after the cart has answered for some products: fully added lines are removed, refused ones stay with the
 * reason, partly added ones with the rest.
 */
export function afterAdding(
  lines: readonly PadLine[],
  sent: readonly ToAdd[],
  refusals: readonly Refusal[],
  products: Products,
): PadLine[] {
  const refused = new Map(refusals.map((refusal) => [keyOf(refusal), refusal]))
  const sentIds = new Set(sent.flatMap(({ lineIds }) => lineIds))
  const left = new Map(refusals.map((refusal) => [keyOf(refusal), refusal.added]))
  return lines.flatMap((line) => {
    const productId = line.match?.productId
    if (!productId || !sentIds.has(line.id)) return [line]
    const key = keyOf({ productId, ...(line.notes !== undefined && { notes: line.notes }) })
    const refusal = refused.get(key)
    if (refusal === undefined) return []
    const taken = Math.min(left.get(key) ?? 0, quantityOf(line))
    left.set(key, roundQuantity((left.get(key) ?? 0) - taken))
    const rest = roundQuantity(quantityOf(line) - taken)
    if (rest <= 0) return []
    const found = productOf(line, products)
    const rule = found && ruleFromInfos(found.product.productInfos, found.product.minAcq)
    const inCart = roundQuantity((line.taken ?? 0) + taken)
    return [
      {
        ...line,
        quantity: rule ? normaliseQuantity(rule, rest) : rest,
        refusal: refusal.text,
        ...(inCart > 0 ? { taken: inCart } : {}),
      },
    ]
  })
}
