import { openShopToMeasure } from '../proofs/shop-process.ts'
import { budgetLine, percentileOf } from './parts/figures.ts'
import { KITCHEN, measurePurchases } from './parts/purchase-load.ts'

/**
 * npm run bench -- purchases: the calls of the screen of purchases for a kitchen of 400 products, 14 months beside those
 * of last year; one call at a time, client on the same machine.
 */

const CALLS = 30
const MOST_MS = 200

const shop = await openShopToMeasure(process.argv.slice(2))
try {
  if (!shop.database) throw new Error('needs a shop of its own: leave --url out')
  const { lines, times } = await measurePurchases(shop.url, shop.database.pool, CALLS)
  const { months, products, ordersOfWeek } = KITCHEN
  console.log(
    `${months} months × ${products} products, ${ordersOfWeek} orders a week, ${lines} lines, ${CALLS} calls of each kind`,
  )
  for (const [what, taken] of Object.entries(times)) {
    const [p50, p99] = [percentileOf(taken, 0.5), percentileOf(taken, 0.99)]
    console.log(budgetLine(`${what} p50 (p99 ${p99.toFixed(0)} ms)`, p50, 'ms', { most: MOST_MS }))
  }
} finally {
  await shop.close()
}
