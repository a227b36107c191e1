import type { CallAct } from '@cambusa/domain/people/roles'
import type * as Type from 'typebox'

/** What is kept of answers in the browser, each kind with a limit of its own. */
export type KeptOffline = 'catalogue' | 'own'

/** One call of the API, declared once for the routes of the server, the client in the browser and the documentation. */
export interface Endpoint<
  Params extends Type.TSchema = Type.TSchema,
  Query extends Type.TSchema = Type.TSchema,
  Body extends Type.TSchema = Type.TSchema,
  Data extends Type.TSchema = Type.TSchema,
> {
  method: 'GET' | 'POST'
  /** Path below /ebsn/api. */
  url: string
  operationId: string
  summary: string
  tag: string
  /**
   * What the call does; tables say which roles and which kinds of session may (roles.ts). A visitor who may not gets
   * 419, everybody else 403.
   */
  act: CallAct
  /**
   * A caller whose login has expired may make it too, as a visitor: calls that open or end a session, or create an
   * account. Of the other calls that visitors may make this holds for GET only.
   */
  evenExpired?: true
  /** How the browser sends the body; the server accepts both JSON and forms. */
  sendAs?: 'json' | 'form' | 'file'
  /** A GET that changes something: while the shop is unreachable the browser does not navigate to it. */
  writes?: true
  /**
   * A repeated call would act a second time, or be refused: it carries a key (request-key.ts), which the server stores
   * with the act. Why the other writes need none is in repeated-writes.ts.
   */
  keyed?: true
  /**
   * The service worker keeps the last answers for a shopper without a network, by owner (decision 249): of the catalogue,
   * or the shopper's own. Only GETs that change nothing, answer no file and hold no secret.
   */
  keptOffline?: KeptOffline
  params?: Params
  query?: Query
  body?: Body
  /** The one property of the body that may also be sent as the whole body. */
  bareAs?: string
  /** What `data` of the envelope holds when status is 0; Type.Null() for a file. */
  data: Data
  /** What it holds for another kind of query (GET /products with a slug). */
  otherData?: Type.TSchema
  /** The answer is a file to download, not an envelope; its refusals are envelopes. */
  isFile?: true
}

export type AnyEndpoint = Endpoint<any, any, any, any>

/** The fields of a declaration that the build keeps for the browser; the others stay on the server. */
export const BROWSER_FIELDS = ['method', 'url', 'sendAs', 'writes', 'keyed'] as const

/** A call as the browser knows it: storefront code that reads another field does not compile. */
export type BrowserCall = Pick<AnyEndpoint, (typeof BROWSER_FIELDS)[number]>

/** Declares a call; it only infers the types. */
export function endpoint<
  Params extends Type.TSchema = Type.TNever,
  Query extends Type.TSchema = Type.TNever,
  Body extends Type.TSchema = Type.TNever,
  Data extends Type.TSchema = Type.TNever,
>(declaration: Endpoint<Params, Query, Body, Data>): Endpoint<Params, Query, Body, Data> {
  return declaration
}

type StaticOr<Schema, Otherwise> = Schema extends Type.TNever
  ? Otherwise
  : Schema extends Type.TSchema
    ? Type.Static<Schema>
    : Otherwise

export type ParamsOf<E> = E extends Endpoint<infer P, any, any, any> ? StaticOr<P, undefined> : never
export type QueryOf<E> = E extends Endpoint<any, infer Q, any, any> ? StaticOr<Q, undefined> : never
export type BodyOf<E> = E extends Endpoint<any, any, infer B, any> ? StaticOr<B, undefined> : never
export type DataOf<E> = E extends Endpoint<any, any, any, infer D> ? StaticOr<D, undefined> : never
