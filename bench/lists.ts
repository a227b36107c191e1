import { LIST_LINES_MAX, LISTS_MAX } from '@cambusa/domain/constants'
import { budgetLine, percentileOf } from './parts/figures.ts'
import { measureLists } from './parts/list-load.ts'
import { openShopToMeasure } from '../proofs/shop-process.ts'

/**
 * npm run bench -- lists: opening a list of 500 lines of a customer who has 200 such lists, the overview of them all, and
 * what putting one into the cart would add; one call at a time, client on the same machine.
 */

const CALLS = 60
const BUDGETS_MS = { view: 100, overview: 300, preview: 300, change: 100 } as const

const shop = await openShopToMeasure(process.argv.slice(2))
try {
  if (!shop.database) throw new Error('needs a shop of its own: leave --url out')
  const figures = await measureLists(shop.url, shop.database.pool, CALLS)
  console.log(`${LISTS_MAX} lists of ${LIST_LINES_MAX} lines, ${CALLS} calls of each kind`)
  for (const [what, { times, bytes }] of Object.entries(figures)) {
    const [p50, p99] = [percentileOf(times, 0.5), percentileOf(times, 0.99)]
    console.log(
      `  ${what.padEnd(8)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${(bytes / 1024).toFixed(0)} kB`,
    )
    console.log(budgetLine(`${what} p50`, p50, 'ms', { most: BUDGETS_MS[what as keyof typeof BUDGETS_MS] }))
  }
} finally {
  await shop.close()
}
