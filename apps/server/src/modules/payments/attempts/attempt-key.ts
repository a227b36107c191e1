import type { Db } from '../../../platform/database/database.ts'
import { findAttempt, type Attempt } from './attempts.queries.ts'
import type { PaymentGateway } from '../gateway/gateway.ts'

/**
 * The idempotency key of an attempt at its gateway. The moment distinguishes attempts with the same id in two
 * databases.
 */
export const attemptKey = ({ id, createdAt }: Pick<Attempt, 'id' | 'createdAt'>): string =>
  `cambusa-${id}-${createdAt.getTime()}`

const KEY = /^cambusa-(\d{1,15})-(\d{1,15})(?:-authorise)?$/

/** The attempt with this key; undefined: no such attempt has begun. */
export async function findAttemptOfKey(db: Db, key: string): Promise<Attempt | undefined> {
  const [, id, createdMs] = KEY.exec(key) ?? []
  const attempt = id === undefined ? undefined : await findAttempt(db, { attemptId: Number(id) })
  return attempt?.createdAt.getTime() === Number(createdMs) ? attempt : undefined
}

/** The idempotency key for authorising its stored card. */
export const authoriseKey = (attempt: Pick<Attempt, 'id' | 'createdAt'>): string =>
  `${attemptKey(attempt)}-authorise`

/** The idempotency key for cancelling one of its payments at the gateway. */
export const cancelKey = (attempt: Pick<Attempt, 'id' | 'createdAt'>, reference: string): string =>
  `${attemptKey(attempt)}-cancel-${reference}`

/** The state of an attempt at its gateway; undefined: the gateway does not know it. Throws GatewayUnreachable. */
export const askGateway = (gateway: PaymentGateway, attempt: Attempt) =>
  attempt.providerReference === null
    ? gateway.stateOfKey(attemptKey(attempt))
    : gateway.state(attempt.providerReference)
