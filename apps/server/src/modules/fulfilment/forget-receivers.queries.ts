import { writeStatement } from '../../platform/database/statement.ts'

/** Who took the goods of a customer's orders is no longer named; that they were handed over stays. */
export const forgetReceivers = writeStatement<{ userId: number }>(
  'handovers_forget_receivers',
  `update handovers h set receiver_name = '', delegate_id = null
   from orders o where o.id = h.order_id and o.user_id = $userId and (h.receiver_name <> '' or h.delegate_id is not null)`,
)
