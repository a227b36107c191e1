import { beforeAll, describe, expect, it } from 'vitest'
import { buildPaymentToStart } from '../../testing/factories/payment-to-start.ts'
import { exampleEvent, type StripeObject } from '../../testing/payments/stripe-examples.ts'
import { startStripeStandIn, type StripeStandIn } from '../../testing/payments/stripe-stand-in.ts'
import { ForgedNotification, type PaymentGateway } from '../../modules/payments/payments.ts'
import { loadStripe } from './stripe-calls.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const WEBHOOK_SECRET = 'whsec_example'
const kept = { reference: 'pm_1MoqxLLgUG5tbmjcq5SgxPTF', customer: 'cus_NZbFQAsc0ptasX' }
let stripe: StripeStandIn
let gateway: PaymentGateway

beforeAll(async () => {
  stripe = await startStripeStandIn()
  gateway = createStripeGateway({
    secretKey: 'sk_test_example',
    webhookSecret: WEBHOOK_SECRET,
    at: { protocol: 'http', host: '127.0.0.1', port: stripe.port },
  })
})

describe('events of Stripe', () => {
  const signed = (event: StripeObject, secret = WEBHOOK_SECRET) => {
    const payload = JSON.stringify(event)
    const header = loadStripe().webhooks.generateTestHeaderString({ payload, secret })
    return [Buffer.from(payload), { 'stripe-signature': header }] as const
  }
  const news = (...sent: Parameters<typeof signed>) => gateway.readNotification(...signed(...sent))

  it('give the reference of their payment', async () => {
    const { reference } = await gateway.start(buildPaymentToStart({ key: 'attempt-9' }))
    stripe.payAt(reference)
    const session = stripe.read(reference)
    const intent = session['payment_intent'] as StripeObject
    expect(news(exampleEvent('evt_1', 'checkout.session.completed', session))).toEqual({
      eventId: 'evt_1',
      kind: 'checkout.session.completed',
      reference,
    })
    // For an intent behind a hosted page only the key is known.
    expect(news(exampleEvent('evt_2', 'payment_intent.canceled', intent))).toMatchObject({
      reference: null,
      key: 'attempt-9',
    })
    const charge = intent['latest_charge'] as StripeObject
    expect(news(exampleEvent('evt_3', 'charge.refunded', charge))).toMatchObject({ key: 'attempt-9' })
    const later = { key: 'later-9', orderNumber: '8', amountCents: 1_000, card: kept }
    const made = await gateway.authoriseStored(later)
    const own = stripe.read(made.reference)
    expect(news(exampleEvent('evt_4', 'payment_intent.payment_failed', own))).toMatchObject({
      reference: made.reference,
    })
    expect(news(exampleEvent('evt_5', 'customer.created', { id: 'cus_1' }))).toEqual({
      eventId: 'evt_5',
      kind: 'customer.created',
      reference: null,
    })
  })

  it('are accepted only with Stripe’s signature on exactly these bytes', () => {
    const event = exampleEvent('evt_6', 'checkout.session.completed', { id: 'cs_test_1' })
    const [body, headers] = signed(event)
    expect(() => gateway.readNotification(Buffer.concat([body, Buffer.from(' ')]), headers)).toThrow(
      ForgedNotification,
    )
    expect(() => gateway.readNotification(body, {})).toThrow(ForgedNotification)
    expect(() => news(event, 'whsec_other')).toThrow(ForgedNotification)
    const old = loadStripe().webhooks.generateTestHeaderString({
      payload: body.toString(),
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(Date.now() / 1_000) - 3_600,
    })
    expect(() => gateway.readNotification(body, { 'stripe-signature': old })).toThrow(ForgedNotification)
  })
})
