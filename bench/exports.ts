import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openShopProcess } from '../proofs/shop-process.ts'
import { makeExporter } from '../proofs/shoppers.ts'
import { measureCatalogue, sampleShop } from './parts/catalogue-load.ts'
import { givePictures } from './parts/export-pictures.ts'
import { askExport, untilReady } from './parts/export-load.ts'
import { budgetLine, figuresLine, mediansOf, type Figures } from './parts/figures.ts'
import { forgetPeak, memoryOf } from './parts/memory.ts'

/**
 * npm run bench -- exports [--runs 3] [--products 100]: an export of 100 products with three photos each in two formats,
 * while shoppers request the product list. Prints how much memory the server takes beyond what the list alone takes
 * (Linux only), and the waiting time of shoppers compared with that without an export; medians of alternating runs. Client,
 * shop and database share the machine's processors.
 */

const LIST = { connections: 10, seconds: 6, atMostPerSecond: 200 }
const WARM_UPS = 2
const BUDGET = { memoryMb: 100, listTimes: 2 }

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { runs: { type: 'string', default: '3' }, products: { type: 'string', default: '100' } },
})
const products = Number(values.products)
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-bench-'))
// As deploy/ starts it.
const env = { CAMBUSA_TRUSTED_PROXIES: 'loopback', MALLOC_ARENA_MAX: '2' }
const shop = await openShopProcess({ dataDir, env })
try {
  await givePictures(shop.database.pool, join(dataDir, 'originals'), products)
  const sample = await sampleShop(shop.url)
  const list = () => measureCatalogue(shop.url, sample, 'list', LIST)
  for (let warmUp = 0; warmUp < WARM_UPS; warmUp += 1) await list()
  const without: Figures[] = []
  const during: Figures[] = []
  const [alone, beside]: [number[], number[]] = [[], []]
  for (let run = 0; run < Number(values.runs); run += 1) {
    forgetPeak(shop.pid)
    without.push(await list())
    alone.push(memoryOf(shop.pid).peakMb)
    const buyer = await makeExporter(shop.database.pool, products)
    forgetPeak(shop.pid)
    const startedMs = performance.now()
    const exportId = await askExport(shop.url, buyer)
    const ready = untilReady(shop.url, buyer, exportId)
    let isReady = false
    void ready.then(() => (isReady = true))
    while (!isReady) during.push(await list())
    const { pictures, missing, bytes } = await ready
    beside.push(memoryOf(shop.pid).peakMb)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(0)
    console.log(
      `${pictures} pictures, ${missing} missing, ${Math.round(bytes / 1e6)} MB in about ${seconds} s`,
    )
  }
  const [quiet, loaded] = [mediansOf(without), mediansOf(during)]
  console.log(figuresLine('without', LIST.connections, quiet))
  console.log(figuresLine('during', LIST.connections, loaded))
  const grown = Math.max(...beside.map((mb, run) => mb - (alone[run] ?? 0)))
  console.log(budgetLine('memory beyond that of the list', grown, 'MB', { most: BUDGET.memoryMb }))
  console.log(budgetLine('list p99', loaded.p99Ms / quiet.p99Ms, 'times', { most: BUDGET.listTimes }))
} finally {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
}
