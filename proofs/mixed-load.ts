import { ORDERS_WITHOUT_GOODS } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../apps/server/src/platform/database/sql-list.ts'
import { call } from './api.ts'
import type { ShopProcess } from './shop-process.ts'
import { makeShoppers, makeSlot, type Shopper } from './shoppers.ts'
import type { Verdict } from './verdict.ts'
import type { Memory, Watch } from './watched-process.ts'

const AT_ONCE = 12
const SHOPPERS = 24
const LINES = 3
const PLACES = 1_000_000
/** Samples of the memory over the whole run; those before the third are warm-up. */
const SAMPLES = 10
const WARM = 3
const MIB = 2 ** 20
/** Allowed growth of memory after the warm-up, as a share and an amount: caches are bounded, but not full yet. */
const MAY_GROW = { part: 0.1, heapBytes: 16 * MIB, rssBytes: 96 * MIB }
/** Hours that the clock is ahead, by tenth of the run. */
const CLOCK_AT: Readonly<Record<number, number>> = { 4: 1, 7: -1 }

/** Random numbers, the same for the same seed. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Whether memory at the end is as after the warm-up. */
export function isFlat(samples: readonly Memory[]): boolean {
  const grown = (of: (memory: Memory) => number, bytes: number) => {
    const warm = samples.slice(WARM).map(of)
    const third = Math.ceil(warm.length / 3)
    const [first, last] = [median(warm.slice(0, third)), median(warm.slice(-third))]
    return last > first * (1 + MAY_GROW.part) + bytes
  }
  return !grown(({ heapUsed }) => heapUsed, MAY_GROW.heapBytes) && !grown(({ rss }) => rss, MAY_GROW.rssBytes)
}

interface Met {
  /** Number of answers by HTTP status. */
  statuses: Map<number, number>
  /** Calls answered with 500 or more, by their address without the query. */
  faults: string[]
  slowestMs: number
}

const WORDS = [
  'latte',
  'pane',
  'pasta',
  'olio',
  'vino rosso',
  'mele',
  'acqua',
  'caffè',
  'biscotti',
  'tonno',
  'riso',
  'pomodoro',
]

/** Random requests of visitors and shoppers, one after the other, including invalid calls. */
async function askSomething(
  shop: ShopProcess,
  facts: { slugs: readonly string[]; slot: { timeslotId: number; date: string } },
  shopper: Shopper,
  random: (below: number) => number,
) {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)]!
  const query = encodeURIComponent(`${pick(WORDS)} ${random(3) === 0 ? pick(WORDS) : ''}`.trim())
  const { date, timeslotId } = facts.slot
  const items = [{ productId: pick(shopper.productIds), quantity: 1 + random(3) }]
  const get = (path: string, session?: string) => call(shop.url, 'GET', path, session)
  const post = (path: string, body?: Readonly<Record<string, unknown>>) =>
    call(shop.url, 'POST', path, shopper.session, body)
  const acts = [
    () => get(`/products?q=${query}&page=${1 + random(3)}`),
    () => get(`/products?q=${query}&page_size=24`, shopper.session),
    () => get(`/products/suggest?q=${query}`),
    () => get(`/products/${pick(facts.slugs)}`),
    () => get('/category'),
    () => get('/cart/view', shopper.session),
    () => get('/auth/test', shopper.session),
    () => get('/order/list', shopper.session),
    () => get('/timeslot/list', shopper.session),
    () => post('/cart/add', { items }),
    () => post('/cart/add', { items }),
    () => post('/theone-cart/add-reset', { items }),
    () => post('/user-address/select', { address_type: 'home', address_id: shopper.addressId }),
    () => get(`/timeslot/select?sel_date=${date}&timeslot_id=${timeslotId}`, shopper.session),
    () => post('/checkout/prepare'),
    () => post('/checkout/release'),
    () => post('/checkout/buy?payment_type_id=1'),
    () => post('/cart/empty'),
    () => get('/products?page=-1'),
    () => get('/nowhere'),
    () => post('/cart/add', { items: [{ productId: 'x', quantity: {} }] }),
    () => get('/order/view?order_id=1', shopper.session),
  ]
  return pick(acts)()
}

/** Signs customers in, at the server's current time. */
async function signIn(shop: ShopProcess, count: number, hoursAhead: number): Promise<Shopper[]> {
  const shoppers = await makeShoppers(shop.database.pool, count, LINES)
  await shop.database.pool.query(
    `update sessions set created_at = now() + make_interval(hours => $2), last_seen_at = now() + make_interval(hours => $2)
     where user_id = any($1)`,
    [shoppers.map(({ userId }) => userId), hoursAhead],
  )
  return shoppers
}

