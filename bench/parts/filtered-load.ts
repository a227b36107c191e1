import { ask, type ShopSample } from './catalogue-load.ts'
import { median, percentileOf } from './figures.ts'
import { FILTERED_CALLS, filteredPath, type FilteredCall, type OfferedValues } from './filtered-addresses.ts'
import { processorMs } from './processor-time.ts'

/** Cost of filtered lists of one kind. */
export interface FilteredFigures {
  /** Of the server, all its threads, per list. */
  processorMs: number
  p50Ms: number
  p99Ms: number
  /** Median number of products per list. */
  products: number
  /** Share of lists that were requested before, including other pages: those that the server may have cached. */
  keptShare: number
}

const CALLS = 250
const WARM_UP_CALLS = 80

/** The facet values of the whole shop. */
async function readOffered(base: string): Promise<OfferedValues> {
  const { data } = await ask(base, '/products?page_size=1')
  return new Map(data.facets?.map(({ name, values }) => [name, values.map(({ value }) => value)]))
}

/**
 * Requests filtered lists of each kind in turn, each a different list, to measure uncached lists. Processor time is
 * only that of the server, so a busy machine hardly affects it.
 */
export async function measureFiltered(
  base: string,
  pid: number | undefined,
  shop: ShopSample,
): Promise<Map<FilteredCall, FilteredFigures>> {
  const offered = await readOffered(base)
  const figures = new Map<FilteredCall, FilteredFigures>()
  let seed = 0
  for (const kind of FILTERED_CALLS) {
    const pathOf = () => filteredPath(kind, shop, offered, ++seed)
    for (let call = 0; call < WARM_UP_CALLS; call++) await ask(base, pathOf())
    const asked = new Set<string>()
    const times: number[] = []
    const found: number[] = []
    const before = processorMs(pid)
    for (let call = 0; call < CALLS; call++) {
      const path = pathOf()
      asked.add(path.replace(/&page=\d+/, ''))
      const startedMs = performance.now()
      const { data } = await ask(base, path)
      times.push(performance.now() - startedMs)
      found.push(data.page?.totItems ?? 0)
    }
    figures.set(kind, {
      processorMs: (processorMs(pid) - before) / CALLS,
      p50Ms: median(times),
      p99Ms: percentileOf(times, 0.99),
      products: median(found),
      keptShare: 1 - asked.size / CALLS,
    })
  }
  return figures
}

export function filteredLine(kind: FilteredCall, figures: FilteredFigures): string {
  const { p50Ms, p99Ms, products, keptShare } = figures
  return (
    `filtered by ${kind.padEnd(23)} processor ${figures.processorMs.toFixed(2).padStart(6)} ms  p50 ${p50Ms.toFixed(2)} ms  ` +
    `p99 ${p99Ms.toFixed(2)} ms  ${products} products  asked before ${(keptShare * 100).toFixed(0)}%`
  )
}
