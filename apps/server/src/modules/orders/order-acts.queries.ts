import type { OrderAct } from '@cambusa/domain/orders/order-acts'
import { listStatement, oneStatement, writeStatement } from '../../platform/database/statement.ts'

/**
 * Notes what was done with an order, in the transaction that does it. `actor` is a name; `userId` is set where its
 * customer did it. `details` is JSON: the reason of a cancellation, what was not there.
 */
export const insertOrderAct = writeStatement<{
  orderId: number
  act: OrderAct
  actor: string
  userId: number | null
  details: string
  now: Date
}>(
  'order_acts_insert',
  `insert into order_acts (order_id, act, actor, user_id, details, at)
   values ($orderId, $act, $actor, $userId, $details::jsonb, $now)`,
)

/** Whether something was done with an order before. */
export const findWasDone = oneStatement<{ wasDone: boolean }, { orderId: number; act: OrderAct }>(
  'order_acts_was_done',
  'select exists (select from order_acts where order_id = $orderId and act = $act) as "wasDone"',
)

/** What was done with an order, with the names of the people who did, oldest first. */
export const listOrderActs = listStatement<
  { act: OrderAct; actor: string; reason: string | null; at: Date },
  { orderId: number }
>(
  'order_acts_list',
  `select act, actor, details ->> 'reason' as reason, at from order_acts where order_id = $orderId order by id`,
)
