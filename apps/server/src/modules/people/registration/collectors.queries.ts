import type { users } from '../../../platform/schema/accounts.ts'
import type { orders } from '../../../platform/schema/orders.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'

export const findOrderHolder = findStatement<
  RowOf<typeof orders, 'userId' | 'companyId' | 'companyName'> &
    RowOf<typeof users, 'firstName' | 'lastName' | 'storeCard'>,
  { number: string }
>(
  'collectors_find_holder',
  `select o.user_id "userId", o.company_id "companyId", o.company_name "companyName", u.first_name "firstName",
     u.last_name "lastName", u.store_card "storeCard"
   from orders o join users u on u.id = o.user_id where o.number = $number`,
)
