import { parseArgs } from 'node:util'
import { openShopProcess, type ShopProcess } from '../proofs/shop-process.ts'
import { measureBesideBare } from './parts/beside-bare.ts'
import {
  CATALOGUE_CALLS,
  measureCatalogue,
  sampleShop,
  type CatalogueCall,
  type ShopSample,
} from './parts/catalogue-load.ts'
import { measureFirstLists } from './parts/first-lists.ts'
import { filteredLine, measureFiltered } from './parts/filtered-load.ts'
import { budgetLine, figuresLine, mediansOf, type Figures } from './parts/figures.ts'
import { memoryOf } from './parts/memory.ts'
import { rebuildUnderLoad } from './parts/rebuild.ts'
import { reportBeside } from './parts/searches-beside.ts'

/**
 * npm run bench -- catalogue [--products 200000] [--data DIR] [--runs 3] [--beside DIR]: lists, filtered lists,
 * category and product pages, searches and suggestions on a demo shop, with session headers and no URL twice, client on
 * the same machine; the start until products can be searched; lists and product pages compared with a bare server that
 * sends the same bytes; the server's memory, also while the index is rebuilt under load (Linux only). With --data the
 * shop is kept for the next run; --only filtered measures only filtered lists, --only bare only the comparison with a
 * bare server, --only first only lists and product pages that nobody asked for before. With --beside the built copy of the project in DIR is started too, and only searches and suggestions are
 * measured, alternating with this one, to compare two versions. --data keeps both shops, the other one in DIR-beside.
 */

const CONNECTIONS = [1, 10, 50]
/** The number of connections for which the budgets hold. */
const BUDGET_CONNECTIONS = 10
const SECONDS = 5
const WARM_UP_SECONDS = 4
const REBUILDS = 3
const REBUILD_SECONDS = 8
/** Processor time of a filtered list that is not cached. */
const FILTERED_MOST_MS = 8
const LARGE_SHOP = 1_000_000
/** A shop with a million products may take this many times every budget. */
const LARGE_FACTOR = 3

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    products: { type: 'string' },
    data: { type: 'string' },
    only: { type: 'string' },
    beside: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
})
const factor = Number(values.products) >= LARGE_SHOP ? LARGE_FACTOR : 1
const budgets: string[] = []

const products = values.products === undefined ? undefined : Number(values.products)
const dataDir = values.data ?? process.env['CAMBUSA_DATA']
if (values.beside === undefined) await measureAlone()
else
  await reportBeside(
    {
      here: { project: undefined, dataDir, products },
      beside: { project: values.beside, dataDir: dataDir && `${dataDir}-beside`, products },
    },
    Number(values.runs),
  )

async function measureAlone() {
  const shop = await openShopProcess({ dataDir, products })
  try {
    const seconds = await startAgain(shop)
    const sample = await sampleShop(shop.url)
    console.log(`${sample.productCount} products, memory after the start ${memoryOf(shop.pid).residentMb} MB`)
    budgets.push(budgetLine('start, ready to search', seconds, 's', { most: 10 * factor }))
    if (values.only === undefined || values.only === 'first')
      budgets.push(...(await measureFirstLists(shop, sample)))
    if (values.only !== 'bare' && values.only !== 'first') await reportFiltered(shop, sample)
    for (const kind of values.only === undefined ? CATALOGUE_CALLS : []) {
      const load = { connections: BUDGET_CONNECTIONS, seconds: WARM_UP_SECONDS }
      await measureCatalogue(shop.url, sample, kind, load)
      for (const connections of CONNECTIONS) await report(shop, sample, kind, connections)
    }
    if (values.only === undefined || values.only === 'bare')
      budgets.push(...(await measureBesideBare(shop, sample)))
    const { residentMb, peakMb } = memoryOf(shop.pid)
    console.log(`memory after the load ${residentMb} MB, at most ${peakMb} MB`)
    const mostMb = values.only === undefined ? Math.max(peakMb, await watchRebuilds(shop, sample)) : peakMb
    budgets.push(budgetLine('memory, rebuilds included', mostMb, 'MB', { most: 700 * factor }))
    console.log(['', ...budgets].join('\n'))
  } finally {
    await shop.close()
  }
}

/** Seconds from starting the process to its first answer to a search. */
async function startAgain(shop: ShopProcess): Promise<number> {
  await shop.kill()
  const startedMs = performance.now()
  await shop.start()
  const answer = await fetch(`${shop.url}/ebsn/api/products?query=pasta&page_size=24`)
  if (!answer.ok) throw new Error(`the first search: HTTP ${answer.status}`)
  return (performance.now() - startedMs) / 1000
}

async function report(shop: ShopProcess, sample: ShopSample, kind: CatalogueCall, connections: number) {
  const runs: Figures[] = []
  for (let run = 0; run < Number(values.runs); run++)
    runs.push(await measureCatalogue(shop.url, sample, kind, { connections, seconds: SECONDS }))
  const figures = mediansOf(runs)
  console.log(figuresLine(kind, connections, figures))
  if (connections !== BUDGET_CONNECTIONS) return
  const { p50Ms, p99Ms, perSecond } = figures
  const most = (what: string, figure: number, limitMs: number) =>
    budgets.push(budgetLine(`${kind} ${what}`, figure, 'ms', { most: limitMs * factor }))
  const least = (limit: number) =>
    budgets.push(budgetLine(kind, perSecond, 'requests/s', { least: limit / factor }))
  if (kind === 'suggest') {
    most('p50', p50Ms, 2)
    most('p99', p99Ms, 10)
  } else if (kind === 'search') {
    most('p50', p50Ms, 3)
    most('p99', p99Ms, 20)
    least(1500)
  } else if (kind === 'category') least(4000)
}

/** Every kind of filtered list by its processor time; the budget is the same for a million products. */
async function reportFiltered(shop: ShopProcess, sample: ShopSample) {
  for (const [kind, figures] of await measureFiltered(shop.url, shop.pid, sample)) {
    console.log(filteredLine(kind, figures))
    const most = FILTERED_MOST_MS
    budgets.push(budgetLine(`by ${kind}, processor`, figures.processorMs, 'ms', { most }))
  }
}

/** Returns the maximum memory during rebuilds. */
async function watchRebuilds(shop: ShopProcess, sample: ShopSample): Promise<number> {
  let mostMb = 0
  for (let rebuild = 1; rebuild <= REBUILDS; rebuild++) {
    const kind = (['search', 'list', 'category'] as const)[(rebuild - 1) % 3] ?? 'search'
    const seconds = REBUILD_SECONDS * factor
    const load = { connections: BUDGET_CONNECTIONS, seconds }
    const { residentMb, peakMb, figures } = await rebuildUnderLoad(shop, sample, kind, load)
    mostMb = Math.max(mostMb, peakMb)
    console.log(
      `rebuild ${rebuild} under load: at most ${peakMb} MB, then ${residentMb} MB; ${figuresLine(kind, 10, figures)}`,
    )
  }
  return mostMb
}
