import { findSellable, measureAdd, openCarts } from './parts/cart-load.ts'
import { budgetLine, figuresLine, mediansOf, percentileOf, type Figures } from './parts/figures.ts'
import { measureReorder, REORDER } from './parts/reorder-load.ts'
import { openShopToMeasure } from '../proofs/shop-process.ts'

/**
 * npm run bench -- cart: cart/add on carts of 5 lines, with session headers, client on the same machine; without --url
 * also ordering 80 lines again, one call at a time.
 */

const CONNECTIONS = [1, 10, 50]
const RUNS = 5
const SECONDS = 6
const WARM_UP_SECONDS = 4
const CARTS = 200
const ORDERS_AGAIN = 40
const AGAIN_BUDGET_MS = 300
const BUDGET = { connections: 10, perSecond: 1200, p99Ms: 25 }

const shop = await openShopToMeasure(process.argv.slice(2))
try {
  const shoppers = await openCarts(shop.url, CARTS, await findSellable(shop.url, CARTS * 5))
  await measureAdd(shop.url, shoppers, { connections: 10, seconds: WARM_UP_SECONDS })
  console.log(`cart/add, ${CARTS} carts of 5 lines, median of ${RUNS} runs of ${SECONDS} s`)
  for (const connections of CONNECTIONS) {
    const runs: Figures[] = []
    const keyless: Figures[] = []
    const load = { connections, seconds: SECONDS }
    for (let run = 0; run < RUNS; run++) {
      runs.push(await measureAdd(shop.url, shoppers, load))
      // The cost of the key: alternating with calls without it, in the same run.
      if (connections === BUDGET.connections) keyless.push(await measureAdd(shop.url, shoppers, load, false))
    }
    const figures = mediansOf(runs)
    console.log(figuresLine('cart/add', connections, figures))
    if (connections !== BUDGET.connections) continue
    console.log(figuresLine('cart/add without a key', connections, mediansOf(keyless)))
    console.log(budgetLine('cart/add', figures.perSecond, 'requests/s', { least: BUDGET.perSecond }))
    console.log(budgetLine('cart/add p99', figures.p99Ms, 'ms', { most: BUDGET.p99Ms }))
  }
  if (shop.database) {
    const { lines, gone, dearer, free } = REORDER
    const { previewMs, addMs } = await measureReorder(shop.url, shop.database.pool, ORDERS_AGAIN)
    console.log(`an order of ${lines} lines again, ${gone} gone, ${dearer} dearer, ${free} places left`)
    for (const [what, times] of Object.entries({ preview: previewMs, add: addMs })) {
      const [p50, p99] = [percentileOf(times, 0.5), percentileOf(times, 0.99)]
      console.log(`  ${what.padEnd(8)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`)
      console.log(budgetLine(`${what} p99`, p99, 'ms', { most: AGAIN_BUDGET_MS }))
    }
  }
} finally {
  await shop.close()
}
