import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openShopProcess } from '../proofs/shop-process.ts'
import { sampleShop } from './parts/catalogue-load.ts'
import { median } from './parts/figures.ts'
import { memoryOf } from './parts/memory.ts'
import { rebuildUnderLoad } from './parts/rebuild.ts'

/**
 * npm run bench -- memory-saving [--products 200000] [--data DIR] [--runs 3]: the same shop with and without
 * CAMBUSA_MEMORY_SAVING, alternating, each with three rebuilds of the index under load (Linux only); prints medians and
 * with / without.
 */

const REBUILDS = 3
const LOAD = { connections: 10, seconds: 12 }

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: {
    products: { type: 'string' },
    data: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
})
const products = values.products === undefined ? undefined : Number(values.products)
const dataDir =
  values.data ?? process.env['CAMBUSA_DATA'] ?? mkdtempSync(join(tmpdir(), 'cambusa-memory-saving-'))
const isOurs = values.data === undefined && process.env['CAMBUSA_DATA'] === undefined

interface Outcome {
  afterStartMb: number
  mostMb: number
  afterRebuildsMb: number
  searchesPerSecond: number
}

async function run(saves: boolean): Promise<Outcome> {
  const env = { CAMBUSA_MEMORY_SAVING: saves ? '1' : '0' }
  const shop = await openShopProcess({ dataDir, products, env })
  try {
    // The first start of a new folder also fills the shop, so only the next one is typical.
    await shop.kill()
    await shop.start()
    const sample = await sampleShop(shop.url)
    const afterStartMb = memoryOf(shop.pid).residentMb
    const rebuilds = []
    for (let rebuild = 0; rebuild < REBUILDS; rebuild++)
      rebuilds.push(await rebuildUnderLoad(shop, sample, 'search', LOAD))
    return {
      afterStartMb,
      mostMb: Math.max(...rebuilds.map(({ peakMb }) => peakMb)),
      afterRebuildsMb: rebuilds.at(-1)?.residentMb ?? 0,
      searchesPerSecond: median(rebuilds.map(({ figures }) => figures.perSecond)),
    }
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
  report('memory after the start, MB', 'afterStartMb')
  report('memory at most in rebuilds, MB', 'mostMb')
  report('memory after three rebuilds, MB', 'afterRebuildsMb')
  report('searches a second meanwhile', 'searchesPerSecond')
} finally {
  if (isOurs) rmSync(dataDir, { recursive: true, force: true })
}

function report(what: string, key: keyof Outcome) {
  const of = (list: readonly Outcome[]) => median(list.map((outcome) => outcome[key]))
  const [saved, plain] = [of(outcomes.with), of(outcomes.without)]
  console.log(
    `${what.padEnd(34)} with ${saved.toFixed(0).padStart(6)}  without ${plain.toFixed(0).padStart(6)}  ${(saved / plain).toFixed(2)}`,
  )
}
