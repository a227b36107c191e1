import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fillDemoShop } from '../demo/fill.ts'
import { openShopProcess } from '../proofs/shop-process.ts'
import {
  CATALOGUE_CALLS,
  measureCatalogue,
  sampleShop,
  type CatalogueCall,
  type ShopSample,
} from './catalogue-load.ts'

/**
 * npm run bench -- catalogue [--products 200000]: lists, category and product pages, searches and suggestions on a demo
 * shop of its own, with session headers and no URL twice, client on the same machine; then the server's memory, a rebuild
 * of the index under load included (Linux only).
 */

const CONNECTIONS = [1, 10, 50]
const SECONDS = 6
const WARM_UP_SECONDS = 4
const REBUILDS = 3
const REBUILD_SECONDS = 12
const WATCH_MS = 20
const BUDGETS: Partial<Record<CatalogueCall, { connections: number; perSecond: number }>> = {
  list: { connections: 10, perSecond: 6000 },
  category: { connections: 10, perSecond: 4000 },
  search: { connections: 10, perSecond: 1500 },
}

const { values } = parseArgs({ args: process.argv.slice(2), options: { products: { type: 'string' } } })

/** Resident memory of a process in MB. */
function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const shop = await openShopProcess()
try {
  if (values.products !== undefined) {
    await fillDemoShop(shop.database.pool, { products: Number(values.products), now: new Date() })
    await shop.kill()
    const startedMs = performance.now()
    await shop.start()
    console.log(`start with ${values.products} products: ${Math.round(performance.now() - startedMs)} ms`)
  }
  const sample = await sampleShop(shop.url)
  console.log(`${sample.productCount} products, memory after the start ${residentMb(shop.pid)} MB`)
  for (const kind of CATALOGUE_CALLS) {
    await measureCatalogue(shop.url, sample, kind, { connections: 10, seconds: WARM_UP_SECONDS })
    for (const connections of CONNECTIONS) await report(sample, kind, connections)
  }
  console.log(`memory after the load ${residentMb(shop.pid)} MB`)
  await watchRebuilds(sample)
} finally {
  await shop.close()
}

async function report(sample: ShopSample, kind: CatalogueCall, connections: number) {
  const options = { connections, seconds: SECONDS }
  const { perSecond, p50Ms, p99Ms, failures } = await measureCatalogue(shop.url, sample, kind, options)
  const budget = BUDGETS[kind]
  const share =
    budget?.connections === connections
      ? `  ${(perSecond / budget.perSecond).toFixed(2)} of ${budget.perSecond}/s`
      : ''
  console.log(
    `${kind.padEnd(8)} ${String(connections).padStart(3)} connections  ${perSecond.toFixed(0).padStart(6)} requests/s  ` +
      `p50 ${p50Ms} ms  p99 ${p99Ms} ms  failures ${failures}${share}`,
  )
}

/** A change of one product makes every process read the whole catalogue again. */
async function watchRebuilds(sample: ShopSample) {
  for (let rebuild = 1; rebuild <= REBUILDS; rebuild++) {
    let mostMb = 0
    const watch = setInterval(() => (mostMb = Math.max(mostMb, residentMb(shop.pid))), WATCH_MS)
    await shop.database.pool.query('update products set popularity = popularity + 1 where id = 1')
    const load = { connections: 10, seconds: REBUILD_SECONDS }
    const { perSecond, p99Ms } = await measureCatalogue(shop.url, sample, 'list', load)
    clearInterval(watch)
    console.log(
      `rebuild ${rebuild} under load: at most ${mostMb} MB, ${perSecond.toFixed(0)} lists/s, p99 ${p99Ms} ms, then ${residentMb(shop.pid)} MB`,
    )
  }
}
