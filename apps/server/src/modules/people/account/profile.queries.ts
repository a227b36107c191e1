import type { users } from '../../../platform/schema/accounts.ts'
import { OF_COMPANIES } from '../../../platform/schema/colleagues.ts'
import type { billingAddresses, consents } from '../../../platform/schema/customers.ts'
import { personInfosSql } from '../../../platform/schema/person-columns.ts'
import type { PersonInfoName } from '@cambusa/domain/people/person-infos'
import { HOLDER } from '@cambusa/domain/people/company-roles'
import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** The caller, and the company acted for: queries check both. */
export interface Owner {
  userId: number
  /** null: the customer acts privately. */
  companyId: number | null
}

/** Whether the customer acts for the company of the call. */
const IS_MEMBER = `exists (select from ${OF_COMPANIES} a join users m on m.id = a."userId"
  where m.id = $userId and a."companyId" = $companyId and m.profile_level >= ${PROFILE_LEVEL.emailVerified})`

export interface ProfileRow extends RowOf<
  typeof users,
  | 'id'
  | 'login'
  | 'userTypeId'
  | 'firstName'
  | 'lastName'
  | 'fiscalCode'
  | PersonInfoName
  | 'codInt'
  | 'storeCard'
  | 'defaultStoreId'
  | 'profileLevel'
> {
  cardPending: boolean
  companyId: number | null
  companyName: string
  vatNumber: string
  companyTaxCode: string
  pec: string
  sdiCode: string
}

export const findProfile = findStatement<ProfileRow, Owner>(
  'profile_find',
  `select u.id, u.login, u.user_type_id "userTypeId", u.first_name "firstName", u.last_name "lastName",
     u.fiscal_code "fiscalCode", ${personInfosSql.selectOf('u')}, u.cod_int "codInt", u.store_card "storeCard",
     u.default_store_id "defaultStoreId", u.profile_level "profileLevel",
     exists (select from card_requests r where r.user_id = u.id and r.handed_at is null) "cardPending",
     c.id "companyId", coalesce(c.name, '') "companyName", coalesce(c.vat_number, '') "vatNumber",
     coalesce(c.fiscal_code, '') "companyTaxCode", coalesce(c.pec, '') pec, coalesce(c.sdi_code, '') "sdiCode"
   from users u left join companies c on c.id = $companyId::bigint and ${IS_MEMBER}
   where u.id = $userId`,
)

/** Holders of a company, except one. */
export const listOtherMembers = listStatement<
  RowOf<typeof users, 'id' | 'login' | 'firstName'>,
  { userId: number; companyId: number }
>(
  'profile_list_members',
  `select u.id, u.login, u.first_name "firstName" from users u
   where u.id <> $userId and not u.is_disabled and u.profile_level >= ${PROFILE_LEVEL.emailVerified}
     and exists (select from ${OF_COMPANIES} a where a."userId" = u.id and a."companyId" = $companyId
       and a.role = '${HOLDER}')
   order by u.id`,
)

/**
 * Locks the customer's row until the transaction ends; no row: the session of the call has ended meanwhile, for example
 * by a change of credentials, and may write nothing more.
 */
export const lockProfile = findStatement<RowOf<typeof users, 'id'>, { userId: number; tokenHash: Buffer }>(
  'profile_lock',
  `select u.id from users u join sessions s on s.user_id = u.id and s.credential_version = u.credential_version
   where u.id = $userId and s.token_hash = $tokenHash and s.revoked_at is null for no key update of u`,
)

export const updateProfile = writeStatement<
  { userId: number } & RowOf<
    typeof users,
    'firstName' | 'lastName' | 'fiscalCode' | PersonInfoName | 'defaultStoreId'
  >
>(
  'profile_update',
  `update users set first_name = $firstName, last_name = $lastName, fiscal_code = $fiscalCode,
     ${personInfosSql.set}, default_store_id = $defaultStoreId
   where id = $userId`,
)

type BillingRow = RowOf<
  typeof billingAddresses,
  'address1' | 'addressNumber' | 'postalCode' | 'city' | 'province'
>

/** The billing address of the company, else the customer's own. */
export const findBillingAddress = findStatement<BillingRow, Owner>(
  'billing_find',
  `select address1, address_number "addressNumber", postal_code "postalCode", city, province
   from billing_addresses
   where case when $companyId::bigint is null then user_id = $userId else company_id = $companyId and ${IS_MEMBER} end`,
)

export const upsertOwnBillingAddress = writeStatement<{ userId: number; now: Date } & BillingRow>(
  'billing_upsert_own',
  `insert into billing_addresses (user_id, address1, address_number, postal_code, city, province, updated_at)
   values ($userId, $address1, $addressNumber, $postalCode, $city, $province, $now)
   on conflict (user_id) do update set address1 = excluded.address1, address_number = excluded.address_number,
     postal_code = excluded.postal_code, city = excluded.city, province = excluded.province,
     updated_at = excluded.updated_at`,
)

/** 0 rows: the customer code may not act for the company. */
export const upsertCompanyBillingAddress = writeStatement<
  { userId: number; companyId: number; now: Date } & BillingRow
>(
  'billing_upsert_company',
  `insert into billing_addresses (company_id, address1, address_number, postal_code, city, province, updated_at)
   select $companyId::bigint, $address1, $addressNumber, $postalCode, $city, $province, $now::timestamptz where ${IS_MEMBER}
   on conflict (company_id) do update set address1 = excluded.address1, address_number = excluded.address_number,
     postal_code = excluded.postal_code, city = excluded.city, province = excluded.province,
     updated_at = excluded.updated_at`,
)

/**
 * Addresses for e-invoices; written only if they differ, because every write makes all sessions read companies again.
 */
export const updateCompanyInvoicing = writeStatement<{
  userId: number
  companyId: number
  pec: string
  sdiCode: string
}>(
  'billing_update_company',
  `update companies set pec = nullif($pec, ''), sdi_code = nullif($sdiCode, '')
   where id = $companyId and ${IS_MEMBER} and (coalesce(pec, '') <> $pec or coalesce(sdi_code, '') <> $sdiCode)`,
)

type ConsentRow = RowOf<typeof consents, 'kind' | 'given' | 'version' | 'at'>

/** Newest first. */
export const listConsents = listStatement<ConsentRow, { userId: number }>(
  'consents_list',
  'select kind, given, version, at from consents where user_id = $userId order by id desc',
)

/** 0 rows: the same choice of the same moment is there already. */
export const insertCookieConsent = writeStatement<
  RowOf<typeof consents, 'userId' | 'kind' | 'given' | 'version' | 'address'> & { chosenAt: Date }
>(
  'consents_insert_cookies',
  `insert into consents (user_id, kind, given, version, at, address)
   select $userId::bigint, $kind::text, $given::boolean, $version::text, $chosenAt::timestamptz, $address::text
   where not exists (select from consents where user_id = $userId and kind = $kind and given = $given
     and version = $version and at = $chosenAt)`,
)

export const insertConsent = writeStatement<
  RowOf<typeof consents, 'userId' | 'kind' | 'given' | 'version' | 'address'> & { now: Date }
>(
  'consents_insert',
  `insert into consents (user_id, kind, given, version, at, address)
   values ($userId, $kind, $given, $version, $now, $address)`,
)
