import { viewOrder } from '@cambusa/contract/orders/orders'
import { viewWithdrawal, withdrawFromOrder } from '@cambusa/contract/orders/withdrawals'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCustomer, buildShop } from '../../testing/factories/delivery.ts'
import { handOverOrder, REPLACING, type HandOver } from '../../testing/factories/handed-over-order.ts'
import { buildGoods, signedIn, type Goods } from '../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildCompany, buildUser } from '../../testing/factories/users.ts'
import { mailsTo, openOutbox } from '../../testing/kept-mails.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'

const IBAN = 'IT60X0542811101000000123456'
const account = { iban: 'it60 x054 2811 1010 0000 0123 456', holder: 'Ada Neri' }
const HANDED_OVER = new Date('2026-11-18T09:00:00Z')

let test: TestApp
let goods: Goods
beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
    },
  })
  await openOutbox(test.database)
})

const row = async <Row>(text: string, values: unknown[] = []) =>
  (await test.database.pool.query(text, values)).rows[0] as Row

interface Bought {
  shopper: Shopper
  orderId: number
  userId: number
  /** Line ids: pasta, apples, wine. */
  lines: number[]
}

/** Three pieces each of pasta, apples and wine for 1,00 each, handed over. */
async function bought(given: Partial<HandOver> = {}): Promise<Bought> {
  const userId = await buildCustomer(test.db)
  const productIds = [goods.pasta, goods.apples, goods.wine]
  const number = await buildPlacedOrder(test.db, { userId, productIds, status: 2, quantity: 3 })
  const { id: orderId } = await row<{ id: number }>('select id from orders where number = $1', [number])
  await handOverOrder(test.db, orderId, { at: HANDED_OVER, ...given })
  const { lines } = await row<{ lines: number[] }>(
    'select array_agg(id::int order by position) lines from order_items where order_id = $1',
    [orderId],
  )
  return { shopper: await signedIn(test, userId), orderId, userId, lines }
}

const withdraw = (
  { shopper, orderId }: Bought,
  items: [orderItemId: number, quantity: number][],
  more: { iban?: string; holder?: string } = account,
) => {
  const body = {
    order_id: orderId,
    items: items.map(([orderItemId, quantity]) => ({ orderItemId, quantity })),
    ...more,
  }
  return shopper.call(withdrawFromOrder, { body })
}
const offerOf = async ({ shopper, orderId }: Bought) =>
  (await shopper.call(viewWithdrawal, { query: { order_id: orderId } })).data!
const orderOf = async ({ shopper, orderId }: Bought) =>
  (await shopper.call(viewOrder, { query: { order_id: orderId } })).data!

describe('what a customer may withdraw from', () => {
  it('is every line that came, with what it costs and why it is excluded', async () => {
    const cheese = { ...REPLACING, name: 'Formaggio', withdrawalClass: 'perishable' }
    const order = await bought({
      came: {
        1: { quantity: 2, grossCents: 201 },
        2: { quantity: 0, grossCents: 0 },
        3: { quantity: 1, grossCents: 90, replacement: cheese },
      },
    })
    const offer = await offerOf(order)
    expect(offer).toMatchObject({ refusal: null, until: '2026-12-02T22:59:59.999Z', needsIban: true })
    expect(offer.bringTo).toMatch(/^.+, .+, \d{5} .+ \([A-Z]{2}\)$/)
    expect(offer.lines).toMatchObject([
      {
        orderItemId: order.lines[0],
        came: 2,
        maxQuantity: 2,
        grossTotal: 2.01,
        unitAmount: 1.01,
        excluded: null,
      },
      { orderItemId: order.lines[2], name: 'Formaggio', maxQuantity: 0, excluded: 'perishable' },
    ])
    expect((await withdraw(order, [[order.lines[2]!, 1]])).codes).toEqual(['withdrawal.excluded'])
    expect((await withdraw(order, [[order.lines[0]!, 3]])).codes).toEqual(['withdrawal.quantity'])
    expect((await withdraw(order, [[order.lines[0]!, 0.5]])).codes).toEqual(['withdrawal.quantity'])
    expect((await withdraw(order, [[order.lines[0]!, 0]])).codes).toEqual(['field.wrong'])
    expect((await withdraw(order, [[9_000_000, 1]])).codes).toEqual(['field.wrong'])
  })

  it('is nothing after fourteen days, before the hand-over, or for a company', async () => {
    const late = await bought({ at: new Date('2026-11-06T09:00:00Z') })
    expect(await offerOf(late)).toMatchObject({ refusal: 'tooLate' })
    expect((await withdraw(late, [[late.lines[0]!, 1]])).codes).toEqual(['withdrawal.refused'])
    expect(await orderOf(late)).toMatchObject({
      canWithdraw: false,
      withdrawUntil: '2026-11-20T22:59:59.999Z',
    })

    const userId = await buildCustomer(test.db)
    const number = await buildPlacedOrder(test.db, { userId, productIds: [goods.pasta], status: 2 })
    const { id: orderId } = await row<{ id: number }>('select id from orders where number = $1', [number])
    const waiting = { ...late, shopper: await signedIn(test, userId), orderId }
    expect(await offerOf(waiting)).toMatchObject({ refusal: 'notHandedOver', until: null, lines: [] })

    const codInt = 'RECESSO'
    const { id: buyer } = await buildUser(test.db, { userTypeId: 3, codInt })
    const companyId = await buildCompany(test.db, codInt)
    const given = { userId: buyer, companyId, productIds: [goods.pasta], status: 2 }
    const ofCompany = await buildPlacedOrder(test.db, given)
    const { id } = await row<{ id: number }>('select id from orders where number = $1', [ofCompany])
    await handOverOrder(test.db, id, { at: HANDED_OVER })
    const company = { ...late, shopper: await signedIn(test, buyer, companyId), orderId: id }
    expect(await offerOf(company)).toMatchObject({ refusal: 'company' })
    expect(await orderOf(company)).toMatchObject({ canWithdraw: false, withdrawUntil: null })
  })
})

