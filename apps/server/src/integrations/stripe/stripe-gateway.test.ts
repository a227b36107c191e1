import { beforeEach, describe, expect, it } from 'vitest'
import { buildPaymentToStart } from '../../testing/factories/payment-to-start.ts'
import { startStripeStandIn, type StripeStandIn } from '../../testing/payments/stripe-stand-in.ts'
import {
  GatewayUnreachable,
  type PaymentGateway,
  type PaymentToStart,
} from '../../modules/payments/payments.ts'
import { createStripeGateway } from './stripe-gateway.ts'

const TIMEOUT_MS = 300
let stripe: StripeStandIn
let gateway: PaymentGateway
let started = 0

beforeEach(async () => {
  stripe = await startStripeStandIn()
  gateway = createStripeGateway({
    secretKey: 'sk_test_example',
    webhookSecret: 'whsec_example',
    at: { protocol: 'http', host: '127.0.0.1', port: stripe.port },
    timeoutMs: TIMEOUT_MS,
  })
})

const kept = { reference: 'pm_1MoqxLLgUG5tbmjcq5SgxPTF', customer: 'cus_NZbFQAsc0ptasX' }
const sentTo = (call: string) => stripe.calls.filter((one) => one.call.startsWith(call))

async function paid(more: Partial<PaymentToStart> = {}) {
  const { reference } = await gateway.start(buildPaymentToStart(more))
  stripe.payAt(reference)
  return reference
}

describe('a payment at Stripe', () => {
  it('is a hosted page in Italian that authorises now and captures later', async () => {
    const begun = await gateway.start(buildPaymentToStart({ key: 'attempt-1' }))
    expect(begun).toMatchObject({
      reference: expect.stringMatching(/^cs_test_/) as string,
      state: 'pending',
      amountCents: 4_250,
      redirectUrl: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) as string,
    })
    const [call] = sentTo('POST /v1/checkout/sessions')
    expect(call?.idempotencyKey).toBe('attempt-1:page')
    expect(call?.sent).toMatchObject({
      mode: 'payment',
      locale: 'it',
      client_reference_id: 'attempt-1',
      customer_email: 'ada@example.com',
      success_url: 'https://spesa.example.com/payment?order_id=7',
      cancel_url: 'https://spesa.example.com/payment?order_id=7',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '4250',
      'line_items[0][price_data][product_data][name]': 'Ordine CA-2026-000007',
      'payment_intent_data[capture_method]': 'manual',
      'payment_intent_data[metadata][payment]': 'attempt-1',
      'payment_method_options[card][request_three_d_secure]': 'any',
    })
    expect(call?.sent).not.toHaveProperty('payment_intent_data[setup_future_usage]')
  })

  it('started again with its key is the same, at any later time', async () => {
    const asked = buildPaymentToStart()
    const first = await gateway.start(asked)
    const again = await gateway.start({ ...asked, now: new Date('2026-11-21T10:00:00Z') })
    expect(again).toEqual(first)
    expect(await gateway.stateOfKey(asked.key)).toEqual(first)
    expect(await gateway.stateOfKey('never')).toBeUndefined()
    expect(await gateway.state('cs_test_never')).toBeUndefined()
  })

  it('is authorised until the time that Stripe says, captured once, and refunded in parts', async () => {
    const reference = await paid()
    expect(await gateway.state(reference)).toEqual({
      reference,
      state: 'authorised',
      failure: null,
      currency: 'eur',
      amountCents: 4_250,
      capturedCents: 0,
      refundedCents: 0,
      authorisedUntil: new Date(1_234_567_890_000),
      redirectUrl: null,
      card: null,
    })
    const taken = await gateway.capture(reference, 4_000, 'take')
    expect(taken).toMatchObject({ reference, state: 'captured', capturedCents: 4_000, authorisedUntil: null })
    expect(await gateway.capture(reference, 4_000, 'take')).toEqual(taken)
    // Captured already: another key captures nothing, and returns the state.
    expect(await gateway.capture(reference, 100, 'other')).toEqual(taken)
    expect(await gateway.cancel(reference, 'late')).toEqual(taken)
    await gateway.refund(reference, 1_000, 'back')
    expect(await gateway.refund(reference, 1_000, 'back')).toMatchObject({
      state: 'captured',
      refundedCents: 1_000,
    })
    expect(await gateway.refund(reference, 3_001, 'too much')).toMatchObject({ refundedCents: 1_000 })
    expect(await gateway.refund(reference, 3_000, 'rest')).toMatchObject({ state: 'refunded' })
  })

  it('is ended by a cancel: the page is closed, or the authorisation released', async () => {
    const { reference: open } = await gateway.start(buildPaymentToStart())
    expect(await gateway.cancel(open, 'end')).toMatchObject({ state: 'cancelled', redirectUrl: null })
    expect(await gateway.state(open)).toMatchObject({ state: 'failed', failure: 'abandoned' })
    const authorised = await paid()
    expect(await gateway.cancel(authorised, 'end')).toMatchObject({ state: 'cancelled' })
  })

  it('that a customer makes while it is being ended is released', async () => {
    const { reference } = await gateway.start(buildPaymentToStart())
    const session = stripe.read(reference)
    // Between reading and closing the page the customer has paid.
    const { calls } = stripe
    const push = calls.push.bind(calls)
    calls.push = (...made) => {
      if (made.some(({ call }) => call.includes('/expire'))) stripe.payAt(reference)
      return push(...made)
    }
    expect(await gateway.cancel(reference, 'end')).toMatchObject({ state: 'cancelled' })
    expect(session['payment_intent']).toMatchObject({ status: 'canceled' })
  })
})

