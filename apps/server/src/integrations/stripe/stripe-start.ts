import type Stripe from 'stripe'
import { SHOP_CURRENCY, type PaymentToStart } from '../../modules/payments/payments.ts'
import { stripeTexts } from '@cambusa/messages/it/payments/stripe'
import { INTENT_PARTS, SESSION_PARTS, type StripeMarks } from './stripe-payment.ts'

function marksOf(
  { key, orderNumber, amountCents }: Pick<PaymentToStart, 'key' | 'orderNumber' | 'amountCents'>,
  keptAs: StripeMarks['kept_as'],
) {
  const marks: StripeMarks = {
    payment: key,
    order: orderNumber,
    amount_cents: String(amountCents),
    kept_as: keptAs,
  }
  return { ...marks }
}

/**
 * Parameters of the hosted page of a payment, or of a card to store. They contain no times, so that a repeated call
 * with the same key has the same parameters, as Stripe requires.
 */
export function pageOf(payment: PaymentToStart): Stripe.Checkout.SessionCreateParams {
  const { key, orderNumber, amountCents, kind, keepCard, customerEmail, returnUrl } = payment
  const metadata = marksOf(payment, 'session')
  const name = stripeTexts.order({ number: orderNumber })
  const base: Stripe.Checkout.SessionCreateParams = {
    client_reference_id: key,
    success_url: returnUrl,
    cancel_url: returnUrl,
    customer_email: customerEmail,
    locale: 'it',
    allowed_payment_method_types: ['card'],
    // Requests strong authentication now, also for what is captured later.
    payment_method_options: { card: { request_three_d_secure: 'any' } },
    metadata,
    expand: SESSION_PARTS,
  }
  if (kind === 'card')
    return {
      ...base,
      mode: 'setup',
      currency: SHOP_CURRENCY,
      customer_creation: 'always',
      setup_intent_data: { metadata },
    }
  return {
    ...base,
    mode: 'payment',
    ...(keepCard ? { customer_creation: 'always' } : {}),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: SHOP_CURRENCY, unit_amount: amountCents, product_data: { name } },
      },
    ],
    payment_intent_data: {
      capture_method: 'manual',
      description: name,
      metadata,
      ...(keepCard ? { setup_future_usage: 'off_session' } : {}),
    },
  }
}

type StoredPayment = Pick<PaymentToStart, 'key' | 'orderNumber' | 'amountCents'> & {
  card: NonNullable<PaymentToStart['card']>
}

/** A payment with a card that Stripe stores. `returnUrl`: the customer is present; undefined: not. */
export function intentOf(payment: StoredPayment, returnUrl?: string): Stripe.PaymentIntentCreateParams {
  const { orderNumber, amountCents, card } = payment
  return {
    amount: amountCents,
    currency: SHOP_CURRENCY,
    capture_method: 'manual',
    customer: card.customer,
    payment_method: card.reference,
    allowed_payment_method_types: ['card'],
    confirm: true,
    ...(returnUrl === undefined ? { off_session: true } : { return_url: returnUrl }),
    description: stripeTexts.order({ number: orderNumber }),
    metadata: marksOf(payment, 'intent'),
    expand: INTENT_PARTS,
  }
}
