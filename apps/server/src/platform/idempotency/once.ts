import { REQUEST_KEY_KEPT_MS } from '@cambusa/contract/request-key'
import type { Db } from '../database/database.ts'
import { refuse, Refusal } from '../http/refusal.ts'
import { keyOwner, type RequestKey } from './request-key.ts'
import type { RequestSession } from '../http/context.ts'
import {
  findRequestKey,
  insertRequestKey,
  removeOldRequestKeys,
  updateRequestOwner,
} from './request-keys.queries.ts'

/** Maximum number of keys kept per owner. */
const MOST_KEYS = 500

/** Stores the result of an act in its transaction: called once, last, so that others wait as briefly as possible. */
export type Keep<Result> = (tx: Db, result: Result) => Promise<Result>

interface Sent {
  db: Db
  now: Date
  requestKey: RequestKey | undefined
}

const isKept = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'request_keys_pkey'

/**
 * Runs the act of a call once per idempotency key: a repeated call gets the result of the first, also while that is
 * still running, and also when the act would now be refused because it is done. `act` must store its result in its own
 * transaction. Throws the errors of the act; request.keyReused (409) when the key was used with another call.
 */
export async function once<Result>(
  { db, now, requestKey }: Sent,
  act: (keep: Keep<Result>) => Promise<Result>,
): Promise<Result> {
  if (requestKey === undefined) return act((_tx, result) => Promise.resolve(result))
  const known = await findKept<Result>(db, requestKey)
  if (known !== undefined) return known.kept
  const done = await orKept<Result, Result>(db, requestKey, () =>
    act(async (tx, result) => {
      await insertRequestKey(tx, { ...requestKey, result: JSON.stringify(result ?? null), now })
      return result
    }),
  )
  return 'kept' in done ? done.kept : done.result
}

/**
 * Runs an act that stores the key in a statement of its own; `kept` is the result of an earlier call with the same key.
 * A refusal of the act may also mean that the other call has done the work. Throws like once.
 */
export async function orKept<Result, Kept>(
  db: Db,
  requestKey: RequestKey | undefined,
  act: () => Promise<Result>,
): Promise<{ result: Result } | { kept: Kept }> {
  try {
    return { result: await act() }
  } catch (error) {
    const mayBeKept = isKept(error) || error instanceof Refusal
    const known = mayBeKept ? await findKept<Kept>(db, requestKey) : undefined
    if (known === undefined) throw error
    return known
  }
}

/** The result of the call with this key; undefined: none was made. Throws request.keyReused (409). */
export async function findKept<Kept>(
  db: Db,
  requestKey: RequestKey | undefined,
): Promise<{ kept: Kept } | undefined> {
  if (requestKey === undefined) return undefined
  const { owner, key } = requestKey
  const row = await findRequestKey(db, { owner, key })
  if (row === undefined) return undefined
  if (!row.call.equals(requestKey.call)) throw refuse('request.keyReused')
  return { kept: row.result as Kept }
}

/**
 * Gives a visitor's keys to the customer as whom he signs in, so that repeated calls are recognised. Runs in the
 * transaction that merges his cart.
 */
export async function moveKeys(tx: Db, visitor: RequestSession, customer: RequestSession): Promise<void> {
  await updateRequestOwner(tx, { before: keyOwner(visitor), after: keyOwner(customer) })
}

/** The scheduled job: removes keys that no browser will send again. */
export async function removeOldKeys(db: Db, now: Date): Promise<void> {
  await removeOldRequestKeys(db, { before: new Date(now.getTime() - REQUEST_KEY_KEPT_MS), most: MOST_KEYS })
}
