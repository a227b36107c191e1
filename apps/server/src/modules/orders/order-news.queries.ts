import { findStatement } from '../../platform/database/statement.ts'

/** Whom a mail about an order goes to. */
export const findAddressee = findStatement<{ email: string; userId: number }, { orderId: number }>(
  'orders_find_addressee',
  `select u.login as email, u.id as "userId"
   from orders o join users u on u.id = o.user_id where o.id = $orderId`,
)
