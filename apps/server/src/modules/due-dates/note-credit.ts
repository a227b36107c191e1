import { creditableCents, shareCredit } from '@cambusa/domain/orders/due-dates'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import {
  addCredited,
  findCreditNote,
  insertCreditNote,
  lockDuesOfOrder,
  lockOrderOnAccount,
  sumOfRests,
} from './due-date-writes.queries.ts'

/** A credit note of the retailer for goods of an order on account that went back. */
export interface CreditNote {
  orderNumber: string
  /** The number of the retailer's document: noted again it changes nothing. */
  document: string
  cents: number
  reason: string
}

/**
 * Takes a credit note off the due dates of its order, the last to fall due first. Answers what of it was paid already,
 * and is to be paid back, cents. Throws order.unknown, dueDate.notOnAccount, dueDate.creditTooMuch,
 * dueDate.documentTaken.
 */
export function noteCredit(
  db: Db,
  { orderNumber, document, cents, reason }: CreditNote,
  { actor, now }: { actor: string; now: Date },
): Promise<{ restCents: number; isRepeated: boolean }> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrderOnAccount(tx, { number: orderNumber })
    if (order === undefined) throw refuse('order.unknown')
    const dues = await lockDuesOfOrder(tx, { orderId: order.id })
    if (order.paymentTypeId !== PAYMENT_TYPES.deferred || dues.length === 0)
      throw refuse('dueDate.notOnAccount', { number: orderNumber })
    const known = await findCreditNote(tx, { document })
    if (known !== undefined) {
      if (known.orderId !== order.id || known.cents !== cents)
        throw refuse('dueDate.documentTaken', { document })
      return { restCents: 0, isRepeated: true }
    }
    const { earlierRestCents } = await sumOfRests(tx, { orderId: order.id })
    const most = creditableCents(dues, earlierRestCents)
    if (cents > most) throw refuse('dueDate.creditTooMuch', { most })
    const { parts, restCents } = shareCredit(dues, cents)
    await insertCreditNote(tx, { orderId: order.id, document, cents, restCents, reason, now })
    for (const part of parts) await addCredited(tx, { dueDateId: part.due.id, cents: part.cents, now })
    const details = { document, cents, restCents, reason }
    await writeAudit(tx, { actor, act: 'orders.credit', subject: orderNumber, details }, now)
    return { restCents, isRepeated: false }
  })
}