describe('a card stored at Stripe', () => {
  it('is stored with a payment, or alone for later', async () => {
    const card = { ...kept, brand: 'visa', lastFour: '4242', expiryMonth: 8, expiryYear: 2028 }
    const beside = await paid({ keepCard: true })
    expect(await gateway.state(beside)).toMatchObject({ state: 'authorised', card })
    const alone = await paid({ kind: 'card' })
    expect(await gateway.state(alone)).toMatchObject({ state: 'stored', amountCents: 4_250, card })
    const [first, second] = sentTo('POST /v1/checkout/sessions')
    expect(first?.sent).toMatchObject({
      customer_creation: 'always',
      'payment_intent_data[setup_future_usage]': 'off_session',
    })
    expect(second?.sent).toMatchObject({ mode: 'setup', currency: 'eur', customer_creation: 'always' })
    expect(await gateway.cancel(alone, 'end')).toMatchObject({ state: 'cancelled' })
  })

  it('pays without the customer', async () => {
    const asked = { key: 'later-1', orderNumber: 'CA-2026-000008', amountCents: 1_000, card: kept }
    const made = await gateway.authoriseStored(asked)
    expect(made).toMatchObject({
      reference: expect.stringMatching(/^pi_/) as string,
      state: 'authorised',
      card: null,
    })
    expect(sentTo('POST /v1/payment_intents')[0]).toMatchObject({
      idempotencyKey: 'later-1:intent',
      sent: {
        off_session: 'true',
        confirm: 'true',
        capture_method: 'manual',
        payment_method: kept.reference,
      },
    })
    expect(await gateway.stateOfKey('later-1')).toEqual(made)
    expect(await gateway.capture(made.reference, 900, 'take')).toMatchObject({ capturedCents: 900 })
  })

  it.each([
    [{ code: 'card_declined', declineCode: 'insufficient_funds' }, 'insufficientFunds'],
    [{ code: 'card_declined', declineCode: 'do_not_honor' }, 'refused'],
    [{ code: 'expired_card', declineCode: 'expired_card' }, 'cardExpired'],
    [{ code: 'authentication_required', declineCode: 'authentication_required' }, 'authenticationFailed'],
    [{ code: 'processing_error' }, 'refused'],
    [{ code: '__proto__' }, 'refused'],
  ] as const)('is refused with %j because of %s', async (bank, failure) => {
    stripe.bank = bank
    const asked = { key: `later-${++started}`, orderNumber: '8', amountCents: 1_000, card: kept }
    const refused = await gateway.authoriseStored(asked)
    expect(refused).toMatchObject({ state: 'failed', failure, capturedCents: 0 })
    expect(await gateway.state(refused.reference)).toMatchObject({ state: 'failed', failure })
  })

  it('pays in the customer’s presence, who is sent to the bank if it asks', async () => {
    stripe.bank = 'challenge'
    const { returnUrl } = buildPaymentToStart()
    expect(await gateway.start(buildPaymentToStart({ card: kept }))).toMatchObject({
      state: 'pending',
      redirectUrl: 'https://hooks.stripe.com/3d_secure',
    })
    const [call] = sentTo('POST /v1/payment_intents')
    expect(call?.sent).toMatchObject({ return_url: returnUrl })
    expect(call?.sent).not.toHaveProperty('off_session')
  })

  it('is deleted, also when it is gone already', async () => {
    await gateway.forgetCard(kept)
    expect(sentTo('POST /v1/payment_methods/pm_1MoqxLLgUG5tbmjcq5SgxPTF/detach')).toHaveLength(1)
    await expect(gateway.forgetCard({ ...kept, reference: 'pm_gone' })).resolves.toBeUndefined()
  })
})

describe('Stripe without a response', () => {
  it('is called again with the same key, and a lost response makes one payment', async () => {
    stripe.faults = ['lost', 500]
    const asked = buildPaymentToStart()
    const begun = await gateway.start(asked)
    const keys = sentTo('POST /v1/checkout/sessions').map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual(Array.from({ length: 3 }, () => `${asked.key}:page`))
    expect(await gateway.stateOfKey(asked.key)).toEqual(begun)
  })

  it.each([['silent'], ['lost'], [500], [429]] as const)(
    'with %s at every attempt is unreachable',
    async (fault) => {
      const reference = await paid()
      stripe.faults = [fault, fault, fault]
      await expect(gateway.capture(reference, 100, 'take')).rejects.toThrow(GatewayUnreachable)
      stripe.faults = []
      expect(await gateway.capture(reference, 100, 'take')).toMatchObject({ capturedCents: 100 })
    },
  )
})
