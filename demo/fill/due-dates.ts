import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { romeDate } from '@cambusa/domain/time/dates'
import type { ClientBase } from 'pg'
import { makeDueDates } from '../../apps/server/src/modules/due-dates/due-dates.ts'
import { payOldDueDates } from '../due-dates.queries.ts'

interface Delivered {
  orderId: string
  companyId: string
  totalCents: string
  deliveryFeeCents: number
  at: Date
}

/**
 * Makes the due dates of the orders on account that were filled in as delivered, as their hand-over makes them. Those
 * orders came as ordered, without packaging. What fell due some time ago was paid.
 */
export async function fillDueDates(client: ClientBase, now: Date): Promise<void> {
  const { rows } = await client.query<Delivered>(
    `SELECT o.id AS "orderId", o.company_id AS "companyId", o.total_cents AS "totalCents",
       o.delivery_fee_cents AS "deliveryFeeCents", l.at
     FROM orders o JOIN order_status_log l ON l.order_id = o.id AND l.to_status = $1
     WHERE o.payment_type_id = $2 AND o.status = $1 ORDER BY l.at, o.id`,
    [ORDER_STATUS.delivered, PAYMENT_TYPES.deferred],
  )
  for (const { orderId, companyId, totalCents, deliveryFeeCents, at } of rows) {
    const order = {
      orderId: Number(orderId),
      companyId: Number(companyId),
      paymentTypeId: PAYMENT_TYPES.deferred,
      finalCents: Number(totalCents),
      otherCents: deliveryFeeCents,
      depositCents: 0,
    }
    await makeDueDates(client, order, at)
  }
  await payOldDueDates(client, { today: romeDate(now) })
}
