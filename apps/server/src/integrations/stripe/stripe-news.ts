import type Stripe from 'stripe'
import type { GatewayEvent } from '../../modules/payments/payments.ts'
import { idOf, type StripeMarks } from './stripe-payment.ts'

/** News about an intent are about the payment it is the reference of; those of a hosted page are told of its session too. */
function ofIntent(
  id: string | undefined,
  marks: Partial<StripeMarks>,
): Pick<GatewayEvent, 'reference' | 'key'> {
  const key = marks.payment
  return { reference: marks.kept_as === 'intent' && id !== undefined ? id : null, ...(key && { key }) }
}

/** A Stripe event as news of a payment of ours, or of none. */
export function stripeNews({ id: eventId, type: kind, data: { object } }: Stripe.Event): GatewayEvent {
  const news = { eventId, kind }
  // Told apart by what they are about: Stripe sends 270 kinds, of which a shop chooses in its dashboard.
  const about = 'object' in object ? object : undefined
  if (about?.object === 'checkout.session') return { ...news, reference: about.id }
  if (about?.object === 'payment_intent') return { ...news, ...ofIntent(about.id, about.metadata) }
  if (about?.object === 'charge') return { ...news, ...ofIntent(idOf(about.payment_intent), about.metadata) }
  return { ...news, reference: null }
}
