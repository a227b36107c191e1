import { checkPayment } from '@cambusa/contract/payments/payments'
import { beforeAll, describe, expect, it } from 'vitest'
import { captureOrderWork } from '../payments/payments.ts'
import { asIfBought } from '../../testing/as-if-bought.ts'
import { codeOf, fulfilmentOf, pickRow } from '../../testing/fulfilment-acts.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payments/payment-shop.ts'

let shop: PaymentShop
let work: ReturnType<typeof fulfilmentOf>
let codes: { pasta: string; apples: string; wine: string }
beforeAll(async () => {
  shop = await openPaymentShop({ waitsForLocks: true })
  work = fulfilmentOf(shop)
  codes = await work.codes()
})

const actsOf = async (order: Ordered) => (await work.view(order)).acts?.map(({ act }) => act)

describe('a hand-over', () => {
  it('captures from a card what came, once, however often the job runs, and releases the rest', async () => {
    const order = await work.mixed(2)
    const pasta = codes.pasta
    shop.gateway.fault = (call) => (call === 'capture' ? 'answer' : undefined)
    await work.handedOver(order, {}, [pickRow(pasta, { quantity: 18 })])
    expect(await shop.booksDifferences()).toEqual([])
    const jobs = shop.runQueuedJobs()
    shop.gateway.fault = () => undefined
    await jobs
    await shop.runQueuedJobs()
    expect(shop.gateway.ofOrder(order.number)).toMatchObject([
      { state: 'captured', capturedCents: 2_940, captures: 1 },
    ])
    expect((await work.view(order)).payment).toMatchObject({ state: 'captured', captured: 29.4 })
    expect((await work.view(order)).handover).toMatchObject({ due: 0, collected: 0 })
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('captures a card that is authorised later once it is, and releases one that owes nothing', async () => {
    const late = await shop.ordered(2, true)
    shop.gateway.succeed(await shop.began(late))
    await late.shopper.call(checkPayment, { body: { order_id: late.orderId } })
    expect(await shop.statesOf(late)).toEqual(['stored'])
    await work.handedOver(late)
    const { run } = captureOrderWork(shop.test.services)
    const sent = { id: '', now: shop.test.time.now(), isLastTry: false }
    await expect(run({ orderId: late.orderId }, sent)).rejects.toThrow('not authorised yet')
    await shop.row("update payment_attempts set authorise_at = '2026-01-01' where order_id = $1", [
      late.orderId,
    ])
    await shop.runScheduledJob('authorise-stored-cards')
    await shop.runQueuedJobs()
    expect((await work.view(late)).payment).toMatchObject({ state: 'captured', captured: 31.9 })

    const empty = await work.mixed(2)
    await shop.row(
      `insert into packagings (code, descr, cost_cents, vat_rate, is_deposit) values ('FUSTO', 'Fusto', 4000, 0, true)`,
    )
    await work.handedOver(empty, { deposits: [{ code: 'FUSTO', quantity: 2 }] })
    await shop.runQueuedJobs()
    expect(shop.gateway.ofOrder(empty.number)).toMatchObject([{ state: 'cancelled', captures: 0 }])
    expect(await shop.statusOf(empty)).toBe(6)
    expect(await shop.kindsTo(empty)).not.toContain('paymentFailed')
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('makes the gift certificates that were bought, once, where they are paid at the door', async () => {
    const order = await work.mixed()
    await asIfBought(
      shop.test.database,
      `update order_items set gift_value_cents = 990, min_age = null where order_id = $1 and code = $2`,
      [order.orderId, codes.wine],
    )
    await work.start(order)
    const rows = [pickRow(codes.pasta, { quantity: 20 }), pickRow(codes.wine, { quantity: 0 })]
    await expect(work.pick(order, rows)).rejects.toMatchObject({
      params: { rows: [{ problem: 'giftLine' }] },
    })
    await work.pick(order, [pickRow(codes.pasta, { quantity: 20 })], true)
    await work.ready(order)
    await work.onTheWay(order)
    await Promise.all([work.handOver(order), work.handOver(order)])
    const made = await shop.row(
      `select count(*)::int n, sum(g.balance_cents)::int cents from gift_certificates g
       join order_items i on i.id = g.order_item_id where i.order_id = $1`,
      [order.orderId],
    )
    expect(made).toEqual({ n: 1, cents: 990 })
    expect(await shop.kindsTo(order)).toContain('giftCertificates')
  })

  it('gives back to codes what they paid too much, and makes nobody owe anything', async () => {
    const order = await work.mixed(6, 10_000)
    const pasta = codes.pasta
    await work.handedOver(order, {}, [pickRow(pasta, { quantity: 10 })])
    expect(await work.view(order)).toMatchObject({
      giftTotal: 42.76,
      final: { giftTotal: 19.4, grossTotal: 0 },
      handover: { due: 0 },
    })
    const { balance } = await shop.row<{ balance: number }>(
      `select balance_cents balance from gift_certificates g join gift_certificate_uses u
       on u.gift_certificate_id = g.id where u.order_id = $1`,
      [order.orderId],
    )
    expect(balance).toBe(10_000 - 1_940)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('pays packaging back: off what is due, and by bank what exceeds it', async () => {
    await shop.row(
      `insert into packagings (code, descr, cost_cents, vat_rate, is_deposit) values ('CASSA', 'Cassa', 350, 0, true),
         ('BUSTA', 'Busta', 10, 22, false)`,
    )
    const order = await work.mixed()
    expect(await codeOf(work.handedOver(order, { deposits: [{ code: 'BUSTA', quantity: 1 }] }))).toBe(
      'order.depositUnknown',
    )
    expect(await codeOf(work.handOver(order, { ageDocument: 'passport', collectedCents: 4_277 }))).toBe(
      'order.collectedTooMuch',
    )
    const deposits = [{ code: 'CASSA', quantity: 13 }]
    const done = await work.handOver(order, { ageDocument: 'passport', deposits })
    expect(done).toMatchObject({ dueCents: 0, collectedCents: 0 })
    expect((await work.view(order)).handover).toMatchObject({
      deposits: [{ descr: 'Cassa', quantity: 13, total: 45.5 }],
      depositTotal: 45.5,
    })
    expect(
      await shop.row('select reason, cents, iban from payouts where order_id = $1', [order.orderId]),
    ).toEqual({ reason: 'deposit', cents: 4_550 - 4_276, iban: '' })
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('needs an identity document where something came that has a minimum age', async () => {
    const order = await work.mixed()
    expect(await codeOf(work.handedOver(order, { ageDocument: null }))).toBe('order.ageDocumentMissing')
    expect(await shop.statusOf(order)).toBe(5)
    const other = await work.mixed()
    const rows = [pickRow(codes.pasta, { quantity: 20 })]
    await work.handedOver(other, { ageDocument: null }, rows)
    expect((await work.view(other)).handover).toMatchObject({ ageChecked: null })
  })

  it('is to a delegate whose days include today, or at home to whom the customer sends', async () => {
    const order = await work.mixed()
    const days = async (from: string, to: string) =>
      (
        await shop.row<{ id: number }>(
          `insert into delegates (user_id, first_name, last_name, tax_code, phone, is_permanent, valid_from, valid_to)
           values ($1, 'Bruno', 'Verdi', 'X', '1', false, $2, $3) returning id`,
          [order.userId, from, to],
        )
      ).id
    const ended = await days('2026-01-01', '2026-01-31')
    expect(await codeOf(work.handedOver(order, { to: { kind: 'delegate', id: ended } }))).toBe(
      'order.delegateUnknown',
    )
    const today = await days('2026-11-01', '2026-12-31')
    await work.handOver(order, { to: { kind: 'name', name: ' bruno  verdi ' }, ageDocument: 'passport' })
    expect(
      await shop.row('select receiver, receiver_name, delegate_id from handovers where order_id = $1', [
        order.orderId,
      ]),
    ).toEqual({ receiver: 'delegate', receiver_name: 'Bruno Verdi', delegate_id: today })
  })
})

it('the shop cancels an order with a reason, whatever was done with it, and everything goes back once', async () => {
  const order = await work.mixed(2)
  await work.start(order)
  await work.ready(order)
  const done = await Promise.all(Array.from({ length: 5 }, () => work.cancel(order)))
  expect(done.map(({ outcome }) => outcome).toSorted()).toEqual([
    'already',
    'already',
    'already',
    'already',
    'done',
  ])
  await shop.runQueuedJobs()
  expect((await work.view(order)).acts?.at(-1)).toMatchObject({
    act: 'cancel',
    reason: 'Magazzino allagato',
    by: '',
  })
  expect((await work.view(order)).final).toBeNull()
  expect(await shop.statesOf(order)).toEqual(['cancelled'])
  expect(await shop.booksDifferences()).toEqual([])
})

it('of a hundred hand-overs and cancellations at once one wins, and money moves once', async () => {
  const order = await work.mixed(2)
  await work.start(order)
  await work.ready(order)
  await work.onTheWay(order)
  const acts = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      codeOf(at % 2 === 0 ? work.handOver(order, { ageDocument: 'passport' }) : work.cancel(order)),
    ),
  )
  await shop.runQueuedJobs()
  const wasCancelled = (await shop.statusOf(order)) === 8
  expect(acts.filter((each) => each === 'order.actRefused')).toHaveLength(50)
  expect(shop.gateway.ofOrder(order.number)[0]).toMatchObject(
    wasCancelled ? { state: 'cancelled' } : { state: 'captured', captures: 1 },
  )
  expect(await actsOf(order)).toHaveLength(4)
  expect(await shop.booksDifferences()).toEqual([])
})
