import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from '@cambusa/contract/endpoint'
import type { Goods } from '../factories/orders.ts'
import type { Victim } from './cast.ts'

/** What a call may be about: the victim's rows, and what the shop sells to everybody. */
export interface About {
  victim: Victim
  goods: Goods
  slug: string
  code: string
  slot: number
}

export interface Request {
  path: string
  payload?: Buffer | object
}

/** How one route is called about somebody else's rows. */
export interface RouteLine {
  /** Method and url, as the server registers them. */
  route: string
  method: 'GET' | 'POST'
  request: (about: About) => Request
  /** She herself is answered something of hers and that company's: the trial of others would notice it. */
  shows?: true
  /** She herself changes rows of hers by it. */
  writes?: true
  /** What she does first, so that there is something to be about. */
  after?: readonly RouteLine[]
  /** She may do it whichever company of hers she acts for. */
  ofPerson?: true
  /** What others may bring about all the same: tables that get a row which tells her of it. */
  tells?: readonly string[]
  /** Why everybody is shown everything here. */
  open?: string
}

interface Sent<E> {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: BodyOf<E>
}

type Marks = Pick<RouteLine, 'shows' | 'writes' | 'ofPerson' | 'after' | 'tells' | 'open'>

function queryText(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** The line of a declared call; what is sent is of the types that the contract declares. */
export function line<E extends AnyEndpoint>(
  endpoint: E,
  sends: (about: About) => Sent<E> = () => ({}),
  marks: Marks = {},
): RouteLine {
  const url = `/ebsn/api${endpoint.url}`
  return {
    route: `${endpoint.method} ${url}`,
    method: endpoint.method,
    request: (about) => {
      const { params, query, body } = sends(about)
      const named = (params ?? {}) as Record<string, string>
      const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(named[name] ?? ''))
      return { path: path + queryText(query), ...(body === undefined ? {} : { payload: body as object }) }
    },
    ...marks,
  }
}

/** The line of a route outside the contract. */
export const outside = (
  url: string,
  path: (about: About) => string = () => url,
  marks: Marks = {},
  method: RouteLine['method'] = 'GET',
): RouteLine => ({
  route: `${method} ${url}`,
  method,
  request: (about) => ({ path: path(about) }),
  ...marks,
})
