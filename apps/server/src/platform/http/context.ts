import type { EnvelopeUser, InfoEntry, WarningEntry } from '@cambusa/contract/envelope'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { ReadyData } from './ready-data.ts'
import type { RequestKey } from '../idempotency/request-key.ts'
import type { SessionKind } from '@cambusa/domain/people/roles'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import type { Database, Db } from '../database/database.ts'

/**
 * The services of the platform, created once at start. A module declares which of them it needs, and which public
 * exports of other modules; only app.ts knows all.
 */
export interface Platform {
  config: Config
  db: Db
  database: Database
  /** The current time; tests set it. */
  clock: () => Date
  log: FastifyBaseLogger
}

/** An administrator who acts as a customer. */
export interface Actor {
  userId: number
  /** First and last name. */
  name: string
}

/** The session of a caller, from the process's cache (specification §10). */
export interface RequestSession {
  /** SHA-256 of the session token. */
  tokenHash: Buffer
  /** -1: an anonymous visitor. */
  userId: number
  companyId: number | null
  /** 1 administrator to 4 private customer; null for a visitor. */
  userTypeId: number | null
  kind: SessionKind
  /** The administrator who acts as this customer; null: nobody does. */
  actor: Actor | null
  profileLevel: number
  user: EnvelopeUser
  /** user as JSON, built once per cached session. */
  userJson: string
  /** Store, warehouse and price lists of this session. */
  scope: PriceScope
  /** Number of different products allowed in the cart. */
  maxProducts: number
  /** A customer's session that has ended: public reads continue as a visitor, everything else gets 419. */
  hasExpired: boolean
  /**
   * For a visitor's call that writes: counts a cart before it is created. Throws cart.tooManyNew (429) when too many
   * were created from the same address within a minute.
   */
  countNewCart?: () => void
}

/** The argument of a handler: what its module needs, and the request. */
export type Call<Params, Query, Body, Needs> = Needs & {
  session: RequestSession
  params: Params
  query: Query
  body: Body
  now: Date
  /** The caller's address for limits: behind the trusted proxies, for IPv6 its network. */
  ip: string
  /** The idempotency key, if the call is keyed and was sent with one. */
  requestKey: RequestKey | undefined
  /** The caller for fair scheduling (caller-turns): the signed-in customer, else the address. */
  caller: string
  /** Aborted when the client disconnects: costly work should check it and stop. */
  signal: AbortSignal
  /** Ready data may be sent as gzip from the cache. */
  takesGzip: boolean
  /** A request header, unchanged. */
  header: (name: string) => string | string[] | undefined
  /** Response headers, for the few calls that set them (login, logout). */
  setHeader: (name: string, value: string) => void
  /** Sets the session of the answer, after login or logout. */
  replaceSession: (session: RequestSession) => void
}

/** A handler's result; dataJson is data serialised earlier, ready is data cached as bytes. */
export type Answer<Data> =
  | { data: Data; infos?: InfoEntry[]; warnings?: WarningEntry[] }
  | { dataJson: string; infos?: InfoEntry[]; warnings?: WarningEntry[] }
  | { ready: ReadyData }
