import type { Access } from '@cambusa/domain/people/roles'
import type * as Type from 'typebox'

/** One call of the API, declared once: the server routes it, the browser calls it, the documentation shows it. */
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
   * Who may make it: anyone (a visitor has a session too), a signed-in customer (else 419), an operator or an
   * administrator (else 403).
   */
  access: Access
  /**
   * Who was signed in and is no longer may make it as well, as a visitor: calls that open or end a session, or make
   * an account. Of other calls that anyone may make this holds for GET only.
   */
  evenExpired?: true
  /** How the browser sends the body; of JSON and forms the server takes both. */
  sendAs?: 'json' | 'form' | 'file'
  /** A GET that changes something: while the shop is away the browser stays where it was called. */
  writes?: true
  /**
   * Made again it would do something a second time, or refuse what it did: it bears a key (request-key.ts), which the
   * server keeps with the act. Why all other writes need none is in repeated-writes.ts.
   */
  keyed?: true
  params?: Params
  query?: Query
  body?: Body
  /** The one property of the body that may also be sent bare, as the body itself. */
  bareAs?: string
  /** What `data` of the envelope holds when status is 0; of a file Type.Null(). */
  data: Data
  /** What it holds instead where the query asks for something else (GET /products with a slug). */
  otherData?: Type.TSchema
  /** The answer is a file to keep, not an envelope; its refusals are envelopes all the same. */
  isFile?: true
}

export type AnyEndpoint = Endpoint<any, any, any, any>

/** What the browser is given of a call: the build keeps these fields of a declaration, the others stay on the server. */
export const BROWSER_FIELDS = ['method', 'url', 'sendAs', 'writes', 'keyed'] as const

/** A call as the browser knows it: code of the storefront that reads anything else of one does not compile. */
export type BrowserCall = Pick<AnyEndpoint, (typeof BROWSER_FIELDS)[number]>

/** Declares a call; only gives the types their names. */
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
