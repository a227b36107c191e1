import { beforeAll, describe, expect, it } from 'vitest'
import { buildPaymentToStart } from '../../testing/factories/payment-to-start.ts'
import {
  injectingBrowser,
  payAtSandbox,
  type PageBrowser,
  type SandboxEffect,
} from '../../testing/payments/sandbox-payment.ts'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'
import type { PaymentGateway, PaymentToStart } from '../../modules/payments/payments.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

let test: TestApp
let gateway: PaymentGateway
let browser: PageBrowser
let started = 0

beforeAll(async () => {
  test = await buildTestApp()
  gateway = createSandboxGateway(test.services)
  browser = injectingBrowser(test.app)
})

const start = (more: Partial<PaymentToStart>) =>
  gateway.start(buildPaymentToStart({ now: test.time.now(), ...more }))

/** Pays with a card; returns the payment's reference. */
async function paid(effect: SandboxEffect, more: Partial<PaymentToStart>): Promise<string> {
  const { reference, redirectUrl } = await start(more)
  await payAtSandbox(browser, redirectUrl!, { effect })
  return reference
}

describe('a card stored at the demo gateway', () => {
  const kept = async (effect: SandboxEffect) => {
    const reference = await paid(effect, { kind: 'card' })
    const { card, ...rest } = (await gateway.state(reference))!
    expect(rest).toMatchObject({ state: 'stored', authorisedUntil: null })
    return card!
  }
  const later = (card: { reference: string; customer: string }) => ({
    key: `later-${++started}`,
    orderNumber: 'CA-2026-000008',
    amountCents: 1_000,
    card,
  })

  it('has the details that the customer recognises it by', async () => {
    const card = await kept('challenge')
    expect(card).toMatchObject({ brand: 'visa', lastFour: '3155', expiryMonth: 12, expiryYear: 2030 })
    const alongside = await paid('plain', { keepCard: true })
    expect((await gateway.state(alongside))?.card).toMatchObject({ lastFour: '4242' })
  })

  it('pays without the customer, until it is deleted', async () => {
    const card = await kept('challenge')
    const asked = later(card)
    const [first, again] = await Promise.all([gateway.authoriseStored(asked), gateway.authoriseStored(asked)])
    expect(first).toMatchObject({ state: 'authorised', amountCents: 1_000 })
    expect(again.reference).toBe(first.reference)
    expect(await gateway.stateOfKey(asked.key)).toMatchObject({ reference: first.reference })
    await gateway.forgetCard(card)
    expect(await gateway.authoriseStored(later(card))).toMatchObject({ state: 'failed', failure: 'refused' })
  })

  it('may be refused the day before, and be expired by then', async () => {
    const refused = await gateway.authoriseStored(later(await kept('laterRefused')))
    expect(refused).toMatchObject({ state: 'failed', failure: 'refused', redirectUrl: null })
    const { reference, redirectUrl } = await start({ kind: 'card' })
    await payAtSandbox(browser, redirectUrl!, { expiry: '12/26' })
    const card = (await gateway.state(reference))!.card!
    test.time.set(new Date('2026-12-31T23:00:00Z'))
    expect(await gateway.authoriseStored(later(card))).toMatchObject({ failure: 'cardExpired' })
  })

  it('pays in the customer’s presence, who types the code if the bank asks', async () => {
    const asking = await start({ card: await kept('challenge') })
    expect(asking).toMatchObject({ state: 'pending' })
    await payAtSandbox(browser, asking.redirectUrl!)
    expect(await gateway.state(asking.reference)).toMatchObject({ state: 'authorised' })
    expect(await start({ card: await kept('plain') })).toMatchObject({
      state: 'authorised',
      redirectUrl: null,
    })
  })
})
