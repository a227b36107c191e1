import type { Attempt } from './attempts.queries.ts'
import type { PaymentGateway } from './gateway.ts'

/**
 * The name of an attempt at its gateway: the same key again is the same payment. The moment tells apart the attempts of
 * two databases that number theirs alike.
 */
export const attemptKey = ({ id, createdAt }: Pick<Attempt, 'id' | 'createdAt'>): string =>
  `cambusa-${id}-${createdAt.getTime()}`

/** The key of ending one of its payments at the gateway. */
export const cancelKey = (attempt: Pick<Attempt, 'id' | 'createdAt'>, reference: string): string =>
  `${attemptKey(attempt)}-cancel-${reference}`

/** How an attempt stands at its gateway; undefined: the gateway has never heard of it. Throws GatewayUnreachable. */
export const askGateway = (gateway: PaymentGateway, attempt: Attempt) =>
  attempt.providerReference === null
    ? gateway.stateOfKey(attemptKey(attempt))
    : gateway.state(attempt.providerReference)
