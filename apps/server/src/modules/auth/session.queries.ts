import type { CompanyRole } from '@cambusa/domain/people/company-roles'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { CART_STATUS, CARTS_IN_USE, CARTS_WITH_STORE } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/database/sql-list.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import type { sessions, users } from '../../platform/schema/accounts.ts'
import { findStatement, oneStatement, writeStatement, type RowOf } from '../../platform/database/statement.ts'
import { IS_DEMO_ACCOUNT } from './demo-accounts.queries.ts'

/** A session as the database has it, with all fields that the cache holds. */
export interface SessionRow
  extends
    RowOf<typeof sessions, 'userId' | 'companyId' | 'revokedAt' | 'kind' | 'expiresAt' | 'actingUserId'>,
    RowOf<
      typeof users,
      | 'login'
      | 'firstName'
      | 'lastName'
      | 'userTypeId'
      | 'profileLevel'
      | 'codInt'
      | 'isDisabled'
      | 'deletionAskedAt'
      | 'defaultDeliveryAddressId'
      | 'defaultStoreId'
    > {
  /** Null where the database has nothing for the token. */
  lastSeenAt: Date | null
  isDemo: boolean
  /**
   * Login or password have been changed since it was opened, the account was closed, or the customer no longer acts for
   * the company; of somebody who acts for the
   * customer, that their own session has ended or they are no administrator any more.
   */
  isOutdated: boolean
  /** First and last name of who acts for the customer. */
  actorName: string | null
  companyName: string | null
  /** What the customer does in the company acted for; null: nothing any more, or there is none. */
  companyRole: CompanyRole | null
  imagesInContract: boolean | null
  companyPriceListId: number | null
  maxCartProducts: number | null
  storeId: number | null
  warehouseId: number | null
  priceListId: number | null
}

/**
 * The role in the company is looked up for the one session: without the limit all customers would be joined first.
 * The store is that of the cart in use (the one that edits a placed order comes first), else of the last one bought, else the customer's own, else the shop's;
 * a shop without the configured store falls back to any.
 */
const SESSION_SQL = `select s.user_id "userId", s.company_id "companyId", s.last_seen_at "lastSeenAt", s.revoked_at "revokedAt",
  s.kind, s.expires_at "expiresAt", s.acting_user_id "actingUserId",
  nullif(trim(concat_ws(' ', au.first_name, au.last_name)), '') "actorName",
  u.login, u.first_name "firstName", u.last_name "lastName", u.user_type_id "userTypeId",
  u.profile_level "profileLevel", u.cod_int "codInt", u.is_disabled "isDisabled", u.deletion_asked_at "deletionAskedAt",
  u.id is not null and ${IS_DEMO_ACCOUNT} "isDemo",
  s.credential_version is distinct from u.credential_version or s.company_id is not null and a.role is null or s.acting_user_id is not null and (au.is_disabled
    or au.user_type_id <> ${USER_TYPE.administrator} or aps.revoked_at is not null
    or aps.credential_version is distinct from au.credential_version) "isOutdated",
  u.default_delivery_address_id "defaultDeliveryAddressId", u.default_store_id "defaultStoreId",
  co.name "companyName", a.role "companyRole", co.images_in_contract "imagesInContract", co.price_list_id "companyPriceListId", co.max_cart_products "maxCartProducts",
  st.id "storeId", w.id "warehouseId", w.price_list_id "priceListId"
from (select $tokenHash::bytea as token_hash) k
left join sessions s on s.token_hash = k.token_hash
left join users u on u.id = s.user_id
left join users au on au.id = s.acting_user_id left join sessions aps on aps.token_hash = s.acting_session
left join companies co on co.id = s.company_id
left join lateral (select role from ${OF_COMPANIES} o where o."userId" = s.user_id and o."companyId" = s.company_id limit 1) a on true
left join lateral (
  select * from (
    select id, status, store_id, warehouse_id, null::bigint as order_id from carts
      where s.user_id is null and user_id is null and visitor_hash = k.token_hash and status in (${sqlList(CARTS_IN_USE)})
    union all
    select id, status, store_id, warehouse_id, order_id from carts
      where user_id = s.user_id and company_id is not distinct from s.company_id and status in (${sqlList(CARTS_WITH_STORE)})
  ) own
  order by status = ${CART_STATUS.bought}, status = ${CART_STATUS.bought} or order_id is null, id desc limit 1
) cart on true
left join stores st on st.id = (
  select id from stores
  order by id = coalesce(cart.store_id, u.default_store_id, $defaultStoreId) desc, id = $defaultStoreId desc, is_default desc, id limit 1
)
left join warehouses w on w.id = coalesce(cart.warehouse_id, st.warehouse_id)`

