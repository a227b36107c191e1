import type Stripe from 'stripe'
import {
  ForgedNotification,
  type GatewayPayment,
  type PaymentGateway,
  type PaymentToStart,
} from '../../modules/payments/payments.ts'
import { asked, isPast, isUnknown, loadStripe, openStripe, type StripeSettings } from './stripe-calls.ts'
import { stripeNews } from './stripe-news.ts'
import { idOf, INTENT_PARTS, intentPayment, SESSION_PARTS, sessionPayment } from './stripe-payment.ts'
import { intentOf, pageOf } from './stripe-start.ts'

export const STRIPE = 'stripe'

/** An authorisation of an online payment expires after seven days at Visa, later at the other networks. */
const AUTHORISATION_DAYS = 7
/** How many of the newest payments are searched for one whose response was lost. */
const LOOKED_THROUGH = 500
const PAGE = 100
const SIGNATURE = 'stripe-signature'

const isSession = (reference: string) => reference.startsWith('cs_')
const once = (key: string, act: string) => ({ idempotencyKey: `${key}:${act}` })

/** Payments by card with Stripe: its hosted page, immediate authorisation and later capture (docs/decisions/113). */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const program = loadStripe()
  const stripe = openStripe(program, settings)
  const { errors } = program
  const ask = <Answer>(call: () => Promise<Answer>) => asked(errors, call)

  /** undefined if Stripe does not know the object. */
  const found = <Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> =>
    ask(call).catch((error: unknown) => {
      if (isUnknown(errors, error)) return undefined
      throw error
    })

  const session = (reference: string) =>
    stripe.checkout.sessions.retrieve(reference, { expand: SESSION_PARTS })

  async function state(reference: string): Promise<GatewayPayment | undefined> {
    if (isSession(reference)) {
      const page = await found(() => session(reference))
      return page && sessionPayment(page)
    }
    const intent = await found(() => stripe.paymentIntents.retrieve(reference, { expand: INTENT_PARTS }))
    return intent && intentPayment(intent)
  }

  async function known(reference: string): Promise<GatewayPayment> {
    const payment = await state(reference)
    if (payment === undefined) throw new Error('Stripe knows no such payment')
    return payment
  }

  /** A payment with a stored card; if the bank refuses it, the refused payment is returned. */
  async function pay(params: Stripe.PaymentIntentCreateParams, key: string): Promise<GatewayPayment> {
    try {
      return intentPayment(await ask(() => stripe.paymentIntents.create(params, once(key, 'intent'))))
    } catch (error) {
      const refused = error instanceof errors.StripeCardError ? error.payment_intent : undefined
      if (refused === undefined) throw error
      return intentPayment(refused as Stripe.PaymentIntent)
    }
  }

  async function start(payment: PaymentToStart): Promise<GatewayPayment> {
    const { key, card, kind, returnUrl } = payment
    if (card !== null && kind === 'payment') return pay(intentOf({ ...payment, card }, returnUrl), key)
    return sessionPayment(
      await ask(() => stripe.checkout.sessions.create(pageOf(payment), once(key, 'page'))),
    )
  }

  /**
   * Stripe cannot look up our key, so the newest payments are listed; unlike Stripe's search, a list is up to date at
   * once.
   */
  async function stateOfKey(key: string): Promise<GatewayPayment | undefined> {
    return ask(async () => {
      let seen = 0
      // A payment with a stored card under the same key is newer than the page that stored the card.
      for await (const intent of stripe.paymentIntents.list({ limit: PAGE })) {
        if (intent.metadata.payment === key && intent.metadata.kept_as === 'intent') return state(intent.id)
        if (++seen >= LOOKED_THROUGH) break
      }
      seen = 0
      for await (const page of stripe.checkout.sessions.list({ limit: PAGE })) {
        if (page.client_reference_id === key) return state(page.id)
        if (++seen >= LOOKED_THROUGH) break
      }
      return undefined
    })
  }

  /** Changes the intent of a payment. If its state does not allow that, returns the current state. */
  async function move(
    reference: string,
    act: (intentId: string) => Promise<unknown>,
  ): Promise<GatewayPayment> {
    const intentId = isSession(reference)
      ? idOf((await ask(() => session(reference))).payment_intent)
      : reference
    if (intentId === undefined) return known(reference)
    await ask(() => act(intentId)).catch((error: unknown) => {
      if (!isPast(errors, error)) throw error
    })
    return known(reference)
  }

  /**
   * Closes a page that nobody has paid on; if a payment is in progress the page cannot be closed, and its intent is
   * cancelled.
   */
  async function cancel(reference: string, key: string): Promise<GatewayPayment> {
    if (isSession(reference)) {
      const page = await ask(() => session(reference))
      const isClosed =
        page.status === 'open' &&
        (await ask(() => stripe.checkout.sessions.expire(reference, {}, once(key, 'expire'))).then(
          () => true,
          (error: unknown) => {
            if (error instanceof errors.StripeInvalidRequestError) return false
            throw error
          },
        ))
      if (isClosed || page.status === 'expired' || page.mode === 'setup')
        return { ...(await known(reference)), state: 'cancelled', failure: null }
    }
    return move(reference, (id) => stripe.paymentIntents.cancel(id, {}, once(key, 'cancel')))
  }

  return {
    name: STRIPE,
    authorisationDays: AUTHORISATION_DAYS,
    start,
    state,
    stateOfKey,
    authoriseStored: (payment) => pay(intentOf(payment), payment.key),
    capture: (reference, cents, key) =>
      move(reference, (id) =>
        stripe.paymentIntents.capture(id, { amount_to_capture: cents }, once(key, 'capture')),
      ),
    cancel,
    refund: (reference, cents, key) =>
      move(reference, (id) =>
        stripe.refunds.create({ payment_intent: id, amount: cents }, once(key, 'refund')),
      ),
    forgetCard: async ({ reference }) => {
      // For a card that is detached already Stripe's error has a message but no code.
      await ask(() => stripe.paymentMethods.detach(reference)).catch((error: unknown) => {
        if (!(error instanceof errors.StripeInvalidRequestError)) throw error
      })
    },
    readNotification: (body, headers) => {
      try {
        const header = String(headers[SIGNATURE] ?? '')
        return stripeNews(program.webhooks.constructEvent(body, header, settings.webhookSecret))
      } catch (error) {
        if (!(error instanceof errors.StripeSignatureVerificationError)) throw error
        throw new ForgedNotification('the signature is not Stripe’s', { cause: error })
      }
    },
  }
}
