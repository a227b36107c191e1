import { findStatement } from '../../../platform/database/statement.ts'

/** Who bought an order: a company, or a person ('' once the account is deleted). */
export const findBuyer = findStatement<
  { companyName: string | null; vatNumber: string | null; personName: string },
  { orderId: number }
>(
  'orders_buyer',
  `select coalesce(o.company_name, c.name) as "companyName", c.vat_number as "vatNumber",
     trim(concat_ws(' ', u.first_name, u.last_name)) as "personName"
   from orders o join users u on u.id = o.user_id left join companies c on c.id = o.company_id where o.id = $orderId`,
)
