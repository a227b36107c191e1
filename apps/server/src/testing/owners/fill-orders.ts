import { randomBytes } from 'node:crypto'
import { addDaysIso } from '@cambusa/domain/time/dates'
import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { insertOrderVersion } from '../../modules/orders/orders.ts'
import { orderActs } from '../../platform/schema/deliveries.ts'
import { dueDates } from '../../platform/schema/due-dates.ts'
import { orderNotes, orderShares } from '../../platform/schema/order-notes.ts'
import { orderItems, orders } from '../../platform/schema/orders.ts'
import { payouts } from '../../platform/schema/payouts.ts'
import { withdrawals, withdrawnLines } from '../../platform/schema/withdrawals.ts'
import { buildOpenCart, buildTimeslot } from '../factories/delivery.ts'
import { handOverOrder } from '../factories/handed-over-order.ts'
import { buildPlacedOrder, type OrderToBuild } from '../factories/placed-order.ts'
import type { OwnMark } from './owner-marks.ts'

/** An order that she has rated and withdrawn from in part, its line, and her note. */
export interface HandedOverIds {
  handedOverId: number
  lineId: number
  noteId: number
  /** What her company owes for it; 1 without a company. */
  dueDateId: number
  /** A link to it. */
  shareId: number
}

let editable = 0

/** An order whose slot is to come, which was placed in this shop. */
export async function fillEditable(
  db: Db,
  of: { userId: number; companyId: number | null; productId: number },
  mark: OwnMark,
): Promise<number> {
  const orderId = await fillOrder(db, { ...of, status: ORDER_STATUS.received }, (field) =>
    mark(`${field}varia`),
  )
  const { userId, companyId } = of
  const cartId = await buildOpenCart(db, userId, { companyId, status: CART_STATUS.bought })
  const cutoffAt = new Date('2026-11-29T18:00:00Z')
  const date = addDaysIso('2026-12-01', (editable += 1))
  const timeslotId = await buildTimeslot(db, { date, cutoffAt, booked: 1 })
  await db.update(orders).set({ cartId, timeslotId }).where(eq(orders.id, orderId))
  return orderId
}

/** An order of the past, with marks in its texts; returns its id. */
export async function fillOrder(
  db: Db,
  { productId, ...given }: Omit<OrderToBuild, 'productIds'> & { productId: number },
  mark: OwnMark,
): Promise<number> {
  const number = await buildPlacedOrder(db, {
    ...given,
    productIds: [productId],
    lineTexts: { code: mark('articolo'), notes: mark('taglio') },
  })
  const [order] = await db.select().from(orders).where(eq(orders.number, number))
  const shippingAddress = { ...order!.shippingAddress, addressName: mark('consegna'), notes: mark('portone') }
  await db
    .update(orders)
    .set({
      number: mark('numero'),
      shippingAddress,
      companyName: mark('intestata'),
      // To come, so that it can still be paid and cancelled.
      slotDate: '2026-11-30',
      infos: { order_note: mark('nota') },
    })
    .where(eq(orders.id, order!.id))
  // She changed it once: the version before has her marks too.
  await insertOrderVersion(db, { orderId: order!.id, now: new Date('2026-11-19T09:00:00Z') })
  return order!.id
}

/** A customer's order that was handed over, rated, and withdrawn from in part. */
export async function fillHandedOver(
  db: Db,
  of: { userId: number; companyId: number | null; productId: number },
  mark: OwnMark,
): Promise<HandedOverIds> {
  const own = (field: string) => mark(`${field}resa`)
  const { userId, companyId } = of
  const orderId = await fillOrder(db, { ...of, status: ORDER_STATUS.confirmed, quantity: 3 }, own)
  await handOverOrder(db, orderId, { at: new Date('2026-11-20T09:00:00Z') })
  const [line] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId))
  const given = { userId, companyId, orderId }
  const [note] = await db
    .insert(orderNotes)
    .values({ ...given, goods: 4, text: own('giudizio'), createdAt: new Date('2026-11-20T10:00:00Z') })
    .returning({ id: orderNotes.id })
  const sums = { goodsCents: 100, bankCents: 100 }
  const [withdrawal] = await db
    .insert(withdrawals)
    .values({ orderId, userId, ...sums })
    .returning({ id: withdrawals.id })
  const withdrawalId = withdrawal!.id
  await db.insert(withdrawnLines).values({ withdrawalId, orderItemId: line!.id, quantity: 1, cents: 100 })
  const account = { holder: own('intestatario'), iban: own('iban') }
  await db.insert(payouts).values({ orderId, reason: 'withdrawal', withdrawalId, cents: 100, ...account })
  await db.insert(orderActs).values({ orderId, act: 'withdraw', actor: own('dichiara'), userId })
  const dueDateId = companyId === null ? 1 : await fillDue(db, { orderId, companyId })
  const shareId = await fillShare(db, { orderId, userId })
  return { handedOverId: orderId, lineId: line!.id, noteId: note!.id, dueDateId, shareId }
}

async function fillShare(db: Db, of: { orderId: number; userId: number }): Promise<number> {
  const token = { nonce: randomBytes(24), tokenHash: randomBytes(32), expiresAt: new Date('2100-01-01') }
  const [share] = await db
    .insert(orderShares)
    .values({ ...of, ...token })
    .returning({ id: orderShares.id })
  return share!.id
}

async function fillDue(db: Db, of: { orderId: number; companyId: number }): Promise<number> {
  const days = { termDays: 60, handedOverOn: '2026-11-20', dueOn: '2027-01-19' }
  const [due] = await db
    .insert(dueDates)
    .values({ ...of, ...days, cents: 3_190 })
    .returning({ id: dueDates.id })
  return due!.id
}
