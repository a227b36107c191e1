import { SLOT_HOLD_MINUTES } from '@cambusa/domain/constants'
import type { Db } from '../../platform/database/database.ts'
import { prolongHold, removeHold, sweepAll } from './holds.queries.ts'

const MINUTE_MS = 60_000

/** Until when a place chosen or renewed now is kept (specification §14). */
export function holdUntil(now: Date): Date {
  return new Date(now.getTime() + SLOT_HOLD_MINUTES * MINUTE_MS)
}

/** Activity in the cart keeps its place for another 60 minutes; an expired reservation stays expired. */
export async function renewHold(db: Db, cartId: number, now: Date): Promise<void> {
  await prolongHold(db, { cartId, until: holdUntil(now), now })
}

/** Gives the cart's place back. The cart's own timeslot_id is the caller's to clear. */
export async function releaseCapacity(db: Db, cartId: number): Promise<void> {
  await removeHold(db, { cartId })
}

/** Gives back every place whose reservation has expired; answers how many. Running it twice changes nothing. */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  return (await sweepAll(db, { now })).reduce((sum, { places }) => sum + places, 0)
}
