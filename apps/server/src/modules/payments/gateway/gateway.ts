import type { AttemptState, PaymentFailure } from '@cambusa/domain/payments/payment-attempt'

/** Currency of all amounts of the shop, as gateways name it. */
export const SHOP_CURRENCY = 'eur'

/** A payment card as a gateway describes it: the gateway's own references, and what a customer recognises it by. */
export interface GatewayCard {
  reference: string
  customer: string
  brand: string
  lastFour: string
  expiryMonth: number
  expiryYear: number
}

/** The state of a payment at the gateway. */
export interface GatewayPayment {
  /** The gateway's id of the payment. */
  reference: string
  state: Exclude<AttemptState, 'created' | 'unknown'>
  failure: PaymentFailure | null
  /** ISO 4217 code in lower case. */
  currency: string
  /** Authorised, captured and refunded amounts, cents. */
  amountCents: number
  capturedCents: number
  refundedCents: number
  /** Until when an authorisation holds; null: unknown, or nothing is authorised. */
  authorisedUntil: Date | null
  /** The gateway's page where the customer continues; null: nothing is to be done there. */
  redirectUrl: string | null
  /** The card that the gateway stores, if the customer wanted that. */
  card: GatewayCard | null
}

/** A payment to start at a gateway. */
export interface PaymentToStart {
  /** Idempotency key of the attempt: the same key again is the same payment. */
  key: string
  orderNumber: string
  amountCents: number
  /**
   * payment: the amount is authorised now. card: the card is stored with strong authentication, nothing is authorised.
   */
  kind: 'payment' | 'card'
  /** Whether the gateway should store the card for later. */
  keepCard: boolean
  /** A card that it stores already; the customer may still have to authenticate. */
  card: Pick<GatewayCard, 'reference' | 'customer'> | null
  customerEmail: string
  /** Where the browser returns to in every case. */
  returnUrl: string
  now: Date
}

/** An event that a gateway sends as a notification. */
export interface GatewayEvent {
  /** The gateway's own id of the event: the same when it is sent again. */
  eventId: string
  kind: string
  /** The payment that it is about; null: none of ours, unless `key` is set. */
  reference: string | null
  /** Key of the payment, if a gateway sends it instead of the reference. */
  key?: string
}

/** A gateway did not respond in time: what it did is unknown until it is asked again. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable'
}

/** A notification that was not signed by the gateway, or cannot be parsed. */
export class ForgedNotification extends Error {
  override name = 'ForgedNotification'
}

/**
 * A provider of payments by card: one adapter per provider, used by everything else through this interface. Every call
 * has its own time-out and throws GatewayUnreachable without a response; none is made inside a transaction. Calls that
 * move money take an idempotency key. If the payment's state does not allow a call (captured already, ended), it moves
 * nothing and returns the current state.
 */
export interface PaymentGateway {
  /** Stored in payment_attempts.provider. */
  name: string
  /** How long an authorisation holds; a later delivery is paid with a stored card, authorised the day before. */
  authorisationDays: number
  start: (payment: PaymentToStart) => Promise<GatewayPayment>
  /** The state of a payment. undefined: the gateway does not know it. */
  state: (reference: string) => Promise<GatewayPayment | undefined>
  /** The state of the payment that was started with this key, when the response was lost. */
  stateOfKey: (key: string) => Promise<GatewayPayment | undefined>
  /** Authorises an amount on a stored card without the customer. */
  authoriseStored: (payment: {
    key: string
    orderNumber: string
    amountCents: number
    card: Pick<GatewayCard, 'reference' | 'customer'>
  }) => Promise<GatewayPayment>
  /** Captures part or all of the authorised amount; the rest is released. */
  capture: (reference: string, cents: number, key: string) => Promise<GatewayPayment>
  /** Releases an authorisation, or ends a payment that was not made yet. */
  cancel: (reference: string, key: string) => Promise<GatewayPayment>
  refund: (reference: string, cents: number, key: string) => Promise<GatewayPayment>
  /** Makes the gateway delete a card. */
  forgetCard: (card: Pick<GatewayCard, 'reference' | 'customer'>) => Promise<void>
  /**
   * Parses a notification from the raw body and headers. Throws ForgedNotification, or any error if the body is not a
   * notification.
   */
  readNotification: (
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ) => GatewayEvent
}
