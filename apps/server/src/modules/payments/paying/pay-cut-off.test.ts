import { setTimeout as wait } from 'node:timers/promises'
import { buyCart, prepareCheckout, releaseCheckout } from '@cambusa/contract/orders/checkout'
import { payOrder } from '@cambusa/contract/payments/payments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cutStatements } from '../../../testing/cut-statements.ts'
import { chosen } from '../../../testing/extent.ts'
import type { ReadyShopper } from '../../../testing/factories/orders.ts'
import { openPaymentShop, type PaymentShop } from '../../../testing/payments/payment-shop.ts'

const MOST_STATEMENTS = 60
const MINUTE_MS = 60_000
const cuts = cutStatements()

let shop: PaymentShop
beforeAll(async () => {
  afterAll(cuts.end)
  shop = await openPaymentShop()
})

const prepare = ({ shopper }: ReadyShopper) => shopper.call(prepareCheckout)
const buy = ({ shopper, cartId }: ReadyShopper) =>
  shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 2 } })
const orderOf = ({ cartId }: ReadyShopper) =>
  shop.row<{ id: number; number: string; status: number } | undefined>(
    'select id, number, status from orders where cart_id = $1',
    [cartId],
  )
const pay = async (ready: ReadyShopper) =>
  ready.shopper.call(payOrder, { body: { order_id: (await orderOf(ready))?.id ?? 0 } })
const succeed = async (ready: ReadyShopper) => {
  const [payment] = shop.gateway.ofOrder((await orderOf(ready))!.number)
  shop.gateway.succeed(payment!.reference)
}

/**
 * The steps before the one in which the server dies, and that one. Afterwards everything is repeated, as a customer
 * would.
 */
const STEPS = {
  prepare: { before: [], dies: prepare },
  buy: { before: [prepare], dies: buy },
  pay: { before: [prepare, buy], dies: pay },
  notify: {
    before: [prepare, buy, pay, succeed],
    dies: () => shop.notify(shop.gateway.newsOf(shop.gateway.payments().at(-1)!.reference)),
  },
} as const
type Step = keyof typeof STEPS

async function goOnAfter(step: Step, ready: ReadyShopper): Promise<void> {
  if (step === 'prepare') expect((await prepare(ready)).codes).toEqual([])
  if (step === 'prepare' || step === 'buy') expect((await buy(ready)).data?.orderStatusId).toBe(9)
  if (step !== 'notify') {
    expect((await pay(ready)).data?.redirectUrl).toMatch(/^https:/)
    // The customer closes the window on the gateway's page, and the notification is lost.
    await succeed(ready)
  }
  // Reconciliation finds it within a minute.
  shop.test.time.advance(MINUTE_MS)
  await shop.runScheduledJob('reconcile-payments')
}

const deaths = (Object.keys(STEPS) as Step[]).flatMap((step) => [
  [step, 'before'] as const,
  [step, 'after'] as const,
])

it.each(chosen('a server dies while somebody pays', deaths, 3))(
  'a server that dies while it does %s, %s any statement, ends in one paid order within a minute',
  async (step, moment) => {
    let died = 0
    for (let n = 1; n <= MOST_STATEMENTS; n += 1) {
      const ready = await shop.prepared()
      await ready.shopper.call(releaseCheckout)
      for (const act of STEPS[step].before) await act(ready)
      const seen = await cuts.dying(n, moment, () => STEPS[step].dies(ready).catch(() => undefined))
      // Gives the pool time to notice the lost connection.
      await wait(50)
      if (seen < n) break
      died += 1
      await goOnAfter(step, ready)
      const order = await orderOf(ready)
      expect(order?.status, `statement ${n}`).toBe(1)
      const payments = shop.gateway.ofOrder(order!.number)
      expect(
        payments.map(({ state }) => state),
        `statement ${n}`,
      ).toEqual(['authorised'])
      shop.test.time.advance(-MINUTE_MS)
    }
    expect(died).toBeGreaterThan(0)
    expect(died).toBeLessThan(MOST_STATEMENTS)
    expect(await shop.booksDifferences()).toEqual([])
  },
  240_000,
)
