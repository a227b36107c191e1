import { afterAll, beforeAll, expect, it } from 'vitest'
import { cutStatements } from './testing/cut-statements.ts'
import { naiveStatements } from './testing/naive-statements.ts'
import { isFull, testSeed } from './testing/extent.ts'
import { openLifeShop, type LifeShop } from './testing/order-life/begin-life.ts'
import { liveOrder } from './testing/order-life/live-order.ts'
import { openPaymentShop } from './testing/payments/payment-shop.ts'

/** `npm run proofs` plays the full form. ORDER_LIVES chooses another number, ORDER_LIFE one seed. */
const LIVES = Number(process.env['ORDER_LIVES'] ?? (isFull ? 1_000 : 5))
const EACH_MS = 20_000
/** One of so many unguarded lives at the latest goes wrong; most often one of the first ten. */
const MOST_UNGUARDED = 200
const only = process.env['ORDER_LIFE']

const naive = naiveStatements()
const cuts = cutStatements()
let life: LifeShop
beforeAll(async () => {
  afterAll(() => {
    cuts.end()
    naive.end()
  })
  life = await openLifeShop(await openPaymentShop({ max: 20 }))
})

const seeds =
  only === undefined ? Array.from({ length: LIVES }, (_, at) => testSeed * 10_000 + at) : [Number(only)]

it(
  `${seeds.length} orders that everybody acts on at once each have one right end, and money, goods, places and codes agree`,
  async () => {
    const ends: Record<number, number> = {}
    for (const seed of seeds) {
      const { wrong, steps, status } = await liveOrder(life, cuts, seed)
      expect(wrong, `ORDER_LIFE=${seed}\n${steps.join('\n')}`).toEqual([])
      ends[status] = (ends[status] ?? 0) + 1
    }
    if (process.env['ORDER_LIVES'] !== undefined) console.log(ends)
  },
  60_000 + LIVES * EACH_MS,
)

it('negative control: without the lock and the condition on the status an order has several ends', async () => {
  const unguarded = [
    [' for no key update of o', ''],
    [/(?<=from orders where id = \$\d) for no key update/, ''],
    [/ status = any\((\$\d::int\[\])\)/, ' (status = any($1) or true)'],
  ] as const
  const wrong = await naive.without(unguarded, async () => {
    for (let at = 0; at < MOST_UNGUARDED; at += 1) {
      const lived = await liveOrder(life, cuts, seeds[0]! + at)
      if (lived.wrong.length > 0) return lived.wrong
    }
    return []
  })
  expect(wrong).not.toEqual([])
}, 600_000)
