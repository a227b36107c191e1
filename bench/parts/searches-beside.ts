import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openShopProcess, type ShopProcess } from '../../proofs/shop-process.ts'
import { CLIENT, sampleShop, searchOf, suggestOf, variedOf, type ShopSample } from './catalogue-load.ts'
import { measure, median, type Call, type Figures } from './figures.ts'
import { forgetPeak, memoryOf } from './memory.ts'
import { processorMs } from './processor-time.ts'

/** Maximum ratio of a search to that of another version, for processor time and memory. */
const MOST_TIMES = 1.05
const LOAD = { connections: 10, seconds: 2 }
const WARM_UP = { connections: 10, seconds: 4 }
/** Number of texts that are repeated: few enough for any cache. */
const REPEATED = 200
const PAGE_SIZE = 24

/** Always new texts and repeated ones, as the storefront requests them; without a text the whole shop in an order. */
const KINDS = ['list', 'search, new', 'search, again', 'suggest, new', 'suggest, again', 'fast, new'] as const
type Kind = (typeof KINDS)[number]

interface Measured {
  shop: ShopProcess
  memoryMb: number
  nextCall: (kind: Kind) => Call
  rates: Record<Kind, (Figures & { processorMs: number })[]>
}

/** How to open a shop for a comparison. */
interface Opening {
  /** The built copy of the project that runs it; undefined: this one. */
  project: string | undefined
  dataDir: string | undefined
  products: number | undefined
}

/**
 * The cost of searches here and in another built copy of the project, each on its own demo shop of the same size,
 * alternating on one machine: requests per second, processor time of an answer, memory; the ratios are those of
 * medians.
 */
export async function reportBeside(openings: { here: Opening; beside: Opening }, rounds: number) {
  const measured: Measured[] = []
  try {
    for (const opening of [openings.here, openings.beside]) measured.push(await open(opening))
    for (const kind of KINDS) {
      for (const each of measured) await load(each, kind, WARM_UP)
      for (let round = 0; round < rounds; round++)
        // The order alternates: the second one has a warmer machine.
        for (const each of round % 2 === 0 ? measured : measured.toReversed())
          each.rates[kind].push(await load(each, kind, LOAD))
      const [here = [], beside = []] = measured.map(({ rates }) => rates[kind])
      console.log(lineOf(kind, here, beside))
      printMemory(measured, 'memory then', ({ shop }) => memoryOf(shop.pid).residentMb)
    }
    printMemory(measured, 'memory after the start', ({ memoryMb }) => memoryMb)
    printMemory(measured, 'most memory', ({ shop }) => memoryOf(shop.pid).peakMb)
  } finally {
    for (const { shop } of measured) await shop.close()
  }
}

function printMemory(measured: readonly Measured[], when: string, megabytesOf: (of: Measured) => number) {
  const [here = 0, beside = 0] = measured.map(megabytesOf)
  console.log(`  ${when} ${here} MB beside ${beside}, ${(here / beside).toFixed(2)} times`)
}

async function open({ project, dataDir, products }: Opening): Promise<Measured> {
  const server = project === undefined ? undefined : join(resolve(project), 'apps/server/dist')
  const fillThere = async (data: string) => {
    if (server === undefined || products === undefined) return
    const env = { ...process.env, CAMBUSA_DATA: data }
    await promisify(execFile)(process.execPath, [join(server, 'demo.js'), '--products', String(products)], {
      env,
    })
  }
  const shop = await openShopProcess({
    dataDir,
    ...(server === undefined ? { products } : { script: join(server, 'main.js'), prepare: fillThere }),
  })
  // Filling a shop has used memory.
  await shop.kill()
  await shop.start()
  const sample = await sampleShop(shop.url)
  await new Promise((done) => setTimeout(done, SETTLE_MS))
  forgetPeak(shop.pid)
  return {
    shop,
    memoryMb: memoryOf(shop.pid).residentMb,
    nextCall: callsOf(sample),
    rates: {
      list: [],
      'search, new': [],
      'search, again': [],
      'suggest, new': [],
      'suggest, again': [],
      'fast, new': [],
    },
  }
}