/** A customer fills a cart, chooses a slot and orders. Throws when this fails. */
async function buyOnce(
  shop: ShopProcess,
  slot: { timeslotId: number; date: string },
  hoursAhead: number,
): Promise<void> {
  const [shopper] = await signIn(shop, 1, hoursAhead)
  const steps = [
    ['GET', `/timeslot/select?sel_date=${slot.date}&timeslot_id=${slot.timeslotId}`],
    ['POST', '/checkout/prepare'],
    ['POST', '/checkout/buy?payment_type_id=1'],
  ] as const
  for (const [method, path] of steps) {
    const { status, codes, httpStatus } = await call(shop.url, method, path, shopper!.session)
    if (status !== 0) throw new Error(`${path} ${httpStatus} ${codes.join()}`)
  }
}

/** Booked capacity without hold or order, over all slots. */
async function capacityDifference({ database: { pool } }: ShopProcess): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from timeslots t where booked <> (select count(*) from timeslot_holds h where h.timeslot_id = t.id)
       + (select count(*) from orders o where o.timeslot_id = t.id and o.cart_id is not null
          and o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)}))`,
  )
  return rows[0]!.n
}

/**
 * A number of calls of every kind, also invalid ones, while the server's clock goes an hour ahead, back, an hour behind
 * and back again. No answer is 500 or more, somebody can order after every jump, and memory does not grow.
 */
export async function mixCalls(shop: ShopProcess, watch: Watch, calls: number): Promise<Verdict> {
  const { pool } = shop.database
  const slot = await makeSlot(pool, PLACES)
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from products where is_active order by id limit 500',
  )
  const facts = { slugs: rows.map(({ slug }) => slug), slot }
  const met: Met = { statuses: new Map(), faults: [], slowestMs: 0 }
  const differencesBefore = await capacityDifference(shop)
  const samples: Memory[] = []
  let shoppers: Shopper[] = []
  const startedMs = performance.now()
  for (let tenth = 0; tenth < SAMPLES; tenth += 1) {
    const hoursAhead = CLOCK_AT[tenth] ?? 0
    await watch.moveClock(hoursAhead)
    // A session that expired during the hour ahead stays expired when the clock goes back; some continue.
    shoppers = [...(await signIn(shop, SHOPPERS, hoursAhead)), ...shoppers.slice(0, SHOPPERS / 4)]
    const askOn = async (lane: number) => {
      const random = seeded(tenth * AT_ONCE + lane + 1)
      for (let left = Math.ceil(calls / SAMPLES / AT_ONCE); left > 0; left -= 1) {
        const shopper = shoppers[random(shoppers.length)]!
        const { httpStatus, tookMs, codes } = await askSomething(shop, facts, shopper, random)
        met.statuses.set(httpStatus, (met.statuses.get(httpStatus) ?? 0) + 1)
        met.slowestMs = Math.max(met.slowestMs, tookMs)
        if (httpStatus >= 500 || codes.includes('request.collided'))
          met.faults.push(`${httpStatus} ${codes.join()}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, lane) => askOn(lane)))
    await buyOnce(shop, slot, hoursAhead)
    samples.push(await watch.memory())
  }
  await watch.moveClock(0)
  const differences = (await capacityDifference(shop)) - differencesBefore
  const statuses = [...met.statuses].toSorted(([a], [b]) => a - b)
  const total = statuses.reduce((sum, [, count]) => sum + count, 0)
  const inMib = (of: (memory: Memory) => number) =>
    samples.map((memory) => Math.round(of(memory) / MIB)).join(' ')
  return {
    isGood: met.faults.length === 0 && differences === 0 && isFlat(samples),
    told:
      `${total} calls, ${Math.round(total / ((performance.now() - startedMs) / 1000))} a second: ` +
      `${statuses.map(([status, count]) => `${count} times ${status}`).join(', ')}; slowest ${(met.slowestMs / 1000).toFixed(1)} s; ` +
      `heap ${inMib(({ heapUsed }) => heapUsed)} MiB, resident ${inMib(({ rss }) => rss)} MiB; ${differences} slots different` +
      (met.faults.length === 0 ? '' : `; ${[...new Set(met.faults)].slice(0, 3).join('; ')}`),
  }
}
