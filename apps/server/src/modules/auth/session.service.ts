import { isSessionGood } from '@cambusa/domain/people/session-life'
import type { Config } from '../../config.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { reopenByAccount } from './account.service.ts'
import { readSession } from './read-session.ts'
import { createSessionCache, type CachedSession } from './session-cache.ts'
import { customerSession, scopeOf, visitorSession } from './session-state.ts'
import { updateLastSeen } from './session.queries.ts'
import { isToken, newToken, tokenKey } from './session-tokens.ts'

/** specification §10: a process caches a session for at most this long. */
const CACHE_MS = 30_000
/** specification §10: the last use is written at most this often. */
const WRITE_MS = 60_000
const MINUTE_MS = 60_000
/** With a short idle time the last use is written more often, so that a session in use never ends. */
const WRITES_PER_IDLE_TIME = 10

/** The session of a call, and new tokens for the browser to store. */
export interface ResolvedSession {
  session: RequestSession
  newToken?: string
  newAccount?: string
}

/** The sessions of this process. */
export interface Sessions {
  /** By the raw values of the two headers; synchronous if the session is cached. */
  resolve(token: unknown, account: unknown, now: Date): ResolvedSession | Promise<ResolvedSession>
  /** The session of a token that was just given out. */
  load(token: string, now: Date): Promise<RequestSession>
  /** The same session read again after its customer or favourites have just changed. */
  reload(session: RequestSession, now: Date): Promise<RequestSession>
  /** Drops a session from the cache: its cart, store or customer changed. */
  forget(session: RequestSession): void
  /** Handles a notification of the channel session_changed; undefined: some may have been missed. */
  announce(payload: string | undefined): void
}

export function createSessions(
  {
    database,
    config,
  }: { database: Database; config: Pick<Config, 'mode' | 'storeId' | 'sessionIdleMinutes'> },
  onWriteFailure: (error: unknown) => void,
): Sessions {
  const { db } = database
  const cache = createSessionCache()
  const pending = new Map<string, Promise<ResolvedSession>>()
  const idleMs = config.sessionIdleMinutes * MINUTE_MS
  const writeMs = Math.min(WRITE_MS, idleMs / WRITES_PER_IDLE_TIME)
  /** Cache key for the default store of new visitors; no token has this key. */
  const nobody = ''

  /** Judged by the last use in the database: other processes do not know of a later one that only this process saw. */
  const isFresh = ({ session, freshUntilMs, writtenMs, expiresMs }: CachedSession, nowMs: number) =>
    nowMs < freshUntilMs &&
    (session.userId < 0 ||
      isSessionGood({ lastSeenMs: writtenMs, isRevoked: false, isDisabled: false, expiresMs }, idleMs, nowMs))

  /** Called only for a session that was found good: an ended one is never renewed. */
  function noteUse(entry: CachedSession, now: Date) {
    if (entry.session.userId < 0) return
    const nowMs = now.getTime()
    entry.lastSeenMs = Math.max(entry.lastSeenMs, nowMs)
    if (nowMs - entry.triedMs < writeMs) return
    entry.triedMs = nowMs
    writeUse(entry, now).catch(onWriteFailure)
  }

  async function writeUse(entry: CachedSession, now: Date) {
    const written = await updateLastSeen(db, { tokenHash: entry.session.tokenHash, seenAt: now })
    if (written) entry.writtenMs = Math.max(entry.writtenMs, written.lastSeenAt.getTime())
    else entry.freshUntilMs = 0
  }

  async function read(key: string, now: Date): Promise<CachedSession> {
    const newsBefore = cache.news
    const knownMs = cache.find(key)?.lastSeenMs ?? 0
    const { row, isGood, writtenMs, lastSeenMs } = await readSession(
      db,
      key,
      { config, idleMs, knownMs },
      now,
    )
    let session: RequestSession
    if (row.userId === null) session = visitorSession(key, scopeOf(row))
    else if (isGood) session = customerSession(key, row.userId, row)
    else session = visitorSession(key, (await defaultScope(now)).scope, true)
    const freshUntilMs = cache.news === newsBefore ? now.getTime() + CACHE_MS : 0
    const entry = {
      key,
      session,
      expiresMs: row.expiresAt?.getTime() ?? null,
      freshUntilMs,
      lastSeenMs,
      writtenMs,
      triedMs: writtenMs,
      refusedAccount: undefined,
    }
    cache.keep(entry)
    return entry
  }

  async function defaultScope(now: Date): Promise<RequestSession> {
    const known = cache.find(nobody)
    if (known && isFresh(known, now.getTime())) return known.session
    return (await read(nobody, now)).session
  }

  async function reopen(entry: CachedSession, account: string, now: Date): Promise<ResolvedSession> {
    const reopening = await reopenByAccount({ db, config }, account, now)
    if (typeof reopening === 'object') {
      const opened = await read(tokenKey(reopening.token), now)
      return { session: opened.session, newToken: reopening.token, newAccount: reopening.account }
    }
    if (reopening === 'ended') entry.session = { ...entry.session, hasExpired: true }
    entry.refusedAccount = account
    return { session: entry.session }
  }

  /** The token is new, so the database has nothing for it: the only query is the one for the default store. */
  async function welcome(account: string | undefined, now: Date): Promise<ResolvedSession> {
    const token = newToken()
    const session = visitorSession(tokenKey(token), (await defaultScope(now)).scope)
    if (account === undefined) return { session, newToken: token }
    const entry = {
      key: '',
      session,
      expiresMs: null,
      freshUntilMs: 0,
      lastSeenMs: 0,
      writtenMs: 0,
      triedMs: 0,
      refusedAccount: undefined,
    }
    return { newToken: token, ...(await reopen(entry, account, now)) }
  }

  async function readOrReopen(key: string, account: string | undefined, now: Date): Promise<ResolvedSession> {
    const known = cache.find(key)
    const entry = known && isFresh(known, now.getTime()) ? known : await read(key, now)
    if (entry.session.userId < 0 && account !== undefined && account !== entry.refusedAccount)
      return reopen(entry, account, now)
    noteUse(entry, now)
    return { session: entry.session }
  }

  /** Concurrent calls with the same tokens share one read. */
  function once(name: string, act: () => Promise<ResolvedSession>): Promise<ResolvedSession> {
    const running = pending.get(name)
    if (running) return running
    const started = act().finally(() => pending.delete(name))
    pending.set(name, started)
    return started
  }

  return {
    resolve(tokenHeader, accountHeader, now) {
      const account = isToken(accountHeader) ? accountHeader : undefined
      if (!isToken(tokenHeader)) {
        if (account === undefined) return welcome(undefined, now)
        return once(`-${account}`, () => welcome(account, now))
      }
      const key = tokenKey(tokenHeader)
      const entry = cache.find(key)
      const needsAccount =
        entry !== undefined &&
        entry.session.userId < 0 &&
        account !== undefined &&
        account !== entry.refusedAccount
      if (entry === undefined || needsAccount || !isFresh(entry, now.getTime()))
        return once(`${key}-${account ?? ''}`, () => readOrReopen(key, account, now))
      noteUse(entry, now)
      return { session: entry.session }
    },
    load: async (token, now) => (await read(tokenKey(token), now)).session,
    reload: async ({ tokenHash }, now) => (await read(tokenHash.toString('hex'), now)).session,
    forget: (session) => cache.expire(`s:${session.tokenHash.toString('hex')}`),
    announce: (payload) => cache.expire(payload),
  }
}
