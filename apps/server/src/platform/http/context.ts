import type { EnvelopeUser, InfoEntry, WarningEntry } from '@cambusa/contract/envelope'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { ReadyData } from './ready-data.ts'
import type { RequestKey } from '../idempotency/request-key.ts'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { Database, Db } from '../database/database.ts'

/**
 * The services of the platform, made once at start. A module declares which of them it needs, and which public exports
 * of other modules; only app.ts knows all.
 */
export interface Platform {
  config: Config
  db: Db
  database: Database
  /** Now; tests set it. */
  clock: () => Date
  log: FastifyBaseLogger
}

/** Who makes a call, from the process's cache (specification §10). */
export interface RequestSession {
  /** SHA-256 of the session token. */
  tokenHash: Buffer
  /** -1: an anonymous visitor. */
  userId: number
  companyId: number | null
  /** 1 administrator to 4 private customer; null for a visitor. */
  userTypeId: number | null
  profileLevel: number
  user: EnvelopeUser
  /** user as JSON, made once per cached session. */
  userJson: string
  /** Store, warehouse and price lists that count for this session. */
  scope: PriceScope
  /** Different products allowed in the cart. */
  maxProducts: number
  /** A customer's session that has ended: public reads go on as a visitor, everything else is 419. */
  hasExpired: boolean
  /**
   * Of a visitor's call that writes: counts a cart that it is about to make. Throws cart.tooManyNew (429) where too many were
   * made from the same address within a minute.
   */
  countNewCart?: () => void
}

/** One call as a handler sees it: what its module needs, and the request. */
export type Call<Params, Query, Body, Needs> = Needs & {
  session: RequestSession
  params: Params
  query: Query
  body: Body
  now: Date
  /** Who calls, as limits count it: the address behind the trusted proxies, of IPv6 its network. */
  ip: string
  /** The key of the act, where the call is kept by one and bears it. */
  requestKey: RequestKey | undefined
  /** Who calls, as turns count him (caller-turns): the customer who is signed in, else the address. */
  caller: string
  /** Aborted when the caller has hung up: costly work looks at it and ends. */
  signal: AbortSignal
  /** Ready data may be kept and sent as gzip. */
  takesGzip: boolean
  /** A header of the request as it came. */
  header: (name: string) => string | string[] | undefined
  /** Response headers, for the few calls that set them (login, logout). */
  setHeader: (name: string, value: string) => void
  /** The session that the rest of the answer speaks of, after login or logout. */
  replaceSession: (session: RequestSession) => void
}

/** What a handler answers; dataJson is data that is kept serialised, ready data is kept as bytes. */
export type Answer<Data> =
  | { data: Data; infos?: InfoEntry[]; warnings?: WarningEntry[] }
  | { dataJson: string; infos?: InfoEntry[]; warnings?: WarningEntry[] }
  | { ready: ReadyData }
