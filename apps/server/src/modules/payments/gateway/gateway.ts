import type { AttemptState, PaymentFailure } from '@cambusa/domain/payments/payment-attempt'

/** What every amount of the shop is in, as gateways name it. */
export const SHOP_CURRENCY = 'eur'

/** A payment card as a gateway tells of it: its own references, and what a customer tells it apart by. */
export interface GatewayCard {
  reference: string
  customer: string
  brand: string
  lastFour: string
  expiryMonth: number
  expiryYear: number
}

/** How a payment stands at the gateway. */
export interface GatewayPayment {
  /** How the gateway names it. */
  reference: string
  state: Exclude<AttemptState, 'created' | 'unknown'>
  failure: PaymentFailure | null
  /** Of its amounts, as ISO 4217 has it, in small letters. */
  currency: string
  /** What may be taken at most, what has been taken, and what went back, cents. */
  amountCents: number
  capturedCents: number
  refundedCents: number
  /** Until when an authorisation holds; null: it is not known, or nothing is authorised. */
  authorisedUntil: Date | null
  /** The gateway's page where the customer goes on; null: nothing to do there. */
  redirectUrl: string | null
  /** The card that the gateway keeps, where the customer wanted it. */
  card: GatewayCard | null
}

/** What a gateway is asked to start. */
export interface PaymentToStart {
  /** Of the attempt: the same key again is the same payment, however often it is asked. */
  key: string
  orderNumber: string
  amountCents: number
  /** payment: the amount is authorised now. card: the card is kept with strong authentication, nothing is authorised. */
  kind: 'payment' | 'card'
  /** Whether the gateway shall keep the card for later. */
  keepCard: boolean
  /** A card that it keeps already; the customer may still have to authenticate. */
  card: Pick<GatewayCard, 'reference' | 'customer'> | null
  customerEmail: string
  /** Where the browser comes back to, whatever happened. */
  returnUrl: string
  now: Date
}

/** News that a gateway sends by itself. */
export interface GatewayEvent {
  /** The gateway's own id of the news: told again it is the same. */
  eventId: string
  kind: string
  /** The payment that it is about; null: about none of ours, unless `key` names one. */
  reference: string | null
  /** Key of the payment, where a gateway tells it instead of the reference. */
  key?: string
}

/** A gateway did not answer, or not in time: what it did is not known, and it has to be asked. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable'
}

/** News that were not signed by the gateway, or that nobody can read. */
export class ForgedNotification extends Error {
  override name = 'ForgedNotification'
}

/**
 * Who takes payments by card: one adapter a provider, everything else of the shop knows this alone. Every call has a
 * time-out of its own and throws GatewayUnreachable when no answer came; no call is made inside a transaction. The
 * calls that move money take a key: the same key again moves nothing. Where a payment stands so that nothing can be moved
 * (captured already, ended) they move nothing either, and answer how it stands.
 */
export interface PaymentGateway {
  /** As payment_attempts.provider has it. */
  name: string
  /** How long an authorisation holds; a delivery after that is paid with a stored card, authorised the day before. */
  authorisationDays: number
  start: (payment: PaymentToStart) => Promise<GatewayPayment>
  /** How it stands. undefined: the gateway knows no such payment. */
  state: (reference: string) => Promise<GatewayPayment | undefined>
  /** How the payment that was started with this key stands, when its answer was lost. */
  stateOfKey: (key: string) => Promise<GatewayPayment | undefined>
  /** Authorises an amount on a stored card without the customer. */
  authoriseStored: (payment: {
    key: string
    orderNumber: string
    amountCents: number
    card: Pick<GatewayCard, 'reference' | 'customer'>
  }) => Promise<GatewayPayment>
  /** Takes so much of what is authorised; the rest is let go. */
  capture: (reference: string, cents: number, key: string) => Promise<GatewayPayment>
  /** Gives an authorisation back, or ends a payment that nobody made yet. */
  cancel: (reference: string, key: string) => Promise<GatewayPayment>
  refund: (reference: string, cents: number, key: string) => Promise<GatewayPayment>
  /** Has the gateway forget a card. */
  forgetCard: (card: Pick<GatewayCard, 'reference' | 'customer'>) => Promise<void>
  /** Reads news off the raw body and its headers. Throws ForgedNotification, or anything where the body is no news. */
  readNotification: (
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => GatewayEvent
}
