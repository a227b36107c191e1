import { personInfosSql } from '../../../platform/schema/person-columns.ts'
import { findStatement, listStatement, writeStatement } from '../../../platform/database/statement.ts'

interface Unconfirmed {
  /** PROFILE_LEVEL.registered and CUSTOMER_TYPES. */
  level: number
  customerTypes: readonly number[]
  /** Registered before this. */
  before: Date
  now: Date
}

/**
 * Condition: registered by the customer (with a consent and a link; an import has neither), never confirmed by any
 * link, without a valid link, and without an order.
 */
const IS_UNCONFIRMED = `u.profile_level = $level and u.user_type_id = any($customerTypes::int[]) and not u.is_disabled
  and u.created_at < $before
  and exists (select from consents c where c.user_id = u.id and c.kind = 'privacy')
  and exists (select from mail_links l where l.user_id = u.id and l.purpose = 'verify')
  and not exists (select from mail_links l where l.user_id = u.id
    and (l.used_at is not null or l.revoked_at is null and l.expires_at > $now))
  and not exists (select from orders o where o.user_id = u.id)`

export const listUnconfirmed = listStatement<{ id: number; storeCard: string | null }, Unconfirmed>(
  'unconfirmed_list',
  `select u.id, u.store_card "storeCard" from users u where ${IS_UNCONFIRMED} order by u.id`,
)

/** Locks the account until the transaction ends: a concurrent confirmation runs before or after. */
export const lockUnconfirmed = findStatement<{ id: number }, { userId: number }>(
  'unconfirmed_lock',
  'select id from users where id = $userId for update',
)

/**
 * Closes the account if it is still unconfirmed, and clears personal data and everything that another account may need.
 * Its new login is no e-mail: nobody can sign in or register with it.
 */
export const releaseAccount = writeStatement<Unconfirmed & { userId: number; storeCard: string | null }>(
  'unconfirmed_release',
  `update users u set login = 'released-' || u.id, password_hash = '!', first_name = '', last_name = '',
     ${personInfosSql.clear}, fiscal_code = null, cod_int = null, store_card = null, is_disabled = true,
     default_delivery_address_id = null, default_store_id = null
   where u.id = $userId and u.store_card is not distinct from $storeCard and ${IS_UNCONFIRMED}`,
)
