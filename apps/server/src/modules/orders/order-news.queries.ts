import { findStatement } from '../../platform/database/statement.ts'

/** The recipient of mails about an order. */
export const findAddressee = findStatement<{ email: string; userId: number }, { orderId: number }>(
  'orders_find_addressee',
  `select u.login as email, u.id as "userId"
   from orders o join users u on u.id = o.user_id where o.id = $orderId`,
)
