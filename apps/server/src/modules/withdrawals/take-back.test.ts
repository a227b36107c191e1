import { buyCart, prepareCheckout } from '@cambusa/contract/orders/checkout'
import { addGiftCode } from '@cambusa/contract/payments/gift-cards'
import { selectTimeslot } from '@cambusa/contract/delivery/timeslots'
import { viewOrder } from '@cambusa/contract/orders/orders'
import { viewWithdrawal, withdrawFromOrder } from '@cambusa/contract/orders/withdrawals'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildGift } from '../../testing/factories/gift-certificates.ts'
import { handOverOrder } from '../../testing/factories/handed-over-order.ts'
import { buildReadyShopper, type ReadyShopper } from '../../testing/factories/orders.ts'
import { openPaymentShop, type Ordered, type PaymentShop } from '../../testing/payments/payment-shop.ts'
import { saidBy } from '../../testing/said-by.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { captureOrder, runPaymentsCommand } from '../payments/payments.ts'
import { takeBack } from './take-back.ts'
import { runTakeBackCommand } from './withdrawals.ts'

const account = { iban: 'IT60X0542811101000000123456', holder: 'Ada Neri' }

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})

type Bought = Pick<Ordered, 'shopper' | 'orderId' | 'number' | 'userId'>

const handOver = ({ orderId }: Bought, more = {}) =>
  handOverOrder(shop.test.db, orderId, { at: shop.test.time.now(), ...more })
const command = (...args: string[]) =>
  saidBy(() => runTakeBackCommand({ config: shop.test.services.config, database: shop.test.database, args }))
const orderOf = async ({ shopper, orderId }: Bought) =>
  (await shopper.call(viewOrder, { query: { order_id: orderId } })).data!

/** Withdraws from so much of the first line that may go back. */
async function withdraw({ shopper, orderId }: Bought, quantity: number, more = {}) {
  const offer = await shopper.call(viewWithdrawal, { query: { order_id: orderId } })
  const line = offer.data!.lines.find(({ excluded }) => excluded === null)
  const items = [{ orderItemId: line?.orderItemId ?? 0, quantity }]
  return shopper.call(withdrawFromOrder, { body: { order_id: orderId, items, ...more } })
}

/** An order of 20 packs of pasta (25,00 and 6,90 for delivery) paid by card, captured and handed over. */
async function paidByCard(): Promise<Ordered> {
  const order = await shop.ordered(PAYMENT_TYPES.creditCard)
  const reference = await shop.began(order)
  shop.gateway.succeed(reference)
  await shop.notify(shop.gateway.newsOf(reference))
  const { total_cents: cents } = await shop.row<{ total_cents: number }>(
    'select total_cents from orders where id = $1',
    [order.orderId],
  )
  const needs = { ...shop.test.services, db: shop.test.db }
  await captureOrder(needs, order.orderId, cents, `capture ${order.number}`, shop.test.time.now())
  await handOver(order)
  return order
}

/** An order of the cart of a shopper, paid at the door with what this gift code leaves, and handed over. */
async function paidWithCode(ready: ReadyShopper, code: string): Promise<Bought> {
  const { shopper, userId, cartId } = ready
  await shopper.call(addGiftCode, { body: { code } })
  await shopper.call(selectTimeslot, { query: { sel_date: '2026-11-25', timeslot_id: shop.slot } })
  await shopper.call(prepareCheckout)
  const { data, codes } = await shopper.call(buyCart, { query: { cart_id: cartId, payment_type_id: 1 } })
  if (data === undefined) throw new Error(codes.join())
  return { shopper, userId, orderId: data.orderId, number: data.orderNumber }
}

