import type { ShopToMeasure } from '../../proofs/shop-process.ts'
import { openBareServer, recordAnswer, type BareServer } from './bare.ts'
import { CLIENT, type ShopSample } from './catalogue-load.ts'
import { budgetLine, median } from './figures.ts'
import { measureLightly } from './light-client.ts'
import { processorSeconds } from './memory.ts'

const ADDRESSES = 10_000
/** Answers that the bare server sends. */
const RECORDED = 100
const RUNS = 3
/** The addresses are used up long before. */
const LOAD = { connections: 10, seconds: 60 }
const PAGE_SIZE = 24
const SORTS = ['alf_asc', 'price_asc', 'promo', 'alf_desc', 'price_desc', 'newest', 'unit_price_asc'] as const
/** A prime step, which goes through all addresses in an order that is none of theirs. */
const STEP = 7_919
const LEAST_OF_BARE = { plain: 0.2, gzip: 0.15 } as const
type Form = keyof typeof LEAST_OF_BARE

interface Cost {
  perSecond: number
  microseconds: number
}

/** Different addresses of lists: every category in every order, page by page. */
function listAddresses({ categories }: ShopSample): string[] {
  return SORTS.flatMap((sort) =>
    categories.flatMap(({ categoryId, productCount }) =>
      Array.from(
        { length: Math.ceil(productCount / PAGE_SIZE) },
        (_, at) =>
          `/products?parent_category_id=${categoryId}&page=${at + 1}&page_size=${PAGE_SIZE}&sort=${sort}`,
      ),
    ),
  )
}

const pageAddresses = ({ products }: ShopSample) => products.map(({ slug }) => `/products/${slug}`)

function mixed(addresses: readonly string[]): string[] {
  const count = Math.min(ADDRESSES, addresses.length)
  return Array.from({ length: count }, (_, at) => addresses[(at * STEP) % addresses.length]!)
}

const headersOf = (form: Form) => ({ ...CLIENT, ...(form === 'gzip' && { 'accept-encoding': 'gzip' }) })

/** The cost of a server for as many answers as there are addresses. */
async function costOf(
  server: { url: string; pid: number | undefined },
  form: Form,
  addresses: readonly string[],
): Promise<Cost> {
  const headers = headersOf(form)
  let asked = 0
  const before = processorSeconds(server.pid)
  const perSecond = await measureLightly(server.url, LOAD, () => {
    const path = addresses[asked++]
    return path === undefined ? undefined : { method: 'GET', path: `/ebsn/api${path}`, headers }
  })
  return { perSecond, microseconds: ((processorSeconds(server.pid) - before) / addresses.length) * 1e6 }
}

/**
 * Lists and product pages that nobody asked for before, each address once, plain and gzipped, in turn with a bare server
 * that sends the same bytes. Prints a line for each and returns those with a budget.
 */
export async function measureFirstLists(
  shop: ShopToMeasure & { pid: number | undefined },
  sample: ShopSample,
): Promise<string[]> {
  const bare = await openBareServer()
  const budgets: string[] = []
  try {
    for (const [kind, all] of Object.entries({ list: listAddresses(sample), page: pageAddresses(sample) })) {
      const addresses = mixed(all)
      const forms: readonly Form[] = ['plain', 'gzip']
      const each = Math.floor(addresses.length / (RUNS * forms.length))
      const costs = { plain: [] as [Cost, Cost][], gzip: [] as [Cost, Cost][] }
      const bytes = { plain: 0, gzip: 0 }
      for (let run = 0; run < RUNS; run++)
        for (const [at, form] of forms.entries()) {
          const from = (run * forms.length + at) * each
          const own = addresses.slice(from, from + each)
          bytes[form] = await record(bare, shop.url, form, own.splice(0, RECORDED))
          costs[form].push([await costOf(shop, form, own), await costOf(bare, form, own)])
        }
      for (const form of forms) {
        const of = (which: 0 | 1, what: keyof Cost) => median(costs[form].map((cost) => cost[which][what]))
        const share = of(0, 'perSecond') / of(1, 'perSecond')
        const name = `first ${kind}, ${form}`
        console.log(
          `${name.padEnd(22)} ${of(0, 'perSecond').toFixed(0)} requests/s, ${of(0, 'microseconds').toFixed(0)} µs each, ` +
            `${bytes[form].toFixed(0)} bytes; bare ${of(1, 'perSecond').toFixed(0)} requests/s`,
        )
        budgets.push(budgetLine(`${name}: of a bare server`, share, '', { least: LEAST_OF_BARE[form] }))
      }
    }
    return budgets
  } finally {
    bare.close()
  }
}

/** Gives the bare server answers of the shop; returns their mean length. */
async function record(bare: BareServer, url: string, form: Form, addresses: readonly string[]) {
  const answers = []
  for (const path of addresses) answers.push(await recordAnswer(`${url}/ebsn/api${path}`, headersOf(form)))
  await bare.give(answers)
  return answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length
}
