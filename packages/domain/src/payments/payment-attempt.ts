/**
 * A try to get an order paid. created: the provider was not called yet. pending: the customer or the provider decides.
 * unknown: the provider did not answer. stored: the card is stored with strong authentication and authorised the day
 * before delivery. authorised, captured: the money is reserved, taken. failed, cancelled, refunded: the end.
 */
export const ATTEMPT_STATES = [
  'created',
  'pending',
  'unknown',
  'stored',
  'authorised',
  'captured',
  'failed',
  'cancelled',
  'refunded',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** An order has at most one of these (payment_attempts_one_live), so no other try can begin. */
export const LIVE_ATTEMPTS = ['created', 'pending', 'unknown', 'stored', 'authorised', 'captured'] as const

/** Their result is not known yet: the provider is asked. */
export const UNDECIDED_ATTEMPTS = ['created', 'pending', 'unknown'] as const

/** With one of these the shop prepares the order. */
export const PAYING_ATTEMPTS = ['stored', 'authorised', 'captured'] as const

/** What a provider may report of a payment, in any order and any number of times. */
const MOVES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['pending', 'unknown', 'stored', 'authorised', 'captured', 'failed', 'cancelled'],
  pending: ['unknown', 'stored', 'authorised', 'captured', 'failed', 'cancelled'],
  unknown: ['pending', 'stored', 'authorised', 'captured', 'failed', 'cancelled'],
  stored: ['pending', 'unknown', 'authorised', 'captured', 'failed', 'cancelled'],
  authorised: ['captured', 'failed', 'cancelled'],
  captured: ['refunded'],
  // Money that arrives after we gave up: recorded, so that it can be refunded.
  failed: ['stored', 'authorised', 'captured', 'cancelled', 'refunded'],
  cancelled: ['stored', 'authorised', 'captured', 'refunded'],
  refunded: [],
}

/** Whether news of a payment changes its state; outdated news does not. */
export function isAttemptMove(from: AttemptState, to: AttemptState): boolean {
  return MOVES[from].includes(to)
}

/** The states that news of this state changes. */
export function attemptsBefore(to: AttemptState): AttemptState[] {
  return ATTEMPT_STATES.filter((from) => isAttemptMove(from, to))
}

export function isAttemptState(value: string): value is AttemptState {
  return ATTEMPT_STATES.some((state) => state === value)
}

/** Why a payment failed; each has its text in the messages. */
export const PAYMENT_FAILURES = [
  'refused',
  'insufficientFunds',
  'authenticationFailed',
  'cardExpired',
  'abandoned',
  'timeOut',
  'notReceived',
  /** The order no longer waits for this money: it is refunded, and the customer has been told. */
  'returned',
  /** The authorised amount is lower than what the order may come to. */
  'tooLittle',
  /** Goods, slot or gift codes of a changed order were gone when its payment arrived: it is returned. */
  'changeGone',
] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
