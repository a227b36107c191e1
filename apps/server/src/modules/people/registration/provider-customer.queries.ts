import type { users } from '../../../platform/schema/accounts.ts'
import { findStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

export type ProviderCustomerRow = RowOf<typeof users, 'id' | 'userTypeId' | 'isDisabled'>

const COLUMNS = 'u.id, u.user_type_id "userTypeId", u.is_disabled "isDisabled"'

export const findProviderCustomer = findStatement<ProviderCustomerRow, { userId: number }>(
  'provider_customer_find',
  `select ${COLUMNS} from users u where u.id = $userId`,
)

export const findCustomerOfEmail = findStatement<ProviderCustomerRow, { email: string }>(
  'provider_customer_find_by_email',
  `select ${COLUMNS} from users u where lower(u.login) = lower($email)`,
)

/** Whether the shop knows a customer code: companies belong to it. */
export const findMembership = findStatement<{ codInt: string }, { codInt: string }>(
  'provider_customer_find_code',
  'select cod_int "codInt" from company_members where cod_int = $codInt limit 1',
)

/** Inserts an account whose password is the provider's: no password matches this hash. No row: the e-mail has one. */
export const insertProviderCustomer = findStatement<
  { id: number },
  {
    login: string
    userTypeId: number
    firstName: string
    lastName: string
    codInt: string | null
    profileLevel: number
    now: Date
  }
>(
  'provider_customer_insert',
  `insert into users (login, password_hash, user_type_id, first_name, last_name, cod_int, profile_level, created_at)
   values ($login, '!', $userTypeId, $firstName, $lastName, $codInt, $profileLevel, $now)
   on conflict (lower(login)) do nothing returning id`,
)

/** Sets what the provider says of an account of its own; with a card of the shop, code and level are the shop's. */
export const updateProviderCustomer = writeStatement<{
  userId: number
  userTypeId: number
  firstName: string
  lastName: string
  codInt: string | null
  profileLevel: number
}>(
  'provider_customer_update',
  `update users set first_name = $firstName, last_name = $lastName,
     user_type_id = case when store_card is null then $userTypeId::smallint else user_type_id end,
     cod_int = case when store_card is null then $codInt else cod_int end,
     profile_level = case when store_card is null then $profileLevel::smallint else profile_level end
   where id = $userId`,
)
