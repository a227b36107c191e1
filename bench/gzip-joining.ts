import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openShopProcess, type ShopProcess } from '../proofs/shop-process.ts'
import { caseOf, costOf, medianCost, nameOf, type Cost } from './parts/beside-bare.ts'
import { sampleShop } from './parts/catalogue-load.ts'
import { measureLightly } from './parts/light-client.ts'
import { openRestaurant } from './parts/restaurant.ts'

/**
 * npm run bench -- gzip-joining [--products 200000] [--data DIR] [--runs 3]: compressed lists and product pages of a
 * visitor and of a customer on the same shop with and without CAMBUSA_GZIP_JOINING, alternating; prints medians and
 * without / with.
 */

const WARM_UP = { connections: 10, seconds: 3 }

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { products: { type: 'string' }, data: { type: 'string' }, runs: { type: 'string', default: '3' } },
})
const given = values.data ?? process.env['CAMBUSA_DATA']
const dataDir = given ?? mkdtempSync(join(tmpdir(), 'cambusa-gzip-joining-'))
const products = values.products === undefined ? undefined : Number(values.products)

async function casesOf(shop: ShopProcess) {
  const sample = await sampleShop(shop.url)
  const { session } = await openRestaurant(shop.url)
  return (['list', 'page'] as const).flatMap((kind) => [
    caseOf({ kind, sentAs: 'gzip', who: 'visitor' }, sample),
    caseOf({ kind, sentAs: 'gzip', who: 'customer' }, { ...sample, session }),
  ])
}

type Outcome = Map<string, Cost>

async function run(joins: boolean): Promise<Outcome> {
  const shop = await openShopProcess({ dataDir, products, env: { CAMBUSA_GZIP_JOINING: joins ? '1' : '0' } })
  try {
    const costs: Outcome = new Map()
    for (const one of await casesOf(shop)) {
      await measureLightly(shop.url, WARM_UP, one.nextCall)
      costs.set(nameOf(one), await costOf(shop, one.nextCall))
    }
    return costs
  } finally {
    await shop.close()
  }
}

const outcomes = { with: [] as Outcome[], without: [] as Outcome[] }
try {
  for (let turn = 0; turn < Number(values.runs); turn++) {
    outcomes.with.push(await run(true))
    outcomes.without.push(await run(false))
  }
  for (const name of outcomes.with[0]?.keys() ?? []) {
    const of = (list: readonly Outcome[]) => medianCost(list.flatMap((outcome) => outcome.get(name) ?? []))
    const [joined, whole] = [of(outcomes.with), of(outcomes.without)]
    console.log(
      `${name.padEnd(22)} with ${joined.perSecond.toFixed(0)}/s, ${joined.microseconds.toFixed(0)} µs; ` +
        `without ${whole.perSecond.toFixed(0)}/s, ${whole.microseconds.toFixed(0)} µs; ` +
        `processor time ${(whole.microseconds / joined.microseconds).toFixed(2)} times`,
    )
  }
} finally {
  if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
}
