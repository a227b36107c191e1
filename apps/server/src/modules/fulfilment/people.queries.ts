import type { OrderPackage } from '../../platform/schema/orders.ts'
import { findStatement, listStatement } from '../../platform/database/statement.ts'

/** Somebody who may take the goods for the customer that day, by id or by name. */
export interface DelegateRow {
  id: number
  name: string
}

export const listDelegatesOfDay = listStatement<
  DelegateRow,
  { userId: number; companyId: number | null; day: string }
>(
  'fulfilment_list_delegates',
  `select id, trim(first_name || ' ' || last_name) as name from delegates
   where user_id = $userId and company_id is not distinct from $companyId::bigint and removed_at is null
     and (is_permanent or $day::date between valid_from and valid_to) order by id`,
)

export const findCustomerName = findStatement<{ name: string }, { userId: number }>(
  'fulfilment_find_customer',
  `select trim(first_name || ' ' || last_name) as name from users where id = $userId`,
)

/** Packaging by code or id. */
export type PackagingRow = Pick<OrderPackage, 'packagingId' | 'descr' | 'costCents' | 'isDeposit'> & {
  code: string
}

export const listPackagings = listStatement<
  PackagingRow,
  { codes: readonly string[]; ids: readonly number[] }
>(
  'fulfilment_list_packagings',
  `select id as "packagingId", code, descr, cost_cents as "costCents", is_deposit as "isDeposit" from packagings
   where code = any($codes::text[]) or id = any($ids::bigint[])`,
)
