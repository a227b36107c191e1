/**
 * A try to get an order paid. created: nothing asked of the provider yet. pending: the customer or the provider decides.
 * unknown: the provider did not answer. stored: the card is kept with strong authentication and authorised the day before
 * delivery. authorised, captured: the money is kept, taken. failed, cancelled, refunded: the end.
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

/** An order has one of these at most (payment_attempts_one_live): no other way to pay it can begin. */
export const LIVE_ATTEMPTS = ['created', 'pending', 'unknown', 'stored', 'authorised', 'captured'] as const

/** How these end is not known yet: the provider is asked. */
export const UNDECIDED_ATTEMPTS = ['created', 'pending', 'unknown'] as const

/** With one of these the shop prepares the order. */
export const PAYING_ATTEMPTS = ['stored', 'authorised', 'captured'] as const

/** What a provider may tell of a payment, in whatever order and however often it tells it. */
const MOVES: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['pending', 'unknown', 'stored', 'authorised', 'captured', 'failed', 'cancelled'],
  pending: ['unknown', 'stored', 'authorised', 'captured', 'failed', 'cancelled'],
  unknown: ['pending', 'stored', 'authorised', 'captured', 'failed', 'cancelled'],
  stored: ['pending', 'unknown', 'authorised', 'captured', 'failed', 'cancelled'],
  authorised: ['captured', 'failed', 'cancelled'],
  captured: ['refunded'],
  // Money that comes late, after we gave up: it is taken note of, so that it can go back.
  failed: ['stored', 'authorised', 'captured', 'cancelled', 'refunded'],
  cancelled: ['stored', 'authorised', 'captured', 'refunded'],
  refunded: [],
}

/** Whether news of a payment change it; older news than what is known change nothing. */
export function isAttemptMove(from: AttemptState, to: AttemptState): boolean {
  return MOVES[from].includes(to)
}

/** The states that news of this one change. */
export function attemptsBefore(to: AttemptState): AttemptState[] {
  return ATTEMPT_STATES.filter((from) => isAttemptMove(from, to))
}

export function isAttemptState(value: string): value is AttemptState {
  return ATTEMPT_STATES.some((state) => state === value)
}

/** Why a payment did not succeed; each has its text in the messages. */
export const PAYMENT_FAILURES = [
  'refused',
  'insufficientFunds',
  'authenticationFailed',
  'cardExpired',
  'abandoned',
  'timeOut',
  'notReceived',
  /** The order waits for this money no more: it goes back, and the customer has been told. */
  'returned',
  /** Less was authorised than the order may come to. */
  'tooLittle',
] as const
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number]
