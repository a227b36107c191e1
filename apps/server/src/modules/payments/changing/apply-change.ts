import { orderDifference } from '@cambusa/domain/orders/order-difference'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Db } from '../../../platform/database/database.ts'
import { markChangeBought } from '../../cart/cart.ts'
import { takeStockOfChange } from '../../catalogue/catalogue.ts'
import { lockGiftsOfChange, updateGiftsOfOrder } from '../../gift-cards/gift-cards.ts'
import { takePlaceOfChange } from '../../holds/holds.ts'
import type { MailConfig } from '../../mail/mail.ts'
import {
  insertCustomerAct,
  insertOrderLines,
  insertOrderVersion,
  quantitiesByProduct,
  removeOrderLines,
  tellOrderChanged,
  updateChangedOrder,
} from '../../orders/orders.ts'
import type { OrderToPay } from '../attempts/attempts.queries.ts'
import { listComparedLines } from './change.queries.ts'
import type { ConfirmedChange } from './waiting-change.ts'

/** Guards of the database that refuse a change whose goods, codes or compartments are gone. */
const GUARDS = ['stock_not_negative', 'gift_certificates_balance', 'locker_bookings_not_overfull']

/** Whether a change could not be applied because something of it was taken meanwhile; its transaction is then broken. */
export const isChangeGone = (error: unknown): boolean =>
  (error instanceof Refusal && error.code === 'timeslot.expired') ||
  (error instanceof Error && 'constraint' in error && GUARDS.includes(String(error.constraint)))

/**
 * Changes an edited order to what its customer has confirmed, and ends the editing: the same order in its next version,
 * with stock, slot and gift codes by the difference. The caller has locked order and cart, and has a payment that covers
 * it. Throws what isChangeGone recognises.
 */
export async function applyChange(
  tx: Db,
  config: MailConfig,
  order: OrderToPay,
  { cart, prepared, paid }: ConfirmedChange,
  now: Date,
): Promise<void> {
  const { id: orderId, warehouseId } = order
  const before = await listComparedLines(tx, { orderId })
  await insertOrderVersion(tx, { orderId, now })
  const needed = quantitiesByProduct(prepared.lines)
  const productIds = [...needed.keys()]
  await takeStockOfChange(tx, { orderId, warehouseId, productIds, quantities: [...needed.values()] })
  const place = await takePlaceOfChange(tx, orderId, cart, prepared.slot.timeslotId)
  const giftIds = prepared.gifts.map(({ id }) => id)
  await lockGiftsOfChange(tx, { orderId, giftIds })
  const giftCents = prepared.gifts.map(({ cents }) => cents)
  await updateGiftsOfOrder(tx, { orderId, giftIds, giftCents, now })
  await removeOrderLines(tx, { orderId })
  await insertOrderLines(tx, { orderId, lines: JSON.stringify(prepared.lines) })
  const changed = await updateChangedOrder(tx, {
    orderId,
    prepared: JSON.stringify(prepared),
    paymentTypeId: paid.paymentTypeId,
    paymentData: JSON.stringify(paid.paymentData),
    typeInfos: JSON.stringify(paid.typeInfos),
    lockerBookingId: place.lockerBookingId,
    compartments: place.compartments,
    sessionHash: Buffer.from(paid.sessionHash, 'hex'),
  })
  if (changed === undefined) throw new Error(`order ${orderId} is not being edited`)
  await markChangeBought(tx, { cartId: cart.id, now })
  const details = JSON.stringify({ version: changed.version })
  await insertCustomerAct(tx, { orderId, act: 'change', details, now })
  const lines = orderDifference(before, prepared.lines)
  await tellOrderChanged(tx, config, { orderId, lines, isSlotChanged: isOtherSlot(order, prepared) }, now)
}

const isOtherSlot = (order: OrderToPay, { slot }: ConfirmedChange['prepared']): boolean =>
  order.timeslotId !== slot.timeslotId
