import { inTransaction, type Db } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  insertLoginAttempt,
  listAttemptsOfAddress,
  listAttemptsOfLogin,
  listAttemptsOfPair,
  lockAttempts,
} from './login.queries.ts'

const WINDOW_MS = 15 * 60_000
/** Wrong passwords for one login from one address: a person who forgot it. */
const MAX_OF_PAIR = 5
/** From one address, whatever the login: an office behind one address must still get in. */
const MAX_OF_ADDRESS = 30
/** For one login from everywhere: guessing spread over many addresses. */
const MAX_OF_LOGIN = 50

interface Attempt {
  at: Date
}

/** Seconds until one more attempt is allowed; 0: now. The newest attempts come first. */
function secondsToWait(attempts: readonly Attempt[], max: number, now: Date): number {
  const decisive = attempts[max - 1]
  if (decisive === undefined) return 0
  return Math.max(1, Math.ceil((decisive.at.getTime() + WINDOW_MS - now.getTime()) / 1000))
}

/**
 * Counts an attempt before its password is looked at, so that a hundred at once count as a hundred. Throws
 * request.tooMany (429) with the seconds to wait.
 */
export async function countAttempt(db: Db, login: string, address: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_MS)
  return inTransaction(db, async (tx) => {
    await lockAttempts(tx, login, address)
    const seconds = Math.max(
      secondsToWait(await listAttemptsOfPair(tx, login, address, since, MAX_OF_PAIR), MAX_OF_PAIR, now),
      secondsToWait(await listAttemptsOfAddress(tx, address, since, MAX_OF_ADDRESS), MAX_OF_ADDRESS, now),
      secondsToWait(await listAttemptsOfLogin(tx, login, since, MAX_OF_LOGIN), MAX_OF_LOGIN, now),
    )
    if (seconds > 0) throw refuse('request.tooMany', { seconds })
    const [row] = await insertLoginAttempt(tx, login, address, now)
    return row?.id ?? 0
  })
}
