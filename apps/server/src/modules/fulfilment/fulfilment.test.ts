import { viewOrder } from '@cambusa/contract/orders/orders'
import { beforeAll, describe, expect, it } from 'vitest'
import { listLinesToPick } from './order-to-fulfil.queries.ts'
import { writeCame } from './write-came.ts'
import { codeOf, fulfilmentOf, pickRow } from '../../testing/fulfilment-acts.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payments/payment-shop.ts'

let shop: PaymentShop
let work: ReturnType<typeof fulfilmentOf>
let codes: { pasta: string; apples: string; wine: string }
beforeAll(async () => {
  shop = await openPaymentShop()
  work = fulfilmentOf(shop)
  codes = await work.codes()
})

const stockOf = async (productId: number) =>
  (await shop.row<{ quantity: number }>('select quantity from stock where product_id = $1', [productId]))
    .quantity
const actsOf = async (order: Ordered) => (await work.view(order)).acts?.map(({ act }) => act)

describe('an order on its way to its customer', () => {
  it('is confirmed, picked, packed, brought and handed over, and its customer told; each act once', async () => {
    const order = await work.mixed()
    const { pasta, apples, wine } = codes
    const acts: [name: string, run: () => Promise<{ outcome: string }>][] = [
      ['confirm', () => work.confirm(order)],
      ['startPicking', () => work.start(order)],
      [
        'pick',
        () =>
          work.pick(order, [
            pickRow(pasta, { quantity: 19 }),
            pickRow(apples, { quantity: 0.45 }),
            pickRow(wine, { quantity: 1 }),
          ]),
      ],
      ['ready', () => work.ready(order)],
      ['onTheWay', () => work.onTheWay(order)],
      ['handOver', () => work.handOver(order, { ageDocument: 'passport' })],
    ]
    for (const [name, run] of acts) {
      expect([name, (await run()).outcome]).toEqual([name, 'done'])
      expect([name, (await run()).outcome]).toEqual([name, 'already'])
    }
    const seen = await work.view(order)
    expect(seen).toMatchObject({
      orderStatusId: 6,
      grossTotal: 42.76,
      finalTotal: 41.63,
      final: { itemsTotal: 34.73, deliveryFee: 6.9, grossTotal: 41.63, giftTotal: 0, allowance: 0 },
      handover: { receiver: 'customer', ageChecked: true, due: 41.63, collected: 41.63, depositTotal: 0 },
      items: [
        {
          quantity: 20,
          picked: { outcome: 'delivered', quantity: 19, grossTotal: 23.75, replacement: null },
        },
        { quantity: 0.4, picked: { quantity: 0.45, grossTotal: 1.08 } },
        { picked: { outcome: 'delivered' } },
      ],
    })
    expect(seen.acts).toMatchObject(acts.map(([act]) => ({ act, isByShop: true, by: '', reason: '' })))
    expect(seen.placedBy).toMatch(/^Ada /)
    const plain = await order.shopper.call(viewOrder, { query: { order_id: order.orderId } })
    expect(plain.data?.items?.[0]).not.toHaveProperty('picked')
    expect(await shop.kindsTo(order)).toEqual([
      'orderReceived',
      'orderReady',
      'orderOnTheWay',
      'orderDelivered',
    ])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('comes as ordered where nobody says anything, and goes back for another try', async () => {
    const order = await work.mixed()
    await work.start(order)
    expect(await work.view(order)).toMatchObject({ final: null, finalTotal: null })
    await work.ready(order)
    await work.onTheWay(order)
    expect((await work.bringBack(order)).outcome).toBe('done')
    await work.onTheWay(order)
    expect((await work.handOver(order, { ageDocument: 'passport' })).outcome).toBe('done')
    const { final, grossTotal, vat, taxTotal } = await work.view(order)
    expect(final).toMatchObject({ grossTotal, vat, taxTotal })
    expect(await actsOf(order)).toEqual([
      'startPicking',
      'ready',
      'onTheWay',
      'bringBack',
      'onTheWay',
      'handOver',
    ])
  })

  it('is refused an act that does not fit its status', async () => {
    const order = await work.mixed()
    for (const act of [
      () => work.pick(order, []),
      () => work.ready(order),
      () => work.onTheWay(order),
      () => work.bringBack(order),
      () => work.handOver(order),
    ])
      expect(await codeOf(act())).toBe('order.actRefused')
    expect(await codeOf(work.confirm({ ...order, orderId: 99_999_999 }))).toBe('order.unknown')
    expect(await shop.statusOf(order)).toBe(1)
  })
})

describe('picking', () => {
  it('sets lines: another file corrects the first one, and a replacing product returns to stock', async () => {
    const order = await work.mixed()
    await work.start(order)
    const { pasta, apples, wine } = codes
    const before = await stockOf(shop.goods.pasta)
    const replaced = [
      pickRow(wine, { replacementCode: pasta, quantity: 9, outcome: 'replaced' }),
      pickRow(apples, { quantity: 0 }),
    ]
    expect((await work.pick(order, replaced)).outcome).toBe('done')
    expect((await work.pick(order, replaced)).outcome).toBe('already')
    expect(await stockOf(shop.goods.pasta)).toBe(before - 9)
    expect(await codeOf(work.ready(order))).toBe('order.linesNotPicked')
    await work.pick(order, [pickRow(wine, { replacementCode: pasta, quantity: 8 })])
    expect(await stockOf(shop.goods.pasta)).toBe(before - 8)
    await work.pick(order, [
      pickRow(pasta, { quantity: 20 }),
      pickRow(wine, { replacementCode: pasta, quantity: 7 }),
    ])
    await work.ready(order)
    expect((await work.view(order)).items?.[2]?.picked).toMatchObject({
      outcome: 'replaced',
      quantity: 7,
      replacement: { code: pasta, price: 1.25 },
    })
    expect((await work.view(order)).items?.[1]?.picked).toMatchObject({
      outcome: 'missing',
      quantity: 0,
      grossTotal: 0,
    })
    expect(await shop.booksDifferences()).toEqual([])
    await work.cancel(order)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('takes a replacing product once, however often it is said at once; without the order’s lock more often', async () => {
    const order = await work.mixed()
    await work.start(order)
    const before = await stockOf(shop.goods.pasta)
    const rows = [pickRow(codes.wine, { replacementCode: codes.pasta, quantity: 9 })]
    const said = await Promise.all(Array.from({ length: 20 }, () => work.pick(order, rows)))
    expect(said.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
    expect(await stockOf(shop.goods.pasta)).toBe(before - 9)

    // Both read the line before either has written it.
    const unlocked = await work.mixed()
    await work.start(unlocked)
    const left = await stockOf(shop.goods.pasta)
    const lines = () => listLinesToPick(shop.test.db, { orderId: unlocked.orderId })
    const read = [await lines(), await lines()]
    const { replacement } = (await listLinesToPick(shop.test.db, { orderId: order.orderId }))[2]!.picked!
    for (const [, , wine] of read) {
      const came = { line: wine!, outcome: 'replaced' as const, quantity: 9, grossCents: 1_125, replacement }
      await writeCame(shop.test.db, { id: unlocked.orderId, warehouseId: 1 }, [came], shop.test.time.now())
    }
    expect(await stockOf(shop.goods.pasta)).toBe(left - 18)
    expect((await lines())[2]?.picked?.stockTaken).toBe(9)
    await shop.row('update stock set quantity = quantity + 9 where product_id = $1', [shop.goods.pasta])
  })

  it('refuses all rows where one cannot be, and says which', async () => {
    const order = await work.mixed()
    await work.start(order)
    const { pasta, apples, wine } = codes
    const rows = [
      pickRow(pasta, { quantity: 21, at: 'Riga 2' }),
      pickRow(apples, { quantity: 0.53, at: 'Riga 3' }),
      pickRow('BOH', { quantity: 1, at: 'Riga 4' }),
      pickRow(wine, { quantity: 10, replacementCode: pasta, at: 'Riga 5' }),
      pickRow(wine, { replacementCode: 'BOH', at: 'Riga 6' }),
    ]
    await expect(work.pick(order, rows)).rejects.toMatchObject({
      code: 'order.pickingWrong',
      params: {
        rows: [
          { at: 'Riga 2', problem: 'tooMuch' },
          { at: 'Riga 3', problem: 'tooMuch' },
          { at: 'Riga 4', problem: 'unknownCode' },
          { at: 'Riga 5', problem: 'tooDear' },
          { at: 'Riga 6', problem: 'replacementUnknown' },
        ],
      },
    })
    const { n } = await shop.row<{ n: number }>(
      'select count(*)::int n from picked_lines where order_id = $1',
      [order.orderId],
    )
    expect(n).toBe(0)
    await work.pick(order, [pickRow(pasta, { outcome: 'missing' })], true)
    expect(await codeOf(work.ready(order))).toBe('order.nothingCame')
  })

  it('never charges more than the highest amount promised', async () => {
    const order = await work.mixed()
    await work.start(order)
    const wine = codes.wine
    const { prebilledAmount } = await work.view(order)
    await expect(
      shop.row(
        `insert into final_totals select id, worst_case_cents, worst_case_cents + 1, 0, '[]', 0, 0, 0,
           worst_case_cents + 1, 0, '[]' from orders where id = $1`,
        [order.orderId],
      ),
    ).rejects.toMatchObject({ constraint: 'final_totals_worst_case' })
    await work.pick(order, [pickRow(wine, { quantity: 1 })])
    await work.pick(
      order,
      [pickRow(codes.pasta), pickRow(codes.apples, { quantity: 0.52 })].map((each) => ({
        ...each,
        quantity: each.quantity ?? 20,
      })),
    )
    await work.ready(order)
    expect((await work.view(order)).final!.grossTotal).toBeLessThanOrEqual(prebilledAmount)
  })
})
