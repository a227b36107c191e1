import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@cambusa/contract/endpoint'
import { callerOf } from '@cambusa/domain/web/caller-address'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takesGzip } from './compress-answers.ts'
import type { Call, Platform, RequestSession } from './context.ts'
import { joinsGzip } from './ready-data.ts'
import { requestKeyOf, type RequestKey } from '../idempotency/request-key.ts'

export type CallOf<E extends AnyEndpoint, Needs> = Call<ParamsOf<E>, QueryOf<E>, BodyOf<E>, Needs>

/** What every module needs to handle calls. */
export type RouteNeeds = Pick<Platform, 'clock'>

/** A call, and the session of its answer: another one than the call's after login or logout. */
type MadeCall<E extends AnyEndpoint, Needs> = CallOf<E, Needs> & { readonly answeredTo: RequestSession }

/** Aborted when the connection is closed; not used after the answer. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const closing = new AbortController()
  if (raw.closed || raw.destroyed) closing.abort()
  else raw.once('close', () => closing.abort())
  return closing.signal
}

/**
 * Creates the argument of a route's handlers for one request. What belongs to the process is inherited by prototype,
 * not copied for each call, and rarely used values are computed on demand.
 */
export function callMaker<E extends AnyEndpoint, Needs extends RouteNeeds>(services: Needs, endpoint: E) {
  class RouteCall {
    readonly session: RequestSession
    readonly params: unknown
    readonly query: unknown
    readonly body: unknown
    readonly now = services.clock()
    readonly #request: FastifyRequest
    readonly #reply: FastifyReply
    #answeredTo: RequestSession
    #signal: AbortSignal | undefined

    constructor(request: FastifyRequest, reply: FastifyReply) {
      this.#request = request
      this.#reply = reply
      this.#answeredTo = this.session = request.session
      this.params = request.params
      this.query = request.query
      this.body = request.body
    }

    get takesGzip(): boolean {
      return joinsGzip() && takesGzip(this.#request)
    }

    get header(): (name: string) => string | string[] | undefined {
      return (name) => this.#request.headers[name]
    }

    get setHeader(): (name: string, value: string) => void {
      return (name, value) => void this.#reply.raw.setHeader(name, value)
    }

    get replaceSession(): (session: RequestSession) => void {
      return (session) => (this.#answeredTo = session)
    }

    get requestKey(): RequestKey | undefined {
      return requestKeyOf(endpoint, this.#request)
    }

    get ip(): string {
      return callerOf(this.#request.ip)
    }

    get caller(): string {
      const { userId } = this.session
      return userId < 0 ? this.ip : `customer ${userId}`
    }

    get signal(): AbortSignal {
      return (this.#signal ??= signalOf(this.#reply))
    }

    get answeredTo(): RequestSession {
      return this.#answeredTo
    }
  }
  Object.setPrototypeOf(RouteCall.prototype, services)
  return (request: FastifyRequest, reply: FastifyReply): MadeCall<E, Needs> =>
    new RouteCall(request, reply) as unknown as MadeCall<E, Needs>
}
