import type { PersonInfoValues } from '@cambusa/domain/people/person-infos'
import type { users } from '../../../platform/schema/accounts.ts'
import { personInfosSql } from '../../../platform/schema/person-columns.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** Inserts an account without its card; no row: the e-mail has an account, maybe one that was inserted just now. */
export const insertCustomer = findStatement<
  RowOf<typeof users, 'id'>,
  PersonInfoValues & {
    login: string
    passwordHash: string
    userTypeId: number
    firstName: string
    lastName: string
    fiscalCode: string | null
    codInt: string | null
    storeId: number | null
    now: Date
  }
>(
  'customers_insert',
  `insert into users (login, password_hash, user_type_id, first_name, last_name, ${personInfosSql.columns}, fiscal_code,
     profile_level, cod_int, default_store_id, created_at)
   values ($login, $passwordHash, $userTypeId, $firstName, $lastName, ${personInfosSql.values}, $fiscalCode, 0, $codInt,
     $storeId, $now)
   on conflict (lower(login)) do nothing returning id`,
)

export type CustomerRow = RowOf<
  typeof users,
  'id' | 'login' | 'firstName' | 'profileLevel' | 'codInt' | 'storeCard' | 'isDisabled' | 'userTypeId'
>

const COLUMNS = `id, login, first_name "firstName", profile_level "profileLevel", cod_int "codInt",
  store_card "storeCard", is_disabled "isDisabled", user_type_id "userTypeId"`

export const findCustomer = findStatement<CustomerRow, { login: string }>(
  'customers_find',
  `select ${COLUMNS} from users where lower(login) = lower($login)`,
)

export const findCustomerForUpdate = findStatement<CustomerRow, { login: string }>(
  'customers_find_for_update',
  `select ${COLUMNS} from users where lower(login) = lower($login) for no key update`,
)

/** Sets the card; the trigger of store_cards refuses one that is not free. */
export const updateCustomerCard = writeStatement<{ userId: number; cardCode: string }>(
  'customers_give_card',
  'update users set store_card = $cardCode where id = $userId',
)

/** Invoicing data, stored until the e-mail is confirmed. */
export const updateTypedInvoicing = writeStatement<{ userId: number; pec: string; sdiCode: string }>(
  'customers_keep_invoicing',
  `update users set typed_invoicing = jsonb_build_object('pec', $pec::text, 'sdiCode', $sdiCode::text) where id = $userId`,
)

/** Returns and clears the invoicing data typed at registration, once the e-mail is confirmed. */
export const takeTypedInvoicing = findStatement<
  { typedInvoicing: { pec: string; sdiCode: string }; codInt: string | null; storeCard: string },
  { userId: number }
>(
  'customers_take_invoicing',
  `with typed as (
     select id, typed_invoicing, cod_int, store_card from users
     where id = $userId and typed_invoicing is not null and store_card is not null for no key update)
   update users u set typed_invoicing = null from typed t where u.id = t.id
   returning t.typed_invoicing "typedInvoicing", t.cod_int "codInt", t.store_card "storeCard"`,
)

export const updateCustomerEnabled = writeStatement<{
  userId: number
  profileLevel: number
  codInt: string | null
}>('customers_enable', 'update users set profile_level = $profileLevel, cod_int = $codInt where id = $userId')

/** Inserts all consents at once, in their order. */
export const insertConsents = writeStatement<{
  userId: number
  kinds: readonly string[]
  given: readonly boolean[]
  versions: readonly string[]
  address: string
  now: Date
}>(
  'customers_insert_consents',
  `insert into consents (user_id, kind, given, version, at, address)
   select $userId, c.kind, c.given, c.version, $now, $address
   from unnest($kinds::text[], $given::boolean[], $versions::text[]) as c (kind, given, version)`,
)

/** Inserts delegates from JSON, in their order. */
export const insertDelegates = writeStatement<{
  userId: number
  companyId: number | null
  delegates: string
  now: Date
}>(
  'customers_insert_delegates',
  `insert into delegates (user_id, company_id, first_name, last_name, tax_code, phone, is_permanent, valid_from, valid_to,
     created_at)
   select $userId, $companyId::bigint, d."firstName", d."lastName", d."taxCode", d.phone, d."isPermanent", d."from", d."to",
     $now
   from jsonb_to_recordset($delegates::jsonb) as d ("firstName" text, "lastName" text, "taxCode" text, phone text,
     "isPermanent" boolean, "from" date, "to" date)`,
)

export const listStoreIds = listStatement<{ id: number }, { ids: readonly number[] }>(
  'customers_list_stores',
  `select id from stores where id = any($ids) and kind = 'store'`,
)
