import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { findStatement, writeStatement } from '../../../platform/database/statement.ts'

/** Inserts an account that is enabled to buy for the companies that have invited it. No row: the e-mail has one. */
export const insertInvitedCustomer = findStatement<
  { id: number },
  { login: string; passwordHash: string; firstName: string; lastName: string; now: Date }
>(
  'invited_customer_insert',
  `insert into users (login, password_hash, user_type_id, first_name, last_name, profile_level, created_at)
   values ($login, $passwordHash, ${USER_TYPE.business}, $firstName, $lastName, ${PROFILE_LEVEL.enabled}, $now)
   on conflict (lower(login)) do nothing returning id`,
)

/** The company's word enables an account that was there before; the link of the invitation confirms its e-mail. */
export const enableInvited = writeStatement<{ userId: number }>(
  'invited_customer_enable',
  `update users set profile_level = ${PROFILE_LEVEL.enabled}
   where id = $userId and profile_level < ${PROFILE_LEVEL.enabled}`,
)

/**
 * Whom only the word of a company enabled to buy, and whom none has as a colleague any more, buys no longer: without a
 * card, a customer code and an identity provider.
 */
export const settleLevel = writeStatement<{ userId: number }>(
  'invited_customer_settle',
  `update users u set profile_level = ${PROFILE_LEVEL.emailVerified}
   where u.id = $userId and u.profile_level = ${PROFILE_LEVEL.enabled} and u.store_card is null and u.cod_int is null
     and not exists (select from sso_identities i where i.user_id = u.id)
     and not exists (select from colleagues k where k.user_id = u.id and k.removed_at is null)`,
)
