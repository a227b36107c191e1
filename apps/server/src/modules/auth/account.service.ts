import { randomUUID } from 'node:crypto'
import { ACCOUNT_DAYS, ACCOUNT_GRACE_SECONDS } from '@cambusa/domain/constants'
import { needsSecondFactor } from '@cambusa/domain/people/second-factor'
import type { SessionKind } from '@cambusa/domain/people/roles'
import type { Config } from '../../config.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import {
  lockAccount,
  lockFamilySessions,
  lockFamilyTokens,
  insertAccountToken,
  revokeAccountTokens,
  revokeFamilySessions,
  updateAccountReplaced,
  type AccountRow,
} from './account.queries.ts'
import { isShutInProduction } from './demo-accounts.ts'
import { insertSession, type NewSession } from './session.queries.ts'
import { keyBytes, newToken, tokenKey } from './session-tokens.ts'

const DAY_MS = 86_400_000

/** A session that was just opened; `account` is set only if the browser has to store a new account token. */
export interface OpenedSession {
  token: string
  account?: string
}

/** A session that a remembered device opens: nobody has typed a password for it. */
const REMEMBERED = {
  kind: 'password',
  signedInAt: null,
  actingUserId: null,
  actingSession: null,
  expiresAt: null,
} as const

/** What an account token leads to: it is unknown, it has ended, or it opened a session. */
export type Reopening = 'unknown' | 'ended' | OpenedSession

async function addAccountToken(
  tx: Db,
  account: Pick<
    AccountRow,
    'family' | 'userId' | 'companyId' | 'credentialVersion' | 'device' | 'firstUsedAt'
  >,
  now: Date,
) {
  const token = newToken()
  const { family, userId, companyId, credentialVersion, device, firstUsedAt } = account
  const expiresAt = new Date(now.getTime() + ACCOUNT_DAYS * DAY_MS)
  const tokenHash = keyBytes(tokenKey(token))
  await insertAccountToken(tx, {
    tokenHash,
    family,
    userId,
    companyId,
    expiresAt,
    credentialVersion,
    device,
    firstUsedAt,
    now,
  })
  return token
}

/**
 * Ends a remembered account: all its tokens and all sessions that it opened. The caller must hold no lock on any of
 * them: they are locked here, sessions before tokens, as everywhere.
 */
export async function endFamily(tx: Db, family: string, now: Date): Promise<void> {
  await lockFamilySessions(tx, { family })
  await lockFamilyTokens(tx, { family })
  await revokeAccountTokens(tx, { family, now })
  await revokeFamilySessions(tx, { family, now })
}

/** For whom a session is opened, and how. */
export type SessionToOpen = Pick<AccountRow, 'userId' | 'companyId' | 'credentialVersion' | 'device'> &
  Partial<Pick<NewSession, 'actingUserId' | 'actingSession' | 'expiresAt'>> & {
    kind: SessionKind
    isRemembered: boolean
  }

/** Of a person who has just shown who they are, and so may do what needs a fresh login. */
const KINDS_OF_PERSONS: readonly SessionKind[] = ['password', 'sso']

/** Who came in by which door, for the audit log; as whom an administrator acts, the session of the kind acting says. */
function auditOpened(tx: Db, opened: Omit<SessionToOpen, 'isRemembered'>, now: Date): Promise<number> {
  const { userId, kind, companyId, actingUserId } = opened
  const who = { actorUserId: actingUserId ?? userId, customerId: userId, subject: `user ${userId}` }
  return writeAudit(tx, { ...who, act: 'sessions.opened', details: { kind, companyId } }, now)
}

/**
 * Opens a session for a customer who has just given the right password, or came in by another door; an account token
 * remembers it if asked for. The audit log tells of it.
 */
export async function openSession(
  tx: Db,
  { isRemembered, actingUserId = null, actingSession = null, expiresAt = null, ...opened }: SessionToOpen,
  now: Date,
): Promise<OpenedSession> {
  const token = newToken()
  const family = isRemembered ? randomUUID() : null
  const account =
    family === null ? undefined : await addAccountToken(tx, { family, ...opened, firstUsedAt: now }, now)
  const tokenHash = keyBytes(tokenKey(token))
  const signedInAt = KINDS_OF_PERSONS.includes(opened.kind) ? now : null
  const acting = { actingUserId, actingSession, expiresAt }
  await insertSession(tx, { ...opened, ...acting, tokenHash, accountFamily: family, signedInAt, now })
  await auditOpened(tx, { ...opened, actingUserId }, now)
  return { token, account }
}

/**
 * Opens a new session by an account token, which is replaced by a new one. The replaced one still opens sessions
 * for 60 s (several tabs, a lost answer); used later it was stolen, and the whole family ends (specification §10).
 */
export async function reopenByAccount(
  { db, config }: { db: Db; config: Pick<Config, 'mode'> },
  accountToken: string,
  now: Date,
): Promise<Reopening> {
  const accountHash = keyBytes(tokenKey(accountToken))
  const reopened = await inTransaction<Reopening | { stolen: string }>(db, async (tx) => {
    const account = await lockAccount(tx, { tokenHash: accountHash })
    if (account === undefined) return 'unknown'
    if (account.revokedAt !== null || account.expiresAt <= now) return 'ended'
    if (account.isDisabled || account.isOutdated) return 'ended'
    if (isShutInProduction(config, account)) return 'ended'
    // Whoever needs a second factor is never remembered: such a device came in when it was not asked for.
    if (needsSecondFactor(account, config.mode === 'demo')) return 'ended'
    const { family, userId, companyId, replacedAt, credentialVersion } = account
    if (replacedAt !== null && now.getTime() - replacedAt.getTime() > ACCOUNT_GRACE_SECONDS * 1000)
      return { stolen: family }
    if (replacedAt === null) await updateAccountReplaced(tx, { tokenHash: accountHash, now })
    const next = replacedAt === null ? await addAccountToken(tx, account, now) : undefined
    const token = newToken()
    const tokenHash = keyBytes(tokenKey(token))
    const opened = { userId, companyId, credentialVersion, accountFamily: family, device: account.device }
    await insertSession(tx, { ...opened, ...REMEMBERED, tokenHash, now })
    return { token, account: next }
  })
  if (typeof reopened === 'string' || !('stolen' in reopened)) return reopened
  // Outside the lock under which the theft was found: a stolen token never becomes valid again.
  await inTransaction(db, (tx) => endFamily(tx, reopened.stolen, now))
  return 'ended'
}
