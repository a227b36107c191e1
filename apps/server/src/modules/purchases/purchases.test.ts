import { exportPurchases, listPaidPrices, summarisePurchases } from '@cambusa/contract/orders/purchases'
import type { QueryOf } from '@cambusa/contract/endpoint'
import { PURCHASE_GROUPS } from '@cambusa/domain/orders/purchases'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPlacedOrder, type OrderToBuild } from '../../testing/factories/placed-order.ts'
import { buildCustomer } from '../../testing/factories/delivery.ts'
import { signedIn } from '../../testing/factories/orders.ts'
import { asIfBought } from '../../testing/as-if-bought.ts'
import { openCompanyShop, type CompanyShop } from '../../testing/company/company-shop.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const CANCELLED = 8
const UNPAID = 9
const REFUNDED = 11

let shop: CompanyShop
beforeAll(async () => {
  shop = await openCompanyShop()
})

/** An order of 10 € of pasta; answers its id. */
async function ordered(order: Partial<OrderToBuild> & { userId: number }, placedAt: string): Promise<number> {
  const number = await buildPlacedOrder(shop.test.db, {
    productIds: [shop.goods.pasta],
    priceCents: 1_000,
    placedAt: new Date(placedAt),
    ...order,
  })
  const [row] = await shop.query<{ id: number }>('select id from orders where number = $1', [number])
  return Number(row!.id)
}

const summary = async (shopper: Shopper, query: QueryOf<typeof summarisePurchases> = {}) =>
  (await shopper.call(summarisePurchases, { query })).data!

const write = (text: string, values: unknown[]) => asIfBought(shop.test.database, text, values)

/** What came of an order of two lines of 10 €: one missing, the other replaced for 12 €, of which the shop bears 0,50 €. */
async function cameOtherwise(orderId: number): Promise<void> {
  await write(
    `update orders set items_cents = 2000, delivery_fee_cents = 690, packages_cents = 300, total_cents = 2990,
       worst_case_cents = 3500, packages = $2 where id = $1`,
    [
      orderId,
      JSON.stringify([
        {
          packagingId: 1,
          descr: 'Scatola',
          costCents: 100,
          quantity: 1,
          totalCents: 100,
          vatRate: 22,
          isDeposit: false,
        },
        {
          packagingId: 2,
          descr: 'Cassa',
          costCents: 200,
          quantity: 1,
          totalCents: 200,
          vatRate: 0,
          isDeposit: true,
        },
      ]),
    ],
  )
  await write(
    `insert into final_totals (order_id, worst_case_cents, items_cents, packages_cents, packages, delivery_fee_cents,
       gift_cents, allowance_cents, total_cents, tax_cents, vat)
     select id, worst_case_cents, 1200, 300, packages, 690, 0, 50, 2140, 0, '[]' from orders where id = $1`,
    [orderId],
  )
  await write(
    `insert into picked_lines (order_item_id, order_id, outcome, quantity, gross_cents, replacement)
     select id, order_id, case when position = 1 then 'missing' else 'replaced' end,
       case when position = 1 then 0 else 1 end, case when position = 1 then 0 else 1200 end,
       case when position = 2 then jsonb_build_object('productId', $2::bigint, 'code', 'sost', 'name', 'Pasta integrale',
         'format', '1 kg', 'unit', 'pz', 'brand', 'X', 'slug', 'sost') end
     from order_items where order_id = $1`,
    [orderId, shop.goods.pasta],
  )
}

