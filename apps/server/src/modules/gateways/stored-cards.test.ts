import { listStoredCards, removeStoredCard, type StoredCard } from '@cambusa/contract/payments/payments'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { orders } from '../../platform/schema/orders.ts'
import { paymentAttempts, storedCards } from '../../platform/schema/payments.ts'
import { buildShop } from '../../testing/factories/delivery.ts'
import { buildGoods, buildSession, type Goods } from '../../testing/factories/orders.ts'
import { buildPlacedOrder } from '../../testing/factories/placed-order.ts'
import { buildPaymentToStart } from '../../testing/factories/payment-to-start.ts'
import { buildCompany, buildUser } from '../../testing/factories/users.ts'
import { openOutbox } from '../../testing/kept-mails.ts'
import { injectingBrowser, payAtSandbox } from '../../testing/payments/sandbox-payment.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Shopper } from '../../testing/test-shopper.ts'
import { forgetCardJob, forgetCardWork } from './forget-card.job.ts'
import { createSandboxGateway } from '../../integrations/sandbox/sandbox-gateway.ts'

let test: TestApp
let user: { id: number }
let company: number
let goods: Goods

beforeAll(async () => {
  test = await buildTestApp({
    fill: async (db) => {
      await buildShop(db)
      goods = await buildGoods(db)
    },
  })
  await openOutbox(test.database, forgetCardJob.name)
  user = await buildUser(test.db)
  company = await buildCompany(test.db, 'bar', { name: 'Bar Sport' })
})

async function shopperFor(userId: number, companyId: number | null): Promise<Shopper> {
  const shopper = test.shopper()
  shopper.session = await buildSession(test.db, userId, { companyId, now: test.time.now() })
  return shopper
}

let kept = 0
const keep = async (more: Partial<typeof storedCards.$inferInsert> = {}) => {
  const [card] = await test.db
    .insert(storedCards)
    .values({
      userId: user.id,
      provider: 'sandbox',
      providerReference: `sbc_${++kept}`,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 8,
      expiryYear: 2028,
      ...more,
    })
    .returning({ id: storedCards.id })
  return card!.id
}

const ids = (auths: readonly StoredCard[] | undefined) =>
  auths?.map(({ userPaymentAuthId }) => userPaymentAuthId)

describe('the cards stored for a customer', () => {
  it('are listed by kind, last digits and expiry; those of others and removed ones are not', async () => {
    const other = await buildUser(test.db)
    const mine = await keep()
    const old = await keep({ brand: 'amex', lastFour: '0005', expiryMonth: 10, expiryYear: 2026 })
    await keep({ userId: other.id })
    await keep({ companyId: company })
    await keep({ removedAt: test.time.now() })
    await keep({ provider: 'stripe' })
    const shopper = await shopperFor(user.id, null)
    const { data } = await shopper.call(listStoredCards)
    expect(data?.auths).toEqual([
      {
        userPaymentAuthId: old,
        userPaymenthAuthId: old,
        paymentTypeId: 2,
        isExpired: true,
        brand: 'amex',
        lastFour: '0005',
        expiry: '10/2026',
        name: 'American Express che termina con 0005, scade 10/2026',
      },
      {
        userPaymentAuthId: mine,
        userPaymenthAuthId: mine,
        paymentTypeId: 2,
        isExpired: false,
        brand: 'visa',
        lastFour: '4242',
        expiry: '08/2028',
        name: 'Visa che termina con 4242, scade 08/2028',
      },
    ])
    const ofType = async (payment_type_id: number) =>
      ids((await shopper.call(listStoredCards, { query: { payment_type_id } })).data?.auths)
    expect([await ofType(2), await ofType(3)]).toEqual([[old, mine], []])
    expect((await test.shopper().call(listStoredCards)).httpStatus).toBe(419)
  })

  it('are removed only by their owner, at once, and then deleted by the gateway', async () => {
    const gateway = createSandboxGateway(test.services)
    const started = await gateway.start(buildPaymentToStart({ kind: 'card', now: test.time.now() }))
    await payAtSandbox(injectingBrowser(test.app), started.redirectUrl!)
    const { reference, customer } = (await gateway.state(started.reference))!.card!
    const owner = await buildUser(test.db)
    const cardId = await keep({ userId: owner.id, providerReference: reference, providerCustomer: customer })
    const body = { user_payment_auth_id: cardId }
    const stranger = await shopperFor(user.id, null)
    await stranger.call(removeStoredCard, { body })
    const shopper = await shopperFor(owner.id, null)
    expect(ids((await shopper.call(listStoredCards)).data?.auths)).toEqual([cardId])
    expect(ids((await shopper.call(removeStoredCard, { body })).data?.auths)).toEqual([])
    // Removing a card again is no error.
    expect((await shopper.call(removeStoredCard, { body })).httpStatus).toBe(200)
    const { rows } = await test.database.pool.query<{ data: object }>(
      'select data from pgboss.job where name = $1',
      [forgetCardJob.name],
    )
    expect(rows).toEqual([{ data: { cardId, provider: 'sandbox', reference, customer } }])
    const sent = { id: 'job', now: test.time.now(), isLastTry: false }
    const later = { key: 'after', orderNumber: '8', amountCents: 100, card: { reference, customer } }
    await forgetCardWork(test.services).run(rows[0]!.data, sent)
    expect(await gateway.authoriseStored(later)).toMatchObject({ state: 'failed' })
    const production = { ...test.services, config: { ...test.services.config, mode: 'production' as const } }
    await expect(forgetCardWork(production).run(rows[0]!.data, sent)).rejects.toThrow('no gateway sandbox')
  })

  it('stay while an order is to be paid with them', async () => {
    const owner = await buildUser(test.db)
    const cardId = await keep({ userId: owner.id })
    const number = await buildPlacedOrder(test.db, { userId: owner.id, productIds: [goods.pasta] })
    const [order] = await test.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    const [attempt] = await test.db
      .insert(paymentAttempts)
      .values({
        orderId: order!.id,
        paymentTypeId: 2,
        provider: 'sandbox',
        state: 'stored',
        amountCents: 100,
        storedCardId: cardId,
      })
      .returning({ id: paymentAttempts.id })
    const shopper = await shopperFor(owner.id, null)
    const body = { user_payment_auth_id: cardId }
    expect((await shopper.call(removeStoredCard, { body })).codes).toEqual(['payment.cardInUse'])
    expect(ids((await shopper.call(listStoredCards)).data?.auths)).toEqual([cardId])
    await test.db
      .update(paymentAttempts)
      .set({ state: 'authorised' })
      .where(eq(paymentAttempts.id, attempt!.id))
    expect(ids((await shopper.call(removeStoredCard, { body })).data?.auths)).toEqual([])
  })
})
