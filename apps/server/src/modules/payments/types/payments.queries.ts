import { ORDERS_WITHOUT_PREFERENCE } from '@cambusa/domain/orders/order-sets'
import type { InvoiceData } from '@cambusa/domain/orders/invoice-data'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { oldestDue, owedOnAccount } from '../../due-dates/due-dates.ts'
import { findStatement, writeStatement } from '../../../platform/database/statement.ts'

export interface CompanyCredit {
  creditCents: number
  /** What it owes on account: orders not handed over yet, and what is left of due dates. */
  openCents: number
  /** The day of the oldest due date that is left to pay, yyyy-MM-dd; null: none. */
  oldestDueOn: string | null
}

export const findCredit = findStatement<CompanyCredit, { companyId: number; now: Date }>(
  'companies_credit',
  `select c.credit_cents as "creditCents", ${owedOnAccount} as "openCents", ${oldestDue} as "oldestDueOn"
   from companies c where c.id = $companyId`,
)

/** Data of a company that an invoice requires. */
export const findCompanyInvoice = findStatement<InvoiceData, { companyId: number }>(
  'companies_invoice_data',
  `select true as "isCompany", false as "hasTaxCode",
     coalesce(c.address, '') <> '' or exists (select from billing_addresses b where b.company_id = c.id) as "hasAddress",
     coalesce(c.sdi_code, '') <> '' or coalesce(c.pec, '') <> '' as "hasElectronicAddress"
   from companies c where c.id = $companyId`,
)

/** Payment type of a customer's last order for the same company. */
export const findLastPaymentType = findStatement<
  { paymentTypeId: number },
  { userId: number; companyId: number | null }
>(
  'payments_find_last_type',
  `select payment_type_id as "paymentTypeId" from orders
   where user_id = $userId and company_id is not distinct from $companyId::bigint
     and status not in (${sqlList(ORDERS_WITHOUT_PREFERENCE)})
   order by placed_at desc, id desc limit 1`,
)

/** Locks the company's row until the transaction ends, so that two orders never spend the same credit. */
export const lockCompany = writeStatement<{ companyId: number }>(
  'companies_lock',
  'select id from companies where id = $companyId for no key update',
)

/** The order with a number, as the operator types it. */
export const findOrderOfNumber = findStatement<{ id: number }, { number: string }>(
  'payments_find_order_of_number',
  'select id from orders where number = $number',
)
