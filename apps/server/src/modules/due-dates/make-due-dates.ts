import { dueParts } from '@cambusa/domain/orders/due-dates'
import { owedLaterCents } from '@cambusa/domain/orders/hand-over'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { romeDate } from '@cambusa/domain/time/dates'
import type { Connection } from '../../platform/database/statement.ts'
import { insertDueDate, listCameLines } from './due-date-writes.queries.ts'

/** An order at its hand-over, cents. */
export interface OrderHandedOver {
  orderId: number
  companyId: number | null
  paymentTypeId: number
  /** What the picked order comes to. */
  finalCents: number
  /** Packaging that came, and delivery. */
  otherCents: number
  /** Packaging that was brought back. */
  depositCents: number
}

/**
 * Makes the due dates of an order on account, in the transaction of its hand-over; other orders have none. The same
 * hand-over again changes nothing.
 */
export async function makeDueDates(tx: Connection, order: OrderHandedOver, now: Date): Promise<void> {
  const { orderId, companyId, paymentTypeId, otherCents } = order
  if (companyId === null || paymentTypeId !== PAYMENT_TYPES.deferred) return
  const lines = await listCameLines(tx, { orderId })
  const handedOverOn = romeDate(now)
  const owedCents = owedLaterCents(order)
  for (const { termDays, dueOn, cents } of dueParts({ lines, otherCents, owedCents }, handedOverOn))
    await insertDueDate(tx, { orderId, companyId, termDays, handedOverOn, dueOn, cents, now })
}