const SETTLE_MS = 2000
/** A small shop may have no other text. */
const MOST_TRIES = 1000

async function load({ shop, nextCall }: Measured, kind: Kind, of: typeof LOAD) {
  const before = processorMs(shop.pid)
  let answers = 0
  const figures = await measure(shop.url, of, () => {
    answers++
    return nextCall(kind)
  })
  return { ...figures, processorMs: (processorMs(shop.pid) - before) / answers }
}

function callsOf(sample: ShopSample): (kind: Kind) => Call {
  let calls = 0
  const asked = new Set<string>()
  const newText = (textOf: typeof searchOf, of: string) => {
    for (let tries = 0; ; tries++) {
      // A shop has a limited number of prefixes of names: then other words follow, with different typing errors.
      const text = tries === 0 ? textOf(sample, ++calls) : variedOf(sample, ++calls)
      const key = `${of} ${text}`
      if (asked.has(key) && tries < MOST_TRIES) continue
      asked.add(key)
      return encodeURIComponent(text)
    }
  }
  const repeated = (textOf: typeof searchOf) =>
    Array.from({ length: REPEATED }, (_zero, place) => encodeURIComponent(textOf(sample, place)))
  const again = { search: repeated(searchOf), suggest: repeated(suggestOf) }
  const listOf = (text: string) => `/products?query=${text}&page_size=${PAGE_SIZE}&fields=card,facets`
  const suggestFor = (text: string) => `/products/suggest?query=${text}&fields=card`
  const pathOf = (kind: Kind): string => {
    switch (kind) {
      case 'list': {
        const pages = Math.max(1, Math.floor(sample.productCount / PAGE_SIZE))
        const sort = ['alf_asc', 'price_asc', 'promo'][++calls % 3]
        return `/products?page=${1 + ((calls * 7919) % pages)}&page_size=${PAGE_SIZE}&sort=${sort}&fields=card,facets`
      }
      case 'search, new':
        return listOf(newText(searchOf, 'search'))
      case 'search, again':
        return listOf(again.search[++calls % REPEATED] ?? '')
      case 'suggest, new':
        return suggestFor(newText(suggestOf, 'suggest'))
      case 'suggest, again':
        return suggestFor(again.suggest[++calls % REPEATED] ?? '')
      case 'fast, new':
        return `/fast-search?q=${newText(searchOf, 'fast')}&fields=card`
    }
  }
  return (kind) => ({
    method: 'GET',
    path: `/ebsn/api${pathOf(kind)}`,
    headers: { ...CLIENT, 'x-ebsn-session': sample.session },
  })
}

function lineOf(kind: Kind, here: Measured['rates'][Kind], beside: Measured['rates'][Kind]): string {
  const both = (pick: (of: (typeof here)[number]) => number) =>
    [median(here.map(pick)), median(beside.map(pick))] as const
  const [rate, rateBeside] = both(({ perSecond }) => perSecond)
  const [own, other] = both(({ processorMs: ms }) => ms)
  const [p50, p50Beside] = both(({ p50Ms }) => p50Ms)
  const [p99, p99Beside] = both(({ p99Ms }) => p99Ms)
  const failures = [...here, ...beside].reduce((sum, each) => sum + each.failures, 0)
  const times = own / other
  return (
    `${times <= MOST_TIMES ? '✓' : '✗'} ${kind.padEnd(15)} processor ${own.toFixed(3)} ms beside ${other.toFixed(3)}, ${times.toFixed(2)} times  ` +
    `${rate.toFixed(0)} requests/s beside ${rateBeside.toFixed(0)}  p50 ${p50.toFixed(2)} ms beside ${p50Beside.toFixed(2)}  ` +
    `p99 ${p99.toFixed(2)} ms beside ${p99Beside.toFixed(2)}  failures ${failures}`
  )
}
