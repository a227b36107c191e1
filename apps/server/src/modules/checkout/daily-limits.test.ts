import { addItems } from '@cambusa/contract/cart/cart'
import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildProductOnSale, buildTreeCategory } from '../../testing/factories/catalogue.ts'
import { buildAddress, buildCustomer, buildOpenCart, buildShop } from '../../testing/factories/delivery.ts'
import { buildLine, buildOpenSlot, signedIn } from '../../testing/factories/orders.ts'
import { buildCompany } from '../../testing/factories/users.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

const DAILY_MAXIMUM = 6
const EACH = 2
const BUYERS = 8
const day = '2026-11-25'
let test: TestApp
let oil: number
let slot: number
let companies = 0

async function openShop() {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      const categoryId = await buildTreeCategory(db, { slug: 'dispensa', name: 'Dispensa' })
      const priceCents = 2000
      oil = await buildProductOnSale(db, { name: 'Olio', categoryId, priceCents, dailyMax: DAILY_MAXIMUM })
      slot = await buildOpenSlot(db)
    },
  })
}

beforeAll(openShop)
afterEach(() => {
  vi.restoreAllMocks()
})

/** People who buy for one company, each with oil in their own cart and a slot chosen. */
async function buyersOfCompany(count: number, quantity = EACH) {
  companies += 1
  const codInt = `C-${companies}`
  const companyId = await buildCompany(test.db, codInt)
  const buyers = []
  for (let made = 0; made < count; made += 1) {
    const userId = await buildCustomer(test.db, { codInt, userTypeId: 3 })
    const addressId = await buildAddress(test.db, userId, { companyId })
    const cartId = await buildOpenCart(test.db, userId, { companyId, addressId })
    await buildLine(test.db, cartId, oil, quantity)
    const shopper = await signedIn(test, userId, companyId)
    const chosen = await shopper.call(selectTimeslot, { query: { sel_date: day, timeslot_id: slot } })
    expect(chosen.codes).toEqual([])
    buyers.push({ shopper, cartId, companyId })
  }
  return buyers
}
type Buyer = Awaited<ReturnType<typeof buyersOfCompany>>[number]

const buy = ({ shopper, cartId }: Buyer) =>
  shopper.call(buyCart, { query: { payment_type_id: 1, cart_id: cartId } })

async function boughtOf({ companyId }: Buyer): Promise<number> {
  const { rows } = await test.database.pool.query<{ sum: number | null }>(
    `select sum(i.quantity) as sum from orders o join order_items i on i.order_id = o.id where o.company_id = $1`,
    [companyId],
  )
  return Number(rows[0]?.sum ?? 0)
}

/** All prepare before anybody buys, then all buy at once; returns how many could. */
async function buyAtOnce(buyers: readonly Buyer[]) {
  for (const { shopper } of buyers) expect((await shopper.call(prepareCheckout)).codes).toEqual([])
  return Promise.all(buyers.map(buy))
}

describe('the daily maximum of a product', () => {
  it('is never exceeded when all buyers of a company buy at the same moment, and a refused buyer can change the cart', async () => {
    const buyers = await buyersOfCompany(BUYERS)
    const replies = await buyAtOnce(buyers)
    expect(await boughtOf(buyers[0]!)).toBe(DAILY_MAXIMUM)
    const refused = replies.filter(({ codes }) => codes.length > 0)
    expect(refused.map(({ codes }) => codes)).toEqual(
      Array.from({ length: BUYERS - DAILY_MAXIMUM / EACH }, () => ['cart.dailyMaximum']),
    )
    const left = buyers[replies.indexOf(refused[0]!)]!
    const items = [{ productId: oil, quantity: 1 }]
    expect((await left.shopper.call(addItems, { body: { items } })).codes).toEqual(['cart.dailyMaximum'])
    const prepared = await left.shopper.call(prepareCheckout)
    expect(prepared.response.errors).toEqual([
      {
        code: 'checkout.itemsChanged',
        error:
          'Controlla il carrello: Olio: hai superato la quantità massima giornaliera acquistabile per questo articolo.',
      },
    ])
  })

  it('counts the same cart bought twice at once as one order, and starts again at midnight in Rome', async () => {
    const [buyer] = await buyersOfCompany(1, DAILY_MAXIMUM)
    await buyer!.shopper.call(prepareCheckout)
    const replies = await Promise.all([buy(buyer!), buy(buyer!)])
    expect(replies.map(({ codes }) => codes)).toEqual([[], []])
    expect(replies[0]?.data?.orderId).toBe(replies[1]?.data?.orderId)
    const items = [{ productId: oil, quantity: 1 }]
    expect((await buyer!.shopper.call(addItems, { body: { items } })).codes).toEqual(['cart.dailyMaximum'])
    await test.database.pool.query(
      "update orders set placed_at = placed_at - interval '1 day' where company_id = $1",
      [buyer!.companyId],
    )
    expect((await buyer!.shopper.call(addItems, { body: { items } })).codes).toEqual([])
  })

  it('does not count orders that were cancelled', async () => {
    const [buyer] = await buyersOfCompany(1, DAILY_MAXIMUM)
    await buyer!.shopper.call(prepareCheckout)
    await buy(buyer!)
    await test.database.pool.query('update orders set status = 8 where company_id = $1', [buyer!.companyId])
    const items = [{ productId: oil, quantity: 1 }]
    expect((await buyer!.shopper.call(addItems, { body: { items } })).codes).toEqual([])
  })

  it('negative control: without the lock on the customer it is exceeded, as checking each cart alone misses concurrent orders', async () => {
    const query = pg.Client.prototype.query as (config: unknown, ...rest: unknown[]) => unknown
    const withoutLock = (asked: { name?: string; text?: string }) =>
      asked.name === 'buy_lock_company'
        ? { ...asked, name: 'buy_lock_nobody', text: asked.text?.replace(' for no key update', '') }
        : asked
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      config: unknown,
      ...rest: unknown[]
    ) {
      const asked = typeof config === 'object' && config !== null ? withoutLock(config) : config
      return query.call(this, asked, ...rest) as never
    } as never)
    // Open connections have the statement prepared with its lock already: new ones are needed.
    await openShop()
    let most = 0
    for (let round = 0; round < 10 && most <= DAILY_MAXIMUM; round += 1) {
      const buyers = await buyersOfCompany(BUYERS)
      await buyAtOnce(buyers)
      most = await boughtOf(buyers[0]!)
    }
    expect(most).toBeGreaterThan(DAILY_MAXIMUM)
  })
})
