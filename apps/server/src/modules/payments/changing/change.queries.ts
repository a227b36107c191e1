import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { UNDECIDED_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { ComparedLine } from '@cambusa/domain/orders/order-difference'
import { orderCutoff, isMoneyTaken } from '../../orders/orders.ts'
import { sqlTexts } from '../../../platform/database/sql-list.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
} from '../../../platform/database/statement.ts'

const { creditCard, bankTransfer } = PAYMENT_TYPES

/** What decides whether a customer may edit an order, besides its status and its cut-off. */
export const findEditFacts = oneStatement<
  { isCardCharged: boolean; hasMadeGifts: boolean; isImported: boolean },
  { orderId: number }
>(
  'payments_edit_facts',
  `select o.payment_type_id = ${creditCard} and ${isMoneyTaken} as "isCardCharged", o.cart_id is null as "isImported",
     exists (select from gift_certificates g join order_items i on i.id = g.order_item_id
       where i.order_id = o.id) as "hasMadeGifts"
   from orders o where o.id = $orderId`,
)

/** Whether an order has the payment that it is prepared on: the same rule as the trigger orders_paid_first. */
export const findPaymentThere = oneStatement<{ isThere: boolean }, { orderId: number }>(
  'payments_find_there',
  `select o.payment_type_id not in (${creditCard}, ${bankTransfer}) or exists (select from payment_attempts a
       where a.order_id = o.id and a.payment_type_id = o.payment_type_id
         and (a.state in ('stored', 'authorised') and a.amount_cents >= o.worst_case_cents
           or a.state = 'captured' and a.captured_cents > a.refunded_cents and a.amount_cents >= o.total_cents))
     as "isThere"
   from orders o where o.id = $orderId`,
)

/** Gives up the undecided attempts that were to replace the payment of an order; returns their ids. */
export const giveUpReplacing = listStatement<{ id: number }, { orderId: number; now: Date }>(
  'payments_give_up_replacing',
  `update payment_attempts set state = 'cancelled', updated_at = $now
   where order_id = $orderId and replaces_id is not null and state in (${sqlTexts(UNDECIDED_ATTEMPTS)}) returning id`,
)

/** The attempt pays the order from now on: the one that it replaces has ended. */
export const takeOver = writeStatement<{ attemptId: number }>(
  'payments_take_over',
  'update payment_attempts set replaces_id = null where id = $attemptId',
)

/** A stored card is authorised from another moment: the order has another slot. */
export const updateAuthoriseAt = writeStatement<{ attemptId: number; authoriseAt: Date }>(
  'payments_update_authorise_at',
  `update payment_attempts set authorise_at = $authoriseAt where id = $attemptId and state = 'stored'`,
)

/** When the authorisation of an attempt ends, and what it captured, cents. */
export const findAttemptEnd = findStatement<
  { authorisedUntil: Date | null; capturedCents: number },
  { attemptId: number }
>(
  'payments_find_attempt_end',
  `select authorised_until as "authorisedUntil", captured_cents as "capturedCents" from payment_attempts
   where id = $attemptId`,
)

/** Orders whose editing has to end: their cut-off has passed, or the payment of the changes did not come in time. */
export const listEditingsToEnd = listStatement<
  { id: number; payBy: Date | null; cutoffAt: Date },
  { now: Date; limit: number }
>(
  'payments_list_editings_to_end',
  `select * from (select o.id, o.pay_by as "payBy", ${orderCutoff} as "cutoffAt" from orders o
     where o.status = ${ORDER_STATUS.editing}) edited
   where least("payBy", "cutoffAt") <= $now order by "cutoffAt", id limit $limit`,
)

/** The lines of an order, for telling what a change of it changed. */
export const listComparedLines = listStatement<ComparedLine, { orderId: number }>(
  'payments_list_compared_lines',
  'select code, name, notes, unit, quantity from order_items where order_id = $orderId order by position',
)
