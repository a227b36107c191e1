import type { Db } from '../../../platform/database/database.ts'
import { lockEditingCart } from '../../cart/cart.ts'
import type { PreparedOrder } from '../../orders/orders.ts'

/** How a changed order is paid, and by whose session it was confirmed. */
export interface ChangePaid {
  paymentTypeId: number
  paymentData: Record<string, string>
  /** Infos that the order gets from its payment type. */
  typeInfos: Record<string, string>
  /** SHA-256 of the session's token, hexadecimal. */
  sessionHash: string
}

/** A confirmed change of an order, with the cart that holds it. */
export interface ConfirmedChange {
  cart: { id: number; deliveryServiceId: number | null }
  prepared: PreparedOrder
  paid: ChangePaid
}

/** The confirmed change of an order that waits for its payment; the caller has locked the order. undefined: none does. */
export async function lockWaitingChange(tx: Db, orderId: number): Promise<ConfirmedChange | undefined> {
  const cart = await lockEditingCart(tx, { orderId })
  // lockUntilPaid has added `paid`.
  const prepared = cart?.prepared as (PreparedOrder & { paid?: ChangePaid }) | null | undefined
  if (cart === undefined || !prepared?.paid) return undefined
  return { cart, prepared, paid: prepared.paid }
}
