/**
 * Objects as Stripe answers them, after the examples that it publishes with the description of its API
 * (github.com/stripe/openapi, openapi/fixtures3.json): those of the fields that say anything here.
 */

export type StripeObject = Record<string, unknown>

const CREATED = 1_234_567_890

export const exampleCard = (): StripeObject => ({
  brand: 'visa',
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: 'US',
  exp_month: 8,
  exp_year: 2028,
  fingerprint: 'J21EyCt2DJaVH6H0',
  funding: 'credit',
  last4: '4242',
  three_d_secure_usage: { supported: true },
  wallet: null,
})

export const exampleMethod = (id: string, customer: string | null): StripeObject => ({
  id,
  object: 'payment_method',
  billing_details: { address: null, email: 'jenny@example.com', name: null, phone: null },
  card: exampleCard(),
  created: CREATED,
  customer,
  livemode: false,
  metadata: {},
  type: 'card',
})

export const exampleCharge = (id: string, intent: StripeObject): StripeObject => ({
  id,
  object: 'charge',
  amount: intent['amount'],
  amount_captured: 0,
  amount_refunded: 0,
  captured: false,
  created: CREATED,
  currency: 'eur',
  livemode: false,
  metadata: intent['metadata'],
  paid: true,
  payment_intent: intent['id'],
  payment_method: 'pm_1MoqxLLgUG5tbmjcq5SgxPTF',
  payment_method_details: { type: 'card', card: { ...exampleCard(), capture_before: CREATED } },
  refunded: false,
  status: 'succeeded',
})

export const exampleIntent = (id: string, more: StripeObject): StripeObject => ({
  id,
  object: 'payment_intent',
  amount: 1_099,
  amount_capturable: 0,
  amount_received: 0,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'manual',
  created: CREATED,
  currency: 'eur',
  customer: null,
  description: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: {},
  next_action: null,
  payment_method: null,
  payment_method_types: ['card'],
  setup_future_usage: null,
  status: 'requires_payment_method',
  ...more,
})

export const exampleSession = (id: string, more: StripeObject): StripeObject => ({
  id,
  object: 'checkout.session',
  amount_subtotal: null,
  amount_total: null,
  cancel_url: 'https://example.com/cancel',
  client_reference_id: null,
  created: CREATED,
  currency: 'eur',
  customer: null,
  customer_email: null,
  expires_at: CREATED,
  livemode: false,
  locale: 'it',
  metadata: {},
  mode: 'payment',
  payment_intent: null,
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  setup_intent: null,
  status: 'open',
  success_url: 'https://example.com/success',
  url: `https://checkout.stripe.com/c/pay/${id}`,
  ...more,
})

export const exampleSetup = (id: string, method: StripeObject): StripeObject => ({
  id,
  object: 'setup_intent',
  created: CREATED,
  customer: method['customer'],
  last_setup_error: null,
  livemode: false,
  payment_method: method,
  status: 'succeeded',
  usage: 'off_session',
})

export const exampleEvent = (id: string, type: string, object: StripeObject): StripeObject => ({
  id,
  object: 'event',
  api_version: '2026-10-28.endive',
  created: CREATED,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})

/** What Stripe says no with. */
export const exampleError = (type: string, code: string, more: StripeObject = {}): StripeObject => ({
  error: {
    type,
    code,
    message: `${code} (an example)`,
    doc_url: 'https://stripe.com/docs/error-codes',
    ...more,
  },
})