describe('a card', () => {
  it('gets its part back once, also if the gateway’s answer is lost; the order stands', async () => {
    const order = await paidByCard()
    expect((await withdraw(order, 4)).codes).toEqual(['order.withdrawn'])
    expect(await command('take-back', order.number, '--yes', '--by', 'Rosa')).toContain('tornano sulla carta')
    const waiting = await orderOf(order)
    expect(waiting).toMatchObject({
      orderStatusId: 6,
      withdrawals: [{ state: 'returned', total: 5, toCard: 5 }],
    })
    let lost = 0
    shop.gateway.fault = (call) => (call === 'refund' && (lost += 1) < 3 ? 'answer' : undefined)
    await shop.runQueuedJobs()
    shop.gateway.fault = () => undefined
    expect(lost).toBe(3)
    const [payment] = shop.gateway.ofOrder(order.number)
    expect(payment).toMatchObject({ state: 'captured', refundedCents: 500, refunds: 1 })
    expect(await orderOf(order)).toMatchObject({
      orderStatusId: 6,
      payment: { state: 'captured', refunded: 5 },
      withdrawals: [{ state: 'refunded' }],
    })
    expect((await shop.kindsTo(order)).slice(-2)).toEqual(['withdrawalReceived', 'withdrawalRefunded'])
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('gets everything back with the last goods, delivery too, and the order is refunded', async () => {
    const order = await paidByCard()
    await withdraw(order, 4)
    await withdraw(order, 16)
    const [first, second] = (await orderOf(order)).withdrawals!
    expect([first!.total + second!.total, first!.charges]).toEqual([(await orderOf(order)).grossTotal, 0])
    expect(await command('take-back', order.number, '--yes')).toContain('--withdrawal')
    for (const { withdrawalId } of [second!, first!])
      await command('take-back', order.number, '--withdrawal', String(withdrawalId), '--yes')
    expect(await shop.statusOf(order)).toBe(6)
    await shop.runQueuedJobs()
    expect(await shop.statusOf(order)).toBe(11)
    expect(await shop.statesOf(order)).toEqual(['refunded'])
    expect(shop.gateway.ofOrder(order.number)).toMatchObject([{ state: 'refunded', refunds: 2 }])
    expect((await shop.kindsTo(order)).filter((kind) => kind === 'withdrawalRefunded')).toHaveLength(2)
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('whose capture is still under way is refunded after it', async () => {
    const order = await shop.ordered(PAYMENT_TYPES.creditCard)
    const reference = await shop.began(order)
    shop.gateway.succeed(reference)
    await shop.notify(shop.gateway.newsOf(reference))
    await handOver(order)
    await withdraw(order, 4)
    await command('take-back', order.number, '--yes')
    const needs = { ...shop.test.services, db: shop.test.db }
    const totalCents = Math.round((await orderOf(order)).grossTotal * 100)
    let asked = 0
    shop.gateway.meanwhile = async (call) => {
      if (call !== 'refund' || (asked += 1) !== 2) return
      expect(await orderOf(order)).toMatchObject({ withdrawals: [{ state: 'returned' }] })
      await captureOrder(needs, order.orderId, totalCents, `capture ${order.number}`, shop.test.time.now())
    }
    await shop.runQueuedJobs()
    shop.gateway.meanwhile = undefined
    expect(await orderOf(order)).toMatchObject({ withdrawals: [{ state: 'refunded', toCard: 5 }] })
  })
})

describe('gift codes', () => {
  it('get their share back first, when the goods are back; the rest is for the office', async () => {
    const code = 'RESO-0001'
    const id = await buildGift(shop.test.db, { code, amountCents: 600 })
    const order = await paidWithCode(await buildReadyShopper(shop.test, shop.goods.pasta), code)
    await handOver(order, { dueCents: 2_590 })
    const balance = async () =>
      (
        await shop.row<{ cents: number }>('select balance_cents cents from gift_certificates where id = $1', [
          id,
        ])
      ).cents
    expect((await withdraw(order, 4, account)).data?.withdrawals).toMatchObject([
      { toGiftCodes: 5, toBank: 0 },
    ])
    const second = await withdraw(order, 4, account)
    expect(second.data?.withdrawals?.[1]).toMatchObject({ toGiftCodes: 1, toBank: 4 })
    expect(await balance()).toBe(0)
    const ids = second.data!.withdrawals!.map(({ withdrawalId }) => String(withdrawalId))
    await command('take-back', order.number, '--withdrawal', ids[0]!, '--yes')
    expect(await balance()).toBe(500)
    expect((await orderOf(order)).withdrawals).toMatchObject([{ state: 'refunded' }, { state: 'declared' }])
    const said = await command('take-back', order.number, '--yes')
    expect(said).toContain('da versare con bonifico')
    expect(await balance()).toBe(600)
    expect((await orderOf(order)).withdrawals).toMatchObject([{}, { state: 'returned' }])
    // The office makes the transfer, which it finds in its list only now.
    const { id: payoutId } = await shop.row<{ id: number }>('select id from payouts where order_id = $1', [
      order.orderId,
    ])
    const { services, database } = shop.test
    const pay = (...args: string[]) =>
      saidBy(() => runPaymentsCommand({ config: services.config, database, args }, services.gateways))
    expect(await pay('payouts')).toContain(`${payoutId}  ${order.number}`)
    await pay('payouts', '--paid', String(payoutId), '--yes')
    expect((await orderOf(order)).withdrawals).toMatchObject([{}, { state: 'refunded' }])
    expect((await shop.kindsTo(order)).at(-1)).toBe('withdrawalRefunded')
    expect(await shop.booksDifferences()).toEqual([])
  })

  it('that were bought are blocked with their line, and exclude it once they are spent', async () => {
    const ready = await buildReadyShopper(shop.test, shop.goods.pasta)
    const order = await paidWithCode(ready, 'NESSUNO')
    await handOver(order)
    const { id: orderItemId } = await shop.row<{ id: number }>(
      'select id from order_items where order_id = $1',
      [order.orderId],
    )
    // Certificates of a line, as its payment makes them.
    const certificates = [1, 2].map((serial) =>
      buildGift(shop.test.db, { code: `COMPRATO-${orderItemId}-${serial}`, orderItemId, serial }),
    )
    const [first] = await Promise.all(certificates)
    const spend = (cents: number) =>
      shop.row('update gift_certificates set balance_cents = amount_cents - $2 where id = $1', [first, cents])
    await spend(1)
    const offer = () => order.shopper.call(viewWithdrawal, { query: { order_id: order.orderId } })
    expect((await offer()).data!.lines).toMatchObject([{ excluded: 'giftSpent', maxQuantity: 0 }])
    await spend(0)
    expect((await withdraw(order, 20, account)).codes).toEqual(['order.withdrawn'])
    const { blocked } = await shop.row<{ blocked: number }>(
      'select count(blocked_at)::int blocked from gift_certificates where order_item_id = $1',
      [orderItemId],
    )
    expect(blocked).toBe(2)
  })
})

describe('the command', () => {
  it('says what it would do and changes nothing; done twice it does nothing more', async () => {
    const order = await paidByCard()
    await withdraw(order, 4)
    const said = await command('take-back', order.number, '--dry-run')
    expect(said).toMatch(/sono tornati:\n {2}4 \w+ Pasta.*\n5,00\s€ tornano sulla carta/)
    expect((await orderOf(order)).withdrawals).toMatchObject([{ state: 'declared' }])
    await command('take-back', order.number, '--yes', '--by', 'Rosa')
    expect(await command('take-back', order.number, '--yes')).toContain('erano già tornati')
    const acts = await shop.row<{ acts: string[]; actor: string }>(
      `select array_agg(act order by id) acts, max(actor) filter (where act = 'takeBack') actor from order_acts
       where order_id = $1`,
      [order.orderId],
    )
    expect(acts).toEqual({ acts: ['withdraw', 'takeBack'], actor: 'Rosa' })
    const audit = await shop.row('select actor, act from audit_log where subject = $1', [order.number])
    expect(audit).toEqual({ actor: 'Rosa', act: 'orders.take-back' })
    await shop.runQueuedJobs()
  })

  it('names an unknown order, an order without withdrawals and a wrong option', async () => {
    const order = await paidByCard()
    expect(await command('take-back', '2020-000001', '--yes')).toContain('non c’è')
    expect(await command('take-back', order.number, '--yes')).toContain('non ha un recesso')
    expect(await command('take-back', order.number, '--forse')).toContain('Uso: npm run orders')
  })

  it('by two people at once takes the goods back once', async () => {
    const order = await paidByCard()
    await withdraw(order, 4)
    const meant = { orderId: order.orderId, number: order.number, withdrawalId: null }
    const { test } = shop
    const act = () =>
      inTransaction(test.db, (tx) => takeBack(tx, test.services.config, meant, 'Rosa', test.time.now()))
    const taken = await Promise.all([act(), act(), act()])
    expect(taken.filter(({ isNew }) => isNew)).toHaveLength(1)
    await shop.runQueuedJobs()
    expect(shop.gateway.ofOrder(order.number)).toMatchObject([{ refundedCents: 500, refunds: 1 }])
  })
})
