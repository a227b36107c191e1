import { findSellable, measureAdd, openCarts, type Figures } from './cart-load.ts'
import { openShopServer } from './shop-server.ts'

/** npm run bench -- cart: cart/add on carts of 5 lines, with session headers, client on the same machine. */

const CONNECTIONS = [1, 10, 50]
const RUNS = 5
const SECONDS = 6
const WARM_UP_SECONDS = 4
const CARTS = 200
const BUDGET = { connections: 10, perSecond: 1200, p99Ms: 25 }

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function mediansOf(runs: readonly Figures[]): Figures {
  return {
    perSecond: median(runs.map((run) => run.perSecond)),
    p50Ms: median(runs.map((run) => run.p50Ms)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
    failures: runs.reduce((sum, run) => sum + run.failures, 0),
  }
}

const server = await openShopServer(process.argv.slice(2))
try {
  const shoppers = await openCarts(server.url, CARTS, await findSellable(server.url, CARTS * 5))
  await measureAdd(server.url, shoppers, { connections: 10, seconds: WARM_UP_SECONDS })
  console.log(`cart/add, ${CARTS} carts of 5 lines, median of ${RUNS} runs of ${SECONDS} s`)
  for (const connections of CONNECTIONS) {
    const runs: Figures[] = []
    for (let run = 0; run < RUNS; run++)
      runs.push(await measureAdd(server.url, shoppers, { connections, seconds: SECONDS }))
    const { perSecond, p50Ms, p99Ms, failures } = mediansOf(runs)
    console.log(
      `${String(connections).padStart(3)} connections  ${perSecond.toFixed(0).padStart(6)} requests/s  ` +
        `p50 ${p50Ms} ms  p99 ${p99Ms} ms  failures ${failures}`,
    )
    if (connections === BUDGET.connections)
      console.log(
        `    budget: ${(perSecond / BUDGET.perSecond).toFixed(2)} of ${BUDGET.perSecond} requests/s, ` +
          `p99 ${(p99Ms / BUDGET.p99Ms).toFixed(2)} of ${BUDGET.p99Ms} ms`,
      )
  }
} finally {
  await server.stop()
}
