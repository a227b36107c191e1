import type { PersonInfoName } from '@cambusa/domain/people/person-infos'
import type { users } from '../../../platform/schema/accounts.ts'
import type { cardRequests } from '../../../platform/schema/customers.ts'
import { personInfosSql } from '../../../platform/schema/person-columns.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

export type CardRequestRow = RowOf<
  typeof cardRequests,
  | 'id'
  | 'userTypeId'
  | 'firstName'
  | 'lastName'
  | 'taxCode'
  | 'companyName'
  | 'vatNumber'
  | 'companyTaxCode'
  | 'pec'
  | 'sdiCode'
  | 'storeId'
  | PersonInfoName
>

const COLUMNS = `r.id, r.user_type_id "userTypeId", r.first_name "firstName", r.last_name "lastName",
  r.tax_code "taxCode", r.company_name "companyName", r.vat_number "vatNumber",
  r.company_tax_code "companyTaxCode", r.pec, r.sdi_code "sdiCode", r.store_id "storeId", ${personInfosSql.selectOf('r')}`

/** Asking again replaces the earlier request, unless its card was handed over. */
export const upsertCardRequest = writeStatement<
  Omit<CardRequestRow, 'id'> & { codeHash: Buffer | null; userId: number | null; now: Date }
>(
  'card_requests_upsert',
  `insert into card_requests (code_hash, user_id, user_type_id, first_name, last_name, tax_code, company_name, vat_number,
     company_tax_code, pec, sdi_code, store_id, ${personInfosSql.columns}, created_at)
   values ($codeHash, $userId, $userTypeId, $firstName, $lastName, $taxCode, $companyName, $vatNumber, $companyTaxCode,
     $pec, $sdiCode, $storeId, ${personInfosSql.values}, $now)
   on conflict (user_id) do update set user_type_id = excluded.user_type_id, first_name = excluded.first_name,
     last_name = excluded.last_name, tax_code = excluded.tax_code, company_name = excluded.company_name,
     vat_number = excluded.vat_number, company_tax_code = excluded.company_tax_code, pec = excluded.pec,
     sdi_code = excluded.sdi_code, store_id = excluded.store_id,
     ${personInfosSql.setExcluded}
   where card_requests.handed_at is null`,
)

/** The request with a code, locked; includes one that this e-mail has just used, whose response was lost. */
export const findRequestForUpdate = findStatement<
  CardRequestRow & { isUsed: boolean },
  { codeHash: Buffer; login: string; since: Date }
>(
  'card_requests_find_for_update',
  `select ${COLUMNS}, r.user_id is not null "isUsed" from card_requests r
   where r.code_hash = $codeHash and r.created_at > $since
     and (r.user_id is null or exists (select from users u where u.id = r.user_id and lower(u.login) = $login))
   for update of r`,
)

export const updateRequestUser = oneStatement<
  RowOf<typeof cardRequests, 'id'>,
  { id: number; userId: number }
>('card_requests_set_user', 'update card_requests set user_id = $userId where id = $id returning id')

export const removeRequest = writeStatement<{ id: number }>(
  'card_requests_remove',
  'delete from card_requests where id = $id and user_id is null',
)

/** A customer's request for a card that was not handed over yet. */
export const findPendingRequest = findStatement<CardRequestRow & { storeName: string }, { userId: number }>(
  'card_requests_find_pending',
  `select ${COLUMNS}, s.name "storeName" from card_requests r join stores s on s.id = r.store_id
   where r.user_id = $userId and r.handed_at is null`,
)

/** Requests of customers for cards that were not handed over yet, the oldest first. */
export const listPendingRequests = listStatement<
  CardRequestRow &
    RowOf<typeof cardRequests, 'createdAt'> &
    RowOf<typeof users, 'login'> & { storeName: string }
>(
  'card_requests_list_pending',
  `select ${COLUMNS}, r.created_at "createdAt", u.login, s.name "storeName"
   from card_requests r join users u on u.id = r.user_id join stores s on s.id = r.store_id
   where r.handed_at is null order by r.created_at, r.id`,
)

export const updateRequestHanded = writeStatement<{ userId: number; now: Date }>(
  'card_requests_set_handed',
  'update card_requests set handed_at = $now where user_id = $userId and handed_at is null',
)

export const removeRequestsBefore = writeStatement<{ before: Date }>(
  'card_requests_remove_old',
  'delete from card_requests where user_id is null and created_at < $before',
)
