import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import type { users } from '../../platform/schema/accounts.ts'
import { OF_COMPANIES } from '../../platform/schema/colleagues.ts'
import {
  IS_NOT_LEFT_OUT,
  type ssoAnswers,
  type ssoIdentities,
  type ssoRequests,
  type ssoSessions,
} from '../../platform/schema/sso.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'

export const insertRequest = writeStatement<{
  id: string
  provider: string
  kind: 'login' | 'logout'
  nonceHash: Buffer | null
  returnTo: string
  now: Date
}>(
  'sso_request_insert',
  `insert into sso_requests (id, provider, kind, nonce_hash, return_to, created_at)
   values ($id, $provider, $kind, $nonceHash, $returnTo, $now)`,
)

export type RequestRow = RowOf<typeof ssoRequests, 'provider' | 'nonceHash' | 'returnTo' | 'answeredAt'>

/** A request that was sent after `since`, answered or not. */
export const findRequest = findStatement<RequestRow, { id: string; kind: string; since: Date }>(
  'sso_request_find',
  `select provider, nonce_hash "nonceHash", return_to "returnTo", answered_at "answeredAt" from sso_requests
   where id = $id and kind = $kind and created_at > $since`,
)

/** Marks a request answered; no row: another answer was first. */
export const updateAnswered = findStatement<{ id: string }, { id: string; now: Date }>(
  'sso_request_answered',
  'update sso_requests set answered_at = $now where id = $id and answered_at is null returning id',
)

export const insertAnswer = writeStatement<{
  codeHash: Buffer
  requestId: string
  provider: string
  nonceHash: Buffer
  person: string
  now: Date
}>(
  'sso_answer_insert',
  `insert into sso_answers (code_hash, request_id, provider, nonce_hash, person, created_at)
   values ($codeHash, $requestId, $provider, $nonceHash, $person::jsonb, $now)`,
)

export type AnswerRow = RowOf<
  typeof ssoAnswers,
  'provider' | 'nonceHash' | 'person' | 'createdAt' | 'openedAt' | 'endedAt'
>

export const lockAnswer = findStatement<AnswerRow, { codeHash: Buffer }>(
  'sso_answer_lock',
  `select provider, nonce_hash "nonceHash", person, created_at "createdAt", opened_at "openedAt", ended_at "endedAt"
   from sso_answers where code_hash = $codeHash for update`,
)

export const updateAnswerOpened = writeStatement<{ codeHash: Buffer; now: Date }>(
  'sso_answer_opened',
  'update sso_answers set opened_at = coalesce(opened_at, $now) where code_hash = $codeHash',
)

export const updateAnswerEnded = writeStatement<{ codeHash: Buffer; now: Date }>(
  'sso_answer_ended',
  'update sso_answers set ended_at = $now where code_hash = $codeHash and ended_at is null',
)

export const findIdentity = findStatement<
  RowOf<typeof ssoIdentities, 'userId' | 'isOwn'>,
  { provider: string; nameId: string }
>(
  'sso_identity_find',
  'select user_id "userId", is_own "isOwn" from sso_identities where provider = $provider and name_id = $nameId',
)

export const upsertIdentity = writeStatement<{
  provider: string
  nameId: string
  userId: number
  isOwn: boolean
  companies: readonly string[] | null
  now: Date
}>(
  'sso_identity_upsert',
  `insert into sso_identities (provider, name_id, user_id, is_own, companies, created_at, signed_in_at)
   values ($provider, $nameId, $userId, $isOwn, $companies::text[], $now, $now)
   on conflict (provider, name_id) do update set companies = excluded.companies, signed_in_at = excluded.signed_in_at`,
)

/** The company to act for first; undefined: none. */
export const findFirstCompany = findStatement<{ companyId: number }, { userId: number }>(
  'sso_first_company',
  `select c.id "companyId" from users u join ${OF_COMPANIES} a on a."userId" = u.id join companies c on c.id = a."companyId"
   where u.id = $userId and u.profile_level >= ${PROFILE_LEVEL.emailVerified} and ${IS_NOT_LEFT_OUT}
   order by a."isDefault" desc, c.id limit 1`,
)

export const findCredentials = findStatement<
  RowOf<typeof users, 'login' | 'credentialVersion'>,
  { userId: number }
>(
  'sso_credentials_find',
  'select login, credential_version "credentialVersion" from users where id = $userId and not is_disabled',
)

export type SsoSessionRow = RowOf<typeof ssoSessions, 'provider' | 'nameId' | 'nameIdFormat' | 'sessionIndex'>

export const insertSsoSession = writeStatement<
  SsoSessionRow & { tokenHash: Buffer; userId: number; now: Date }
>(
  'sso_session_insert',
  `insert into sso_sessions (token_hash, user_id, provider, name_id, name_id_format, session_index, created_at)
   values ($tokenHash, $userId, $provider, $nameId, $nameIdFormat, $sessionIndex, $now)`,
)

/**
 * How the provider knows a session: by its token, else (it got another token by a change of company) the customer's last
 * one.
 */
export const findSsoSession = findStatement<SsoSessionRow, { tokenHash: Buffer; userId: number }>(
  'sso_session_find',
  `select provider, name_id "nameId", name_id_format "nameIdFormat", session_index "sessionIndex" from sso_sessions
   where user_id = $userId order by token_hash = $tokenHash desc, created_at desc limit 1`,
)

/**
 * Open sessions of a person at a provider: those of the session indexes (all, where none is named), and those that have
 * another token since a change of company, which nothing links to an index.
 */
export const listProviderSessions = listStatement<
  { tokenHash: Buffer },
  { provider: string; nameId: string; indexes: readonly string[] }
>(
  'sso_session_list_open',
  `select s.token_hash "tokenHash" from sessions s left join sso_sessions o on o.token_hash = s.token_hash
   where s.user_id in (select user_id from sso_sessions where provider = $provider and name_id = $nameId)
     and s.kind = 'sso' and s.revoked_at is null
     and (o.token_hash is null or o.provider = $provider and o.name_id = $nameId
       and ($indexes::text[] = '{}' or o.session_index is null or o.session_index = any($indexes)))
   order by s.token_hash`,
)

export const removeRequestsBefore = writeStatement<{ before: Date }>(
  'sso_requests_remove_old',
  'delete from sso_requests where created_at < $before',
)
