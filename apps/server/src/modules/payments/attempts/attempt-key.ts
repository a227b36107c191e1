import type { Db } from '../../../platform/database/database.ts'
import { findAttempt, type Attempt } from './attempts.queries.ts'
import type { PaymentGateway } from '../gateway/gateway.ts'

/**
 * The name of an attempt at its gateway: the same key again is the same payment. The moment tells apart the attempts of
 * two databases that number theirs alike.
 */
export const attemptKey = ({ id, createdAt }: Pick<Attempt, 'id' | 'createdAt'>): string =>
  `cambusa-${id}-${createdAt.getTime()}`

const KEY = /^cambusa-(\d{1,15})-(\d{1,15})(?:-authorise)?$/

/** The attempt that a gateway names by its key; undefined: no such attempt has begun. */
export async function findAttemptOfKey(db: Db, key: string): Promise<Attempt | undefined> {
  const [, id, createdMs] = KEY.exec(key) ?? []
  const attempt = id === undefined ? undefined : await findAttempt(db, { attemptId: Number(id) })
  return attempt?.createdAt.getTime() === Number(createdMs) ? attempt : undefined
}

/** The key of authorising its stored card. */
export const authoriseKey = (attempt: Pick<Attempt, 'id' | 'createdAt'>): string =>
  `${attemptKey(attempt)}-authorise`

/** The key of ending one of its payments at the gateway. */
export const cancelKey = (attempt: Pick<Attempt, 'id' | 'createdAt'>, reference: string): string =>
  `${attemptKey(attempt)}-cancel-${reference}`

/** How an attempt stands at its gateway; undefined: the gateway has never heard of it. Throws GatewayUnreachable. */
export const askGateway = (gateway: PaymentGateway, attempt: Attempt) =>
  attempt.providerReference === null
    ? gateway.stateOfKey(attemptKey(attempt))
    : gateway.state(attempt.providerReference)
