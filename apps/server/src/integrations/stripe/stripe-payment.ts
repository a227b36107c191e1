import { SHOP_CURRENCY, type GatewayCard, type GatewayPayment } from '../../modules/payments/payments.ts'
import type Stripe from 'stripe'
import { stripeFailure } from './stripe-failures.ts'

/** Parts that Stripe expands in each object, so that one call returns everything. */
export const SESSION_PARTS = [
  'payment_intent.latest_charge',
  'payment_intent.payment_method',
  'setup_intent.payment_method',
]
export const INTENT_PARTS = ['latest_charge', 'payment_method']

/** Metadata that the shop writes on every object. */
export interface StripeMarks {
  /** Key of the payment. */
  payment: string
  order: string
  amount_cents: string
  /** Which object's id is the payment's reference: the hosted page's session, or the intent. */
  kept_as: 'session' | 'intent'
}

const SECOND_MS = 1_000

/** An expanded part; undefined if Stripe returned only its id, or none. */
const partOf = <Part extends object>(value: string | Part | null | undefined): Part | undefined =>
  typeof value === 'object' && value !== null ? value : undefined

export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : (value?.id ?? undefined)

/** The card of a payment method that Stripe stores for a customer. */
function keptCard(
  method: string | Stripe.PaymentMethod | null | undefined,
  customer: string | { id: string } | null,
): GatewayCard | null {
  const kept = partOf(method)
  const owner = idOf(customer)
  if (kept?.card === undefined || owner === undefined) return null
  const { brand, last4, exp_month, exp_year } = kept.card
  return {
    reference: kept.id,
    customer: owner,
    brand,
    lastFour: last4,
    expiryMonth: exp_month,
    expiryYear: exp_year,
  }
}

type State = Pick<GatewayPayment, 'state' | 'failure'>
const stands = (state: GatewayPayment['state'], failure: State['failure'] = null): State => ({
  state,
  failure,
})

function stateOf(intent: Stripe.PaymentIntent, refundedCents: number): State {
  const { status, amount_received: takenCents, last_payment_error: trouble } = intent
  if (status === 'requires_capture') return stands('authorised')
  if (status === 'succeeded')
    return stands(takenCents > 0 && refundedCents >= takenCents ? 'refunded' : 'captured')
  if (status === 'canceled')
    return stands('cancelled', intent.cancellation_reason === 'automatic' ? 'timeOut' : null)
  if (status === 'requires_payment_method' && trouble !== null)
    return stands('failed', stripeFailure(trouble))
  return stands('pending')
}

/** A PaymentIntent as the shop's payment; both count in cents. `reference` is the shop's reference of the payment. */
export function intentPayment(intent: Stripe.PaymentIntent, reference = intent.id): GatewayPayment {
  const charge = partOf(intent.latest_charge)
  const refundedCents = charge?.amount_refunded ?? 0
  const { state, failure } = stateOf(intent, refundedCents)
  const until = charge?.payment_method_details?.card?.capture_before
  const isHeld = state === 'authorised' && until !== undefined
  const isKept = intent.setup_future_usage === 'off_session' && state !== 'pending' && state !== 'failed'
  return {
    reference,
    state,
    failure,
    currency: intent.currency,
    amountCents: intent.amount,
    capturedCents: intent.status === 'succeeded' ? intent.amount_received : 0,
    refundedCents: intent.status === 'succeeded' ? refundedCents : 0,
    authorisedUntil: isHeld ? new Date(until * SECOND_MS) : null,
    redirectUrl: state === 'pending' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    card: isKept ? keptCard(intent.payment_method, intent.customer) : null,
  }
}

/** A session of the hosted page as the shop's payment: while it is open the customer may try another card. */
export function sessionPayment(session: Stripe.Checkout.Session): GatewayPayment {
  const marks = session.metadata as Partial<StripeMarks> | null
  const base: GatewayPayment = {
    reference: session.id,
    ...stands('pending'),
    // If a card is stored for later, the amount comes from our metadata.
    currency: session.currency ?? SHOP_CURRENCY,
    amountCents: session.amount_total ?? Number(marks?.amount_cents ?? 0),
    capturedCents: 0,
    refundedCents: 0,
    authorisedUntil: null,
    redirectUrl: null,
    card: null,
  }
  if (session.status === 'open') return { ...base, redirectUrl: session.url }
  if (session.status === 'expired') return { ...base, ...stands('failed', 'abandoned') }
  if (session.mode === 'setup') {
    const amountCents = Number(marks?.amount_cents ?? 0)
    const setup = partOf(session.setup_intent)
    if (setup?.status !== 'succeeded') return { ...base, amountCents }
    const card = keptCard(setup.payment_method, setup.customer ?? session.customer)
    return { ...base, amountCents, ...stands('stored'), card }
  }
  const intent = partOf(session.payment_intent)
  return intent === undefined ? base : intentPayment(intent, session.id)
}
