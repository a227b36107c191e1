import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { ORDERS_WITHOUT_PREFERENCE } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { writeStatement } from '../../../platform/database/statement.ts'
import { INVOICE_PROPOSED } from './proposed-invoice.ts'

/** Proposes an invoice to the new cart of a customer whose last order, for the same company, wanted one. */
export const updateProposedInvoice = writeStatement<{ userId: number; companyId: number | null }>(
  'cart_propose_invoice',
  `update carts set infos = jsonb_build_object('need_invoice', 'true', '${INVOICE_PROPOSED}', 'true') || infos
   where user_id = $userId and company_id is not distinct from $companyId::bigint and status = ${CART_STATUS.open}
     and 'true' = (select o.infos ->> 'need_invoice' from orders o
       where o.user_id = $userId and o.company_id is not distinct from $companyId::bigint
         and o.status not in (${sqlList(ORDERS_WITHOUT_PREFERENCE)})
       order by o.placed_at desc, o.id desc limit 1)`,
)
