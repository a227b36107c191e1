import type { users } from '../../../platform/schema/accounts.ts'
import { personInfosSql } from '../../../platform/schema/person-columns.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** The request is written, and everything else that was opened with the credentials ends. No row: asked already, or changed. */
export const updateDeletionAsked = findStatement<
  RowOf<typeof users, 'login' | 'firstName' | 'credentialVersion'>,
  { userId: number; before: number; now: Date }
>(
  'deletion_ask',
  `update users set deletion_asked_at = $now, credential_version = credential_version + 1
   where id = $userId and credential_version = $before and not is_disabled and deletion_asked_at is null
   returning login, first_name "firstName", credential_version "credentialVersion"`,
)

export const updateDeletionKept = writeStatement<{ userId: number }>(
  'deletion_keep',
  `update users set deletion_asked_at = null
   where id = $userId and deletion_asked_at is not null and not is_disabled`,
)

/** An account whose time is over, locked so that no order is placed for it until the transaction ends. */
export const lockToDelete = findStatement<
  RowOf<typeof users, 'id' | 'login' | 'firstName' | 'storeCard'>,
  { userId: number; askedBefore: Date }
>(
  'deletion_lock',
  `select id, login, first_name "firstName", store_card "storeCard" from users
   where id = $userId and deletion_asked_at <= $askedBefore and deleted_at is null for update`,
)

/** Closes the account without a name. Its login is no e-mail any more: nobody signs in or registers with it. */
export const clearAccount = writeStatement<{ userId: number; now: Date }>(
  'deletion_clear_account',
  `update users set login = 'released-' || id, password_hash = '!', first_name = '', last_name = '',
     ${personInfosSql.clear}, fiscal_code = null, cod_int = null, store_card = null, is_disabled = true,
     typed_invoicing = null, default_delivery_address_id = null, default_store_id = null, deletion_asked_at = null,
     deleted_at = $now
   where id = $userId`,
)

/** The card of a private customer is nobody's any more; that of a company stays the company's, free for a colleague. */
export const blockOwnCard = writeStatement<{ code: string; privateType: number }>(
  'deletion_block_card',
  `update store_cards set state = 'blocked', name = '', tax_code = null, vat_number = null, pec = '', sdi_code = ''
   where code = $code and user_type_id = $privateType`,
)

/** Addresses that bought carts refer to stay as empty rows. */
export const clearAddresses = writeStatement<{ userId: number; now: Date }>(
  'deletion_clear_addresses',
  `update addresses set address_name = '', address1 = '', address_number = '', postal_code = '', city = '', province = '',
     phone = '', notes = '', latitude = null, longitude = null, removed_at = coalesce(removed_at, $now)
   where user_id = $userId`,
)

/** Accounts that were deleted lately: a call that was under way may have written for them afterwards. */
export const listLatelyDeleted = listStatement<RowOf<typeof users, 'id'>, { since: Date }>(
  'deletion_list_lately',
  'select id from users where deleted_at > $since order by id',
)