describe('a declared withdrawal', () => {
  it('is written with its lines, its account and its receipt', async () => {
    const order = await bought()
    const reply = await withdraw(order, [
      [order.lines[0]!, 2],
      [order.lines[2]!, 3],
    ])
    expect(reply.codes).toEqual(['order.withdrawn'])
    expect(reply.data).toMatchObject({
      orderStatusId: 6,
      canWithdraw: true,
      withdrawals: [{ state: 'declared', total: 5, toBank: 5, toCard: 0, iban: 'IT…3456', charges: 0 }],
    })
    expect(reply.data!.withdrawals![0]!.items).toMatchObject([
      { orderItemId: order.lines[0], quantity: 2, grossTotal: 2 },
      { orderItemId: order.lines[2], quantity: 3, grossTotal: 3 },
    ])
    const payout = await row('select reason, cents, iban, holder, paid_at from payouts where order_id = $1', [
      order.orderId,
    ])
    expect(payout).toEqual({
      reason: 'withdrawal',
      cents: 500,
      iban: IBAN,
      holder: 'Ada Neri',
      paid_at: null,
    })
    const { login } = await row<{ login: string }>('select login from users where id = $1', [order.userId])
    expect((await mailsTo(test, login)).map(({ kind }) => kind)).toEqual(['withdrawalReceived'])
    const { words } = await row<{ words: object }>('select words from mails where recipient = $1', [login])
    for (const part of ['5,00', 'IT…3456', '2 pz', 'Riporta i prodotti entro'])
      expect(JSON.stringify(words)).toContain(part)
    expect(await row('select act, user_id from order_acts where order_id = $1', [order.orderId])).toEqual({
      act: 'withdraw',
      user_id: order.userId,
    })
  })

  it('asks for the account before anything is written', async () => {
    const order = await bought()
    const items: [number, number][] = [[order.lines[0]!, 1]]
    const missing = await withdraw(order, items, {})
    expect(missing.response.errors.map(({ field }) => field)).toEqual(['iban', 'holder'])
    const wrong = await withdraw(order, items, { ...account, iban: 'IT60X0542811101000000123457' })
    expect(wrong.response.errors).toMatchObject([{ code: 'field.wrong', field: 'iban' }])
    expect((await orderOf(order)).withdrawals).toEqual([])
  })

  it('leaves the rest to another one; together they give back no more than was charged', async () => {
    const order = await bought({ allowanceCents: 40, came: { 1: { quantity: 3, grossCents: 301 } } })
    const [pasta = 0, apples = 0, wine = 0] = order.lines
    const parts: [number, number][][] = [
      [[pasta, 1]],
      [
        [pasta, 1],
        [apples, 3],
      ],
      [
        [pasta, 1],
        [wine, 3],
      ],
    ]
    for (const items of parts) expect((await withdraw(order, items)).codes).toEqual(['order.withdrawn'])
    const { withdrawals = [], canWithdraw } = await orderOf(order)
    // 3,01 + 3,00 + 3,00 less the allowance of 0,40.
    expect(withdrawals.map(({ total }) => total)).toEqual([1, 4.01, 3.6])
    expect(canWithdraw).toBe(false)
    expect((await withdraw(order, [[wine, 1]])).codes).toEqual(['withdrawal.refused'])
  })

  it('of an order that was not paid in full gives back only what was paid', async () => {
    const order = await bought({ dueCents: 900, collectedCents: 700 })
    await withdraw(
      order,
      order.lines.map((id) => [id, 3]),
    )
    expect((await orderOf(order)).withdrawals).toMatchObject([{ total: 7 }])
  })

  it('is declared once by concurrent calls for the same goods', async () => {
    const order = await bought()
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => withdraw(order, [[order.lines[0]!, 2]])),
    )
    const codes = replies.flatMap((reply) => reply.codes).sort()
    expect(codes).toEqual(['order.withdrawn', ...Array(5).fill('withdrawal.quantity')])
    expect((await orderOf(order)).withdrawals).toHaveLength(1)
  })

  it('is nobody else’s to see or to declare', async () => {
    const order = await bought()
    const { shopper } = await bought()
    const stranger = { ...order, shopper }
    const seen = await shopper.call(viewWithdrawal, { query: { order_id: order.orderId } })
    expect([seen.httpStatus, seen.codes]).toEqual([404, ['order.unknown']])
    const declared = await withdraw(stranger, [[order.lines[0]!, 1]])
    expect([declared.httpStatus, declared.codes]).toEqual([404, ['order.unknown']])
    expect((await orderOf(order)).withdrawals).toEqual([])
  })
})
