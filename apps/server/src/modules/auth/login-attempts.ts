import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { knownBy, type Caller } from './known-caller.ts'
import {
  insertLoginAttempt,
  listAttemptsOfAddress,
  listAttemptsOfDevice,
  listAttemptsOfLogin,
  listAttemptsOfPair,
  lockAttempts,
  removeAttempt,
  removeAttempts,
} from './login.queries.ts'

const WINDOW_MS = 15 * 60_000
/** Wrong passwords for one login from one address: somebody who forgot the password. */
const MAX_OF_PAIR = 5
/** From one address, whatever the login: all people of an office may share one address. */
const MAX_OF_ADDRESS = 30
/** For one login, from all addresses that its owner has not used: guessing spread over many addresses. */
const MAX_OF_LOGIN = 50
/** On a device that is known by the owner's account token: no other limit applies to it. */
const MAX_OF_DEVICE = 5

/** A counted attempt, so that it can be uncounted. */
export interface CountedAttempt {
  id: number
  login: string
  address: string
  device: string | null
  /** A device with the owner's account token, or an address from which somebody signed in lately. */
  isKnown: boolean
}

interface Attempt {
  at: Date
}

/** Seconds until one more attempt is allowed; 0: now. `attempts` are sorted newest first. */
function secondsToWait(attempts: readonly Attempt[], max: number, now: Date): number {
  const decisive = attempts[max - 1]
  if (decisive === undefined) return 0
  return Math.max(1, Math.ceil((decisive.at.getTime() + WINDOW_MS - now.getTime()) / 1000))
}

/**
 * Seconds to wait for a device without an account token. From a known address the limit of the login does not apply, so
 * that guesses of others do not lock the owner out.
 */
async function waitOfAddress(tx: Db, login: string, address: string, isKnownAddress: boolean, now: Date) {
  const since = new Date(now.getTime() - WINDOW_MS)
  const ofPair = await listAttemptsOfPair(tx, { login, address, since, limit: MAX_OF_PAIR })
  const ofAddress = await listAttemptsOfAddress(tx, { address, since, limit: MAX_OF_ADDRESS })
  const ofLogin = isKnownAddress ? [] : await listAttemptsOfLogin(tx, { login, since, limit: MAX_OF_LOGIN })
  return Math.max(
    secondsToWait(ofPair, MAX_OF_PAIR, now),
    secondsToWait(ofAddress, MAX_OF_ADDRESS, now),
    secondsToWait(ofLogin, MAX_OF_LOGIN, now),
  )
}

async function waitOfDevice(tx: Db, device: string, now: Date) {
  const since = new Date(now.getTime() - WINDOW_MS)
  return secondsToWait(
    await listAttemptsOfDevice(tx, { device, since, limit: MAX_OF_DEVICE }),
    MAX_OF_DEVICE,
    now,
  )
}

/**
 * Counts an attempt before its password is checked, so that a hundred concurrent ones count as a hundred. Throws
 * request.tooMany (429) with the seconds to wait.
 */
export async function countAttempt(
  db: Db,
  login: string,
  caller: Caller,
  now: Date,
): Promise<CountedAttempt> {
  const { address } = caller
  return inTransaction(db, async (tx) => {
    await lockAttempts(tx, { login, address })
    const { device, isKnownAddress } = await knownBy(tx, login, caller, now)
    const seconds =
      device === null
        ? await waitOfAddress(tx, login, address, isKnownAddress, now)
        : await waitOfDevice(tx, device, now)
    if (seconds > 0) throw refuse('request.tooMany', { seconds })
    const row = await insertLoginAttempt(tx, { login, address, device, now })
    return { id: row?.id ?? 0, login, address, device, isKnown: device !== null || isKnownAddress }
  })
}

/** The password was right: deletes the attempt, and earlier wrong ones from the same device or address. */
export async function forgiveAttempts(db: Db, { id, login, address, device }: CountedAttempt): Promise<void> {
  await removeAttempts(db, { login, address, device, id })
}

/** Deletes this attempt alone: its password was right, but something more was missing. */
export async function uncountAttempt(db: Db, { id }: CountedAttempt): Promise<void> {
  await removeAttempt(db, { id })
}
