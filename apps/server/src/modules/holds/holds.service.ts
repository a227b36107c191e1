import { SLOT_HOLD_MINUTES } from '@cambusa/domain/constants'
import type { Db } from '../../platform/database/database.ts'
import { prolongHold, removeHold, sweepAll } from './holds.queries.ts'

const MINUTE_MS = 60_000

/** Until when a reservation made or renewed now lasts (specification §14). */
export function holdUntil(now: Date): Date {
  return new Date(now.getTime() + SLOT_HOLD_MINUTES * MINUTE_MS)
}

/** Activity in the cart prolongs its reservation by another 60 minutes; an expired one stays expired. */
export async function renewHold(db: Db, cartId: number, now: Date): Promise<void> {
  await prolongHold(db, { cartId, until: holdUntil(now), now })
}

/** The reservation of a cart that waits for a payment lasts as long; an expired one stays expired. */
export async function keepHoldUntil(db: Db, cartId: number, until: Date, now: Date): Promise<void> {
  await prolongHold(db, { cartId, until, now })
}

/** Gives the cart's reserved capacity back. The caller clears the cart's timeslot_id. */
export async function releaseCapacity(db: Db, cartId: number): Promise<void> {
  await removeHold(db, { cartId })
}

/** Gives back the capacity of every expired reservation; returns how many. Running it twice changes nothing. */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  return (await sweepAll(db, { now })).reduce((sum, { places }) => sum + places, 0)
}
