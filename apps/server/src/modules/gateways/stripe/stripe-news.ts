import type Stripe from 'stripe'
import type { GatewayEvent } from '../../payments/payments.ts'
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
export function stripeNews(event: Stripe.Event): GatewayEvent {
  const news = { eventId: event.id, kind: event.type }
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return { ...news, reference: event.data.object.id }
    case 'payment_intent.amount_capturable_updated':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
    case 'payment_intent.succeeded':
      return { ...news, ...ofIntent(event.data.object.id, event.data.object.metadata) }
    case 'charge.captured':
    case 'charge.expired':
    case 'charge.refunded':
      return { ...news, ...ofIntent(idOf(event.data.object.payment_intent), event.data.object.metadata) }
    default:
      return { ...news, reference: null }
  }
}
