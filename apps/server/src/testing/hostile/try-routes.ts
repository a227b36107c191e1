import { oneOf } from '../extent.ts'
import type { TestApp } from '../test-app.ts'
import type { Known } from './examples.ts'
import { oddRequests } from './odd-requests.ts'
import { ALL_VALID, hostileRequests, type HostileRequest } from './requests.ts'
import type { ServedRoute } from './routes.ts'
import { sendAll, type Found } from './send.ts'
import { callerNames, newCaller, type HostileShop } from './hostile-shop.ts'

export interface Tried {
  found: Found[]
  sent: number
  /** Routes whose valid request was refused as malformed: nothing behind their border was tried. */
  unreached: string[]
}

function* everyRequest(route: ServedRoute, known: Known): Generator<HostileRequest> {
  // HEAD is the handler of GET over again.
  if (route.method !== 'HEAD') yield* hostileRequests(route, known)
  yield* oddRequests(route, known)
}

/** What is wanted of them; in the short form of each kind one of so many, chosen by the seed of the run. */
function* only(
  wanted: ReadonlySet<string> | undefined,
  share: (about: string) => boolean,
  requests: Iterable<HostileRequest>,
) {
  for (const request of requests)
    if (wanted ? wanted.has(request.about) : request.about === ALL_VALID || share(request.about))
      yield request
}

/**
 * Sends every hostile request of every route, as each caller in turn. What is refused at the border is refused whoever
 * asks, so the second caller sends only what passed it for the first. `of`: of the requests of a route one in so many.
 */
export async function tryRoutes(
  test: TestApp,
  shop: HostileShop,
  routes: readonly ServedRoute[],
  { of = 1 } = {},
): Promise<Tried> {
  const tried: Tried = { found: [], sent: 0, unreached: [] }
  for (const served of routes) {
    const route = `${served.method} ${served.url}`
    const share = oneOf(of, route)
    let wanted: Set<string> | undefined
    for (const name of callerNames) {
      const { caller, known } = await newCaller(test, shop, name, served)
      const { found, passed, sent } = await sendAll(
        test.app,
        { caller, route },
        only(wanted, share, everyRequest(served, known)),
      )
      tried.found.push(...found)
      tried.sent += sent
      if (wanted === undefined && served.method !== 'HEAD' && !passed.has(ALL_VALID))
        tried.unreached.push(route)
      wanted ??= passed
    }
  }
  return tried
}
