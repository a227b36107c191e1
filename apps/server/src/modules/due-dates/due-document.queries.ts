import type { OrderVat } from '../../platform/schema/orders.ts'
import { findStatement } from '../../platform/database/statement.ts'

/** The company of a statement. */
export const findCompanyOfStatement = findStatement<
  { companyName: string; vatNumber: string },
  { companyId: number }
>(
  'due_dates_company_of_statement',
  'select name as "companyName", vat_number as "vatNumber" from companies where id = $companyId',
)

/** What a document says of the order: its company, and the VAT of what came. */
export const findOrderOfDue = findStatement<
  { companyName: string; vatNumber: string; vat: OrderVat[] },
  { orderId: number }
>(
  'due_dates_order_of_document',
  `select coalesce(o.company_name, c.name) as "companyName", c.vat_number as "vatNumber", coalesce(f.vat, o.vat) as vat
   from orders o join companies c on c.id = o.company_id left join final_totals f on f.order_id = o.id
   where o.id = $orderId`,
)
