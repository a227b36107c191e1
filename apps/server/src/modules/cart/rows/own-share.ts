import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { CartSnapshot } from './cart-snapshot.ts'

/** Quantities by product that the edited order has of the stock. */
function ownQuantities({ agreed }: Pick<CartSnapshot, 'agreed'>): Map<number, number> {
  const own = new Map<number, number>()
  for (const { productId, quantity } of agreed?.lines ?? [])
    own.set(productId, roundQuantity((own.get(productId) ?? 0) + quantity))
  return own
}

/**
 * A cart with what the placed order that it edits has already: its goods count as stock, its slot as reserved until its
 * cut-off, what it used of gift codes as their balance. Other carts stay as they are.
 */
export function withOwnShare(cart: CartSnapshot): CartSnapshot {
  const { agreed, editing, slot } = cart
  if (agreed === null || editing === null) return cart
  const own = ownQuantities(cart)
  const plus = (stock: number, productId: number) => roundQuantity(stock + (own.get(productId) ?? 0))
  const isOwnSlot = slot !== null && slot.holdExpiresMs === null && slot.id === agreed.timeslotId
  return {
    ...cart,
    lines: cart.lines.map((line) => ({
      ...line,
      stock: line.stock === null ? null : plus(line.stock, line.productId),
    })),
    stock: Object.fromEntries(Object.entries(cart.stock).map(([id, stock]) => [id, plus(stock, Number(id))])),
    slot: isOwnSlot
      ? { ...slot, holdExpiresMs: slot.cutoffMs, compartments: agreed.compartments, isOrdersOwn: true }
      : slot,
    gifts: cart.gifts.map((gift) => {
      const used = agreed.gifts.find(({ id }) => id === gift.id)
      if (used === undefined) return gift
      return { ...gift, leftCents: gift.leftCents + used.cents, agreedCents: used.cents }
    }),
  }
}
