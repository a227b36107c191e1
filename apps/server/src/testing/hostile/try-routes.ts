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

function* only(wanted: ReadonlySet<string> | undefined, requests: Iterable<HostileRequest>) {
  for (const request of requests) if (wanted?.has(request.about) !== false) yield request
}

/**
 * Sends every hostile request of every route, as each caller in turn. What is refused at the border is refused whoever
 * asks, so the second caller sends only what passed it for the first.
 */
export async function tryRoutes(
  test: TestApp,
  shop: HostileShop,
  routes: readonly ServedRoute[],
): Promise<Tried> {
  const tried: Tried = { found: [], sent: 0, unreached: [] }
  for (const served of routes) {
    const route = `${served.method} ${served.url}`
    let wanted: Set<string> | undefined
    for (const name of callerNames) {
      const { caller, known } = await newCaller(test, shop, name, served)
      const { found, passed, sent } = await sendAll(
        test.app,
        { caller, route },
        only(wanted, everyRequest(served, known)),
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
