import type { companies, users } from '../../../platform/schema/accounts.ts'
import type { technicalKeys } from '../../../platform/schema/technical-keys.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

export const insertKey = writeStatement<
  RowOf<typeof technicalKeys, 'companyId' | 'expiresAt' | 'key' | 'name' | 'secretHash' | 'userId'> & {
    now: Date
  }
>(
  'technical_key_insert',
  `insert into technical_keys (key, secret_hash, name, company_id, user_id, created_at, expires_at)
   values ($key, $secretHash, $name, $companyId, $userId, $now, $expiresAt)`,
)

/** The key of the demo shop's till, which acts as the customer with $login; a withdrawn one stays so. */
export const upsertDemoKey = writeStatement<
  RowOf<typeof technicalKeys, 'expiresAt' | 'key' | 'name' | 'secretHash'> & { login: string; now: Date }
>(
  'technical_key_upsert_demo',
  `insert into technical_keys as k (key, secret_hash, name, company_id, user_id, created_at, expires_at)
   select $key, $secretHash, $name, m.company_id, u.id, $now, $expiresAt
   from users u join company_members m on m.cod_int = u.cod_int and m.is_default where u.login = $login
   on conflict (key) do update set expires_at = greatest(k.expires_at, excluded.expires_at)`,
)

/** Notes that a key is used, and locks it until the session is opened; no row: it has ended meanwhile. */
export const updateKeyUsed = findStatement<RowOf<typeof technicalKeys, 'id'>, { id: number; now: Date }>(
  'technical_key_use',
  `update technical_keys set last_used_at = $now
   where id = $id and withdrawn_at is null and expires_at > $now returning id`,
)

export const insertTechnicalSession = writeStatement<{ tokenHash: Buffer; keyId: number }>(
  'technical_session_insert',
  'insert into technical_sessions (token_hash, key_id) values ($tokenHash, $keyId)',
)

/** Withdraws a key; no row: it is unknown, or withdrawn already. */
export const updateKeyWithdrawn = findStatement<
  RowOf<typeof technicalKeys, 'id' | 'name' | 'userId'>,
  { key: string; now: Date }
>(
  'technical_key_withdraw',
  `update technical_keys set withdrawn_at = $now where key = $key and withdrawn_at is null
   returning id, name, user_id "userId"`,
)

/** Ends every session that a key opened; the notices of it reach every process. */
export const revokeKeySessions = writeStatement<{ keyId: number; now: Date }>(
  'technical_key_revoke_sessions',
  `update sessions s set revoked_at = $now from technical_sessions t
   where t.token_hash = s.token_hash and t.key_id = $keyId and s.revoked_at is null`,
)

export interface ListedKey extends RowOf<typeof technicalKeys, 'expiresAt' | 'key' | 'name' | 'withdrawnAt'> {
  login: RowOf<typeof users, 'login'>['login']
  companyName: RowOf<typeof companies, 'name'>['name']
  /** Of the key itself, or of a session that it opened. */
  lastUsedAt: Date | null
}

/** Every key, those of a customer where a login is given; the newest first. */
export const listKeys = listStatement<ListedKey, { login: string | null }>(
  'technical_key_list',
  `select k.key, k.name, k.expires_at "expiresAt", k.withdrawn_at "withdrawnAt", u.login, c.name "companyName",
     greatest(k.last_used_at, (select max(s.last_seen_at) from technical_sessions t join sessions s using (token_hash)
       where t.key_id = k.id)) "lastUsedAt"
   from technical_keys k join users u on u.id = k.user_id join companies c on c.id = k.company_id
   where $login::text is null or lower(u.login) = lower($login) order by k.id desc`,
)
