import type { delegates } from '../../../platform/schema/customers.ts'
import { listStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'
import type { Owner } from './profile.queries.ts'

export type DelegateRow = RowOf<
  typeof delegates,
  'id' | 'firstName' | 'lastName' | 'taxCode' | 'phone' | 'isPermanent' | 'validFrom' | 'validTo'
>

const OWNED =
  'user_id = $userId and company_id is not distinct from $companyId::bigint and removed_at is null'

/** Delegates of a customer for the company of the call, in the order in which they were added. */
export const listDelegates = listStatement<DelegateRow, Owner>(
  'delegates_list',
  `select id, first_name "firstName", last_name "lastName", tax_code "taxCode", phone, is_permanent "isPermanent",
     valid_from "validFrom", valid_to "validTo"
   from delegates where ${OWNED} order by id`,
)

export const insertDelegate = writeStatement<Owner & Omit<DelegateRow, 'id'> & { now: Date }>(
  'delegates_insert',
  `insert into delegates (user_id, company_id, first_name, last_name, tax_code, phone, is_permanent, valid_from, valid_to,
     created_at)
   values ($userId, $companyId, $firstName, $lastName, $taxCode, $phone, $isPermanent, $validFrom, $validTo, $now)`,
)

export const updateDelegate = writeStatement<Owner & DelegateRow>(
  'delegates_update',
  `update delegates set first_name = $firstName, last_name = $lastName, tax_code = $taxCode, phone = $phone,
     is_permanent = $isPermanent, valid_from = $validFrom, valid_to = $validTo
   where ${OWNED} and id = $id`,
)

export const removeDelegate = writeStatement<Owner & { id: number; now: Date }>(
  'delegates_remove',
  `update delegates set removed_at = $now where ${OWNED} and id = $id`,
)
