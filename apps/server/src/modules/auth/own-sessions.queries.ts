import type { SessionKind } from '@cambusa/domain/people/roles'
import { findStatement, listStatement } from '../../platform/database/statement.ts'

/** A sign-in that is still good, as its owner sees it. */
export interface OwnSessionRow {
  sessionId: string
  kind: SessionKind
  device: string
  actorName: string | null
  firstUsedAt: Date
  lastUsedAt: Date
  isThis: boolean
}

/** The id that the owner sees: neither the token nor what the database has of it. */
const ID_OF_FAMILY = `encode(sha256(convert_to(a.family, 'UTF8')), 'hex')`
const ID_OF_SESSION = `encode(sha256(s.token_hash), 'hex')`

/**
 * Remembered logins, each with all its sessions, and the sessions that no login remembers. The company acted for does
 * not matter: it is the same device.
 */
export const listOwnSessionRows = listStatement<
  OwnSessionRow,
  { userId: number; tokenHash: Buffer; usedSince: Date; now: Date }
>(
  'own_sessions_list',
  `with remembered as (
     select a.family, min(a.first_used_at) first_used_at, max(a.created_at) made_at, max(a.device) device
     from account_tokens a join users u on u.id = a.user_id and u.credential_version = a.credential_version
     where a.user_id = $userId and a.revoked_at is null and a.replaced_at is null and a.expires_at > $now
     group by a.family)
   select ${ID_OF_FAMILY} "sessionId", 'password' kind, a.device, null "actorName", a.first_used_at "firstUsedAt",
     greatest(a.made_at, max(s.last_seen_at)) "lastUsedAt", coalesce(bool_or(s.token_hash = $tokenHash), false) "isThis"
   from remembered a left join sessions s on s.account_family = a.family and s.user_id = $userId
   group by a.family, a.device, a.first_used_at, a.made_at
   union all
   select ${ID_OF_SESSION}, s.kind, s.device, nullif(trim(concat_ws(' ', au.first_name, au.last_name)), ''),
     coalesce(s.signed_in_at, s.created_at), s.last_seen_at, s.token_hash = $tokenHash
   from sessions s join users u on u.id = s.user_id and u.credential_version = s.credential_version
   left join users au on au.id = s.acting_user_id
   where s.user_id = $userId and s.revoked_at is null and s.last_seen_at >= $usedSince
     and (s.expires_at is null or s.expires_at > $now)
     and (s.account_family is null or s.account_family not in (select family from remembered))
   order by "isThis" desc, "lastUsedAt" desc, "sessionId"`,
)

/** A session of the customer by the id that he sees; both null: there is none. */
export const findOwnSession = findStatement<
  { tokenHash: Buffer | null; family: string | null },
  { userId: number; sessionId: string }
>(
  'own_session_find',
  `select s.token_hash "tokenHash", s.account_family family from sessions s
     where s.user_id = $userId and ${ID_OF_SESSION} = $sessionId
   union all
   select null, a.family from account_tokens a where a.user_id = $userId and ${ID_OF_FAMILY} = $sessionId
   limit 1`,
)
