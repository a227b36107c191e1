import type { OrderAct } from '@cambusa/domain/orders/order-acts'
import { oneStatement, writeStatement } from '../../platform/database/statement.ts'

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