describe('purchases', () => {
  it('are what came and was charged, and add up to the same by every grouping', async () => {
    const userId = await buildCustomer(shop.test.db)
    const two = { userId, productIds: [shop.goods.pasta, shop.goods.apples] }
    await cameOtherwise(await ordered(two, '2026-10-05T09:00:00Z'))
    await ordered({ userId, quantity: 3, addressId: 4 }, '2026-11-02T09:00:00Z')
    await ordered({ userId, addressId: 4 }, '2025-10-20T09:00:00Z')
    for (const status of [CANCELLED, UNPAID, REFUNDED])
      await ordered({ userId, status }, '2026-10-06T09:00:00Z')
    const shopper = await signedIn(shop.test, userId)
    // 12 € less 0,50 €, 6,90 € of delivery, 1 € of packaging, no deposit; 30 € in November.
    const total = { spent: 49.4, before: 10, percent: 394, orders: 2 }
    for (const by of PURCHASE_GROUPS) {
      const answer = await summary(shopper, { by })
      expect(answer.total, by).toEqual(total)
      const sum = (of: 'spent' | 'before') =>
        answer.rows.reduce((all, row) => all + Math.round(row[of] * 100), 0)
      expect([sum('spent'), sum('before')], by).toEqual([4940, 1000])
    }
    const { rows } = await summary(shopper, { by: 'product' })
    expect(rows.map(({ key, kind, spent }) => [key || kind, spent])).toEqual([
      [expect.any(String), 30],
      ['sost', 12],
      ['delivery', 6.9],
      ['packaging', 1],
      ['adjustment', -0.5],
    ])
  })

  it('stand beside the same days of the same months of last year', async () => {
    const userId = await buildCustomer(shop.test.db)
    await ordered({ userId }, '2026-11-02T09:00:00Z')
    await ordered({ userId }, '2025-11-02T09:00:00Z')
    // Later in the month than today: not yet to be compared. And the first hour of December in Rome.
    await ordered({ userId }, '2025-11-29T09:00:00Z')
    await ordered({ userId }, '2025-11-30T23:30:00Z')
    const { rows, total, from, to, untilDay } = await summary(await signedIn(shop.test, userId))
    expect([from, to, untilDay]).toEqual(['2025-12', '2026-11', '2026-11-21'])
    expect(rows).toHaveLength(12)
    expect(rows[0]).toMatchObject({
      key: '2025-12',
      name: 'dicembre 2025',
      spent: 10,
      before: 0,
      percent: null,
    })
    expect(rows.at(-1)).toMatchObject({ key: '2026-11', spent: 10, before: 10, percent: 0 })
    expect(total).toMatchObject({ spent: 20, before: 10 })
  })

  it('less what was withdrawn from', async () => {
    const userId = await buildCustomer(shop.test.db)
    const orderId = await ordered({ userId, quantity: 4 }, '2026-11-02T09:00:00Z')
    await write(
      `with w as (insert into withdrawals (order_id, user_id, goods_cents, bank_cents) values ($1, $2, 1000, 1000) returning id)
       insert into withdrawn_lines (withdrawal_id, order_item_id, quantity, cents)
       select w.id, i.id, 1, 1000 from w, order_items i where i.order_id = $1`,
      [orderId, userId],
    )
    const shopper = await signedIn(shop.test, userId)
    const { rows, total } = await summary(shopper, { by: 'product' })
    expect(total.spent).toBe(30)
    expect(rows).toMatchObject([{ spent: 30, quantity: 3 }])
  })

  it('of all colleagues are a holder’s, own ones a buyer’s; nobody asks for another company', async () => {
    const { companyId, holder } = await shop.company()
    const buyer = await shop.colleague(companyId, {})
    const stranger = await shop.company()
    await ordered({ userId: holder.userId, companyId }, '2026-11-02T09:00:00Z')
    await ordered({ userId: buyer.userId, companyId, quantity: 2 }, '2026-11-03T09:00:00Z')
    expect(await summary(holder.shopper)).toMatchObject({
      areAll: true,
      companyId,
      total: { spent: 30, orders: 2 },
    })
    expect(await summary(buyer.shopper)).toMatchObject({ areAll: false, total: { spent: 20, orders: 1 } })
    const refused = await buyer.shopper.call(summarisePurchases, {
      query: { company_id: stranger.companyId },
    })
    expect(refused.codes).toEqual(['company.unknown'])
    expect((await summary(buyer.shopper, { by: 'company' })).rows.map(({ spent }) => spent)).toEqual([20])
  })

  it('of a period that ends before it begins, or of more than 36 months, are refused with what to change', async () => {
    const shopper = await signedIn(shop.test, await buildCustomer(shop.test.db))
    for (const query of [
      { from: '2026-05', to: '2026-04' },
      { from: '2020-01', to: '2026-04' },
    ]) {
      const reply = await shopper.call(summarisePurchases, { query })
      expect([reply.httpStatus, reply.codes]).toEqual([400, ['request.malformed']])
    }
  })

  it('tell the prices that were paid, per kilogram, month by month beside those of last year', async () => {
    const userId = await buildCustomer(shop.test.db)
    await ordered({ userId, priceCents: 150 }, '2026-11-02T09:00:00Z')
    await ordered({ userId, priceCents: 120 }, '2025-11-02T09:00:00Z')
    await write(
      `update order_items set format = '500 g' where order_id in (select id from orders where user_id = $1)`,
      [userId],
    )
    const { products, page } = (await (await signedIn(shop.test, userId)).call(listPaidPrices, { query: {} }))
      .data!
    expect(page.totItems).toBe(1)
    expect(products[0]).toMatchObject({ unit: 'kg', spent: 1.5, percent: 25 })
    expect(products[0]!.months.at(-1)).toEqual({ month: '2026-11', price: 3, before: 2.4 })
  })

  it('are a file whose last row is the total', async () => {
    const userId = await buildCustomer(shop.test.db)
    await ordered({ userId }, '2026-11-02T09:00:00Z')
    const { session } = await signedIn(shop.test, userId)
    const { body, headers } = await shop.test.app.inject({
      method: 'GET',
      url: `/ebsn/api${exportPurchases.url}?format=csv&by=product`,
      headers: { 'x-ebsn-session': session ?? '' },
    })
    expect(headers['content-disposition']).toContain('acquisti-per-prodotto-2025-12-2026-11.csv')
    const lines = body.trim().split('\r\n')
    expect(lines[0]).toContain('Prodotto;Codice;Formato')
    expect(lines.at(-1)).toMatch(/^Totale;;;;;1;10;0;10;/)
  })
})
