import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { releaseCapacity } from '../holds/holds.ts'
import { removeCart } from './rows/cart-lines.queries.ts'
import { findOtherEdited, insertEditedLines, insertEditingCart } from './rows/editing-cart.queries.ts'

/**
 * Makes the cart in which a customer edits a placed order, with the order's lines; the caller has locked the order.
 * Returns its id. Throws order.editingOther if he edits another order for the same company.
 */
export async function openEditingCart(tx: Db, orderId: number, now: Date): Promise<number> {
  const made = await insertEditingCart(tx, { orderId, now })
  if (made === undefined) {
    const other = await findOtherEdited(tx, { orderId })
    throw refuse('order.editingOther', { number: other?.number ?? '' })
  }
  await insertEditedLines(tx, { cartId: made.id, orderId, now })
  return made.id
}

/** Removes a cart that edited an order, which the caller has locked, and gives back what was reserved for it. */
export async function removeEditingCart(tx: Db, cartId: number): Promise<void> {
  await releaseCapacity(tx, cartId)
  await removeCart(tx, { cartId })
}
