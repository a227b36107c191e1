import type { RequestSession } from '../../platform/http/context.ts'

/** A session as this process remembers it. */
export interface CachedSession {
  key: string
  session: RequestSession
  /** Read again from the database after this, at the latest. */
  freshUntilMs: number
  /** Its last use that this process knows of. */
  lastSeenMs: number
  /** Its last use that the database knows of: what every other process judges it by. */
  writtenMs: number
  /** When this process last tried to write a use. */
  triedMs: number
  /** An account token that could not reopen this session: it is not tried again until the next reading. */
  refusedAccount: string | undefined
}

/** Sessions of this process by token key; the oldest ones leave when it is full. */
export interface SessionCache {
  find(key: string): CachedSession | undefined
  keep(entry: CachedSession): void
  /** Has what a notification of session_changed names read again; undefined names everything. */
  expire(payload: string | undefined): void
  /** Grows with every notification: what was being read meanwhile may be old already. */
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
      if (kind === 'u') return expireWhere((entry) => entry.session.userId === Number(id))
      if (kind === undefined || kind === 'all' || id === undefined) return expireWhere(() => true)
      const entry = entries.get(id)
      if (entry) entry.freshUntilMs = STALE
    },
  }
}
