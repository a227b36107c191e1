import type { AnyEndpoint, BodyOf, DataOf, QueryOf } from '@cambusa/contract/endpoint'
import type { Envelope } from '@cambusa/contract/envelope'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** What a test reads of an answer. */
export interface Reply<Data> extends Envelope<Data> {
  httpStatus: number
  headers: LightMyRequestResponse['headers']
  /** Codes of errors, warnings and infos, in order. */
  codes: string[]
}

interface Sent<E extends AnyEndpoint> {
  query?: QueryOf<E>
  body?: BodyOf<E>
  params?: Record<string, string>
  headers?: Record<string, string>
}

/** A browser: it keeps the ids that answers bring and sends them with the next call. */
export interface Shopper {
  session: string | undefined
  account: string | undefined
  call<E extends AnyEndpoint>(endpoint: E, sent?: Sent<E>): Promise<Reply<DataOf<E>>>
}

function queryText(query: unknown): string {
  const parts = Object.entries(query ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)] as [string, string]),
  )
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts)}`
}

function pathOf(url: string, params: Record<string, string> = {}): string {
  return url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** A browser in front of the app; `name` is its address, so that each test is slowed down on its own. */
export function createShopper(app: FastifyInstance, remoteAddress = '127.0.0.1'): Shopper {
  const shopper: Shopper = {
    session: undefined,
    account: undefined,
    async call(endpoint, sent = {}) {
      const { session, account } = shopper
      const response = await app.inject({
        method: endpoint.method,
        url: `/ebsn/api${pathOf(endpoint.url, sent.params)}${queryText(sent.query)}`,
        remoteAddress,
        headers: {
          'x-ebsn-client': 'test',
          'x-ebsn-version': '1.0.10',
          ...(session === undefined ? {} : { 'x-ebsn-session': session }),
          ...(account === undefined ? {} : { 'x-ebsn-account': account }),
          ...sent.headers,
        },
        ...(sent.body === undefined ? {} : { payload: sent.body as object }),
      })
      const newSession = response.headers['x-ebsn-session']
      const newAccount = response.headers['x-ebsn-account']
      if (typeof newSession === 'string') shopper.session = newSession
      if (typeof newAccount === 'string') shopper.account = newAccount
      const envelope = response.json<Envelope<DataOf<typeof endpoint>>>()
      const { errors, warnings, infos } = envelope.response
      return {
        ...envelope,
        httpStatus: response.statusCode,
        headers: response.headers,
        codes: [...errors, ...warnings, ...infos].map(({ code }) => code),
      }
    },
  }
  return shopper
}