/** The session of a token; a row of nulls with the default store where the database has nothing for it. */
export const findSession = oneStatement<SessionRow, { tokenHash: Buffer; defaultStoreId: number }>(
  'session_find',
  SESSION_SQL,
)

/** What a session that is opened has of its own. */
export interface NewSession extends RowOf<
  typeof sessions,
  | 'tokenHash'
  | 'companyId'
  | 'accountFamily'
  | 'credentialVersion'
  | 'signedInAt'
  | 'kind'
  | 'device'
  | 'actingUserId'
  | 'actingSession'
  | 'expiresAt'
> {
  userId: number
  now: Date
}

export const insertSession = writeStatement<NewSession>(
  'insert_session',
  `insert into sessions (token_hash, user_id, company_id, account_family, credential_version, signed_in_at, kind, device,
     acting_user_id, acting_session, expires_at, created_at, last_seen_at)
   values ($tokenHash, $userId, $companyId, $accountFamily, $credentialVersion, $signedInAt, $kind, $device,
     $actingUserId, $actingSession, $expiresAt, $now, $now)`,
)

/** Writes the last use of a session, never an earlier one; no row: the session has ended, which is never undone. */
export const updateLastSeen = findStatement<
  RowOf<typeof sessions, 'lastSeenAt'>,
  { tokenHash: Buffer; seenAt: Date }
>(
  'update_last_seen',
  `update sessions set last_seen_at = greatest(last_seen_at, $seenAt) where token_hash = $tokenHash and revoked_at is null
   returning last_seen_at "lastSeenAt"`,
)

/**
 * Marks a session ended that was found so, unless somebody used it at or after `usedBefore` meanwhile; that of a closed
 * customer, or one past its own end, is marked in any case. No row: it was used, or is marked already.
 */
export const updateEnded = findStatement<
  { revokedAt: Date },
  { tokenHash: Buffer; usedBefore: Date; now: Date }
>(
  'update_session_ended',
  `update sessions s set revoked_at = $now
   where token_hash = $tokenHash and revoked_at is null
     and (last_seen_at < $usedBefore or expires_at <= $now or exists (select from users u where u.id = s.user_id and u.is_disabled))
   returning revoked_at "revokedAt"`,
)

/** The remembered account that opened a session, if one did; it never changes. */
export const findSessionFamily = findStatement<{ family: string | null }, { tokenHash: Buffer }>(
  'find_session_family',
  'select account_family as family from sessions where token_hash = $tokenHash',
)

/** Ends a session, even one that has expired already; the caller ends its remembered account, if it has one. */
export const revokeSession = writeStatement<{ tokenHash: Buffer; now: Date }>(
  'revoke_session',
  'update sessions set revoked_at = coalesce(revoked_at, $now) where token_hash = $tokenHash',
)

/** Ends these sessions, as an identity provider asks for. */
export const revokeSessions = writeStatement<{ tokenHashes: readonly Buffer[]; now: Date }>(
  'revoke_sessions',
  'update sessions set revoked_at = $now where token_hash = any($tokenHashes::bytea[]) and revoked_at is null',
)

/** Deletes sessions that were not used since a moment. */
export const removeSessionsUnusedSince = writeStatement<{ before: Date }>(
  'remove_unused_sessions',
  'delete from sessions where last_seen_at < $before',
)
