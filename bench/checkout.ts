import { raceForSlot } from '../proofs/slot-race.ts'
import { openShopProcess } from '../proofs/shop-process.ts'
import { makeBuyers, measureCheckout } from './parts/checkout-load.ts'

/**
 * npm run bench -- checkout: prepare and buy of carts with 3 lines, each with its own customer and session, client on
 * the same machine; then 50 concurrent shoppers for a slot with capacity 10.
 */

const LINES = 3
const WARM_UP = 300
const BUYERS = { 1: 600, 10: 2500, 50: 2500 } as const
const BUDGET = { connections: 10, perSecond: 200 }

function percentile(values: readonly number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${value.toFixed(1)} ms`
}

const shop = await openShopProcess()
try {
  const { pool } = shop.database
  await measureCheckout(shop.url, await makeBuyers(pool, WARM_UP, LINES), 10)
  console.log(`prepare + buy, carts of ${LINES} lines`)
  for (const [name, count] of Object.entries(BUYERS)) {
    const connections = Number(name)
    const buyers = await makeBuyers(pool, count, LINES)
    const { perSecond, prepareMs, buyMs, failures } = await measureCheckout(shop.url, buyers, connections)
    console.log(
      `${name.padStart(3)} connections  ${perSecond.toFixed(0).padStart(5)} orders/s  ` +
        `prepare p50 ${percentile(prepareMs, 0.5)} p99 ${percentile(prepareMs, 0.99)}  ` +
        `buy p50 ${percentile(buyMs, 0.5)} p99 ${percentile(buyMs, 0.99)}  failures ${failures}`,
    )
    if (connections === BUDGET.connections)
      console.log(`    budget: ${(perSecond / BUDGET.perSecond).toFixed(2)} of ${BUDGET.perSecond} orders/s`)
  }
  const { orders, full, others, booked } = await raceForSlot(shop, 50, 10)
  console.log(
    `50 shoppers, 10 places: ${orders} orders, ${full} refused as full, booked ${booked}, else ${others.length}`,
  )
} finally {
  await shop.close()
}
