import type { RequestSession } from '../../platform/http/context.ts'

/** A session in the cache of this process. */
export interface CachedSession {
  key: string
  session: RequestSession
  /** Ends then, however much it is used; null: not by the clock alone. */
  expiresMs: number | null
  /** After this it is read from the database again. */
  freshUntilMs: number
  /** Its last use in this process. */
  lastSeenMs: number
  /** Its last use in the database: what all other processes see. */
  writtenMs: number
  /** When this process last tried to write its use. */
  triedMs: number
  /** An account token that could not reopen this session: not tried again until the session is read again. */
  refusedAccount: string | undefined
}

/** Sessions of this process by token key; the oldest are evicted when it is full. */
export interface SessionCache {
  find(key: string): CachedSession | undefined
  keep(entry: CachedSession): void
  /** Marks what a notification of session_changed names as stale; undefined: every session. */
  expire(payload: string | undefined): void
  /** Counts notifications: a read during which it changed may be stale already. */
  readonly news: number
}

const MAX_ENTRIES = 20_000
const STALE = 0

export function createSessionCache(): SessionCache {
  const entries = new Map<string, CachedSession>()
  let news = 0

  function expireWhere(matches: (entry: CachedSession) => boolean) {
    for (const entry of entries.values()) if (matches(entry)) entry.freshUntilMs = STALE
  }

  return {
    get news() {
      return news
    },
    find: (key) => entries.get(key),
    keep(entry) {
      entries.delete(entry.key)
      entries.set(entry.key, entry)
      if (entries.size <= MAX_ENTRIES) return
      const oldest = entries.keys().next().value
      if (oldest !== undefined) entries.delete(oldest)
    },
    expire(payload) {
      news++
      const [kind, id] = payload?.split(':') ?? []
      if (kind === 'u')
        return expireWhere(
          ({ session }) => session.userId === Number(id) || session.actor?.userId === Number(id),
        )
      if (kind === undefined || kind === 'all' || id === undefined) return expireWhere(() => true)
      const entry = entries.get(id)
      if (entry) entry.freshUntilMs = STALE
    },
  }
}
