import type { ShopToMeasure } from '../../proofs/shop-process.ts'
import { recordAnswer, openBareServer, type BareServer, type RecordedAnswer } from './bare.ts'
import { catalogueCall, type CatalogueCall, type ShopSample } from './catalogue-load.ts'
import { budgetLine, median, type Call } from './figures.ts'
import { measureLightly } from './light-client.ts'
import { processorSeconds } from './memory.ts'
import { openRestaurant } from './restaurant.ts'

const KINDS = ['list', 'page'] as const satisfies readonly CatalogueCall[]
const SENT_AS = ['plain', 'gzip'] as const
/** Number of answers of each kind for the bare server. */
const ANSWERS = 200
const LOAD = { connections: 10, seconds: 3 }
const WARM_UP = { connections: 10, seconds: 3 }
const RUNS = 3
const BUDGET = { ofRate: 0.5, customerTimes: 1.5 }

interface Case {
  kind: (typeof KINDS)[number]
  sentAs: (typeof SENT_AS)[number]
  who: 'visitor' | 'customer'
  nextCall: () => Call
}

/** Answers per second, and processor time of one, including all threads of the server. */
export interface Cost {
  perSecond: number
  microseconds: number
}

/**
 * Lists and product pages, plain and gzipped, of a visitor and of a customer with own prices, alternating with a bare
 * server in its own process that sends the same bytes: the cost of the shop compared with the minimum. Prints a line
 * for each and returns those with a budget.
 */
export async function measureBesideBare(
  shop: ShopToMeasure & { pid: number | undefined },
  sample: ShopSample,
): Promise<string[]> {
  const bare = await openBareServer()
  try {
    const { session } = await openRestaurant(shop.url)
    const budgets: string[] = []
    for (const kind of KINDS)
      for (const sentAs of SENT_AS) {
        const visitor = caseOf({ kind, sentAs, who: 'visitor' }, sample)
        const customer = caseOf({ kind, sentAs, who: 'customer' }, { ...sample, session })
        const costs = await compare(shop, bare, [visitor, customer])
        budgets.push(...linesOf(visitor, costs))
      }
    return budgets
  } finally {
    bare.close()
  }
}

export const nameOf = ({ kind, sentAs, who }: Omit<Case, 'nextCall'>) => `${kind}, ${sentAs}, ${who}`

export function caseOf(which: Omit<Case, 'nextCall'>, sample: ShopSample): Case {
  const encoding: Record<string, string> = which.sentAs === 'gzip' ? { 'accept-encoding': 'gzip' } : {}
  const nextCall = () => {
    const call = catalogueCall(sample, which.kind)
    return { ...call, headers: { ...call.headers, ...encoding } }
  }
  return { ...which, nextCall }
}

interface Costs {
  shop: Cost
  bare: Cost
}

/** The medians of each case for the shop and the bare server, all of them in turn. */
async function compare(
  shop: Parameters<typeof measureBesideBare>[0],
  bare: BareServer,
  cases: readonly Case[],
): Promise<Costs[]> {
  const answers = await Promise.all(cases.map(({ nextCall }) => recordAnswers(shop.url, nextCall)))
  const runs = cases.map(() => ({ shop: [] as Cost[], bare: [] as Cost[] }))
  for (const { nextCall } of cases) await measureLightly(shop.url, WARM_UP, nextCall)
  for (let run = 0; run < RUNS; run += 1)
    for (const [i, { nextCall }] of cases.entries()) {
      await bare.give(answers[i]!)
      runs[i]!.shop.push(await costOf(shop, nextCall))
      runs[i]!.bare.push(await costOf(bare, nextCall))
    }
  return runs.map((run) => ({ shop: medianCost(run.shop), bare: medianCost(run.bare) }))
}

async function recordAnswers(url: string, nextCall: () => Call): Promise<RecordedAnswer[]> {
  const kept: RecordedAnswer[] = []
  while (kept.length < ANSWERS) {
    const { path, headers } = nextCall()
    kept.push(await recordAnswer(url + path, headers))
  }
  return kept
}

export async function costOf(
  server: { url: string; pid: number | undefined },
  nextCall: () => Call,
): Promise<Cost> {
  const before = processorSeconds(server.pid)
  const perSecond = await measureLightly(server.url, LOAD, nextCall)
  const spent = processorSeconds(server.pid) - before
  return { perSecond, microseconds: (spent / (perSecond * LOAD.seconds)) * 1e6 }
}

export const medianCost = (costs: readonly Cost[]): Cost => ({
  perSecond: median(costs.map(({ perSecond }) => perSecond)),
  microseconds: median(costs.map(({ microseconds }) => microseconds)),
})

function linesOf(visitor: Case, costs: readonly Costs[]): string[] {
  for (const [i, { shop, bare }] of costs.entries()) {
    const name = nameOf({ ...visitor, who: i === 0 ? 'visitor' : 'customer' })
    console.log(
      `${name.padEnd(22)} ${shop.perSecond.toFixed(0).padStart(6)} requests/s, ${shop.microseconds.toFixed(0)} µs each; ` +
        `bare ${bare.perSecond.toFixed(0)} requests/s, ${bare.microseconds.toFixed(0)} µs; ` +
        `rate ${(shop.perSecond / bare.perSecond).toFixed(2)}, processor time ${(shop.microseconds / bare.microseconds).toFixed(2)} times`,
    )
  }
  const [own, customers] = costs
  const share = own!.shop.perSecond / own!.bare.perSecond
  const times = customers!.shop.microseconds / own!.shop.microseconds
  const name = `${visitor.kind}, ${visitor.sentAs}`
  return [
    budgetLine(`${name}: of a bare server`, share, '', { least: BUDGET.ofRate }),
    budgetLine(`${name}: customer's beside visitor's`, times, 'times', { most: BUDGET.customerTimes }),
  ]
}
