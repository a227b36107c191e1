import type Stripe from 'stripe'
import type { GatewayEvent } from '../../modules/payments/payments.ts'
import { idOf, type StripeMarks } from './stripe-payment.ts'

/**
 * The event of an intent is about the payment with its id as reference; for an intent of a hosted page there are events
 * of the session too.
 */
function ofIntent(
  id: string | undefined,
  marks: Partial<StripeMarks>,
): Pick<GatewayEvent, 'reference' | 'key'> {
  const key = marks.payment
  return { reference: marks.kept_as === 'intent' && id !== undefined ? id : null, ...(key && { key }) }
}

/** A Stripe event as an event about a payment of ours, or about none. */
export function stripeNews({ id: eventId, type: kind, data: { object } }: Stripe.Event): GatewayEvent {
  const news = { eventId, kind }
  // Distinguished by the type of object: Stripe has 270 kinds of events, of which a shop chooses some in its dashboard.
  const about = 'object' in object ? object : undefined
  if (about?.object === 'checkout.session') return { ...news, reference: about.id }
  if (about?.object === 'payment_intent') return { ...news, ...ofIntent(about.id, about.metadata) }
  if (about?.object === 'charge') return { ...news, ...ofIntent(idOf(about.payment_intent), about.metadata) }
  return { ...news, reference: null }
}
