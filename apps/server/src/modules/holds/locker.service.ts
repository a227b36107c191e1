import { compartmentsNeeded } from '@cambusa/domain/delivery/compartments'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import type { HoldRow } from './holds.queries.ts'
import {
  findCartLocker,
  giveBackCompartments,
  takeCompartments,
  upsertLockerBooking,
} from './locker.queries.ts'

/** What a cart needs of the locker that it is fetched from. */
export interface LockerNeed {
  storeId: number
  /** How many the locker has. */
  compartments: number
  /** How many the goods of the cart fill. */
  needed: number
}

/** Compartments kept for a cart; none where no locker is counted. */
export interface KeptCompartments {
  lockerBookingId: number | null
  compartments: number
}

/** What the goods of a cart need of its locker now; undefined: it is fetched from none whose compartments are counted. */
export async function lockerNeed(
  db: Db,
  cart: { id: number; deliveryServiceId: number | null },
): Promise<LockerNeed | undefined> {
  if (cart.deliveryServiceId !== SERVICES.locker) return undefined
  const locker = await findCartLocker(db, { cartId: cart.id })
  if (locker === undefined) return undefined
  const { storeId, compartments, compartmentMillilitres, goods } = locker
  return { storeId, compartments, needed: compartmentsNeeded(goods, compartmentMillilitres) }
}

/**
 * Keeps what a cart needs of its locker in a slot that the caller has locked; those that it had there already count.
 * Throws timeslot.lockerFull; then nothing was taken.
 */
export async function keepCompartments(
  tx: Db,
  { storeId, compartments, needed }: LockerNeed,
  timeslotId: number,
  held: HoldRow | undefined,
): Promise<KeptCompartments> {
  const booking = await upsertLockerBooking(tx, { storeId, timeslotId, compartments })
  const own = held?.lockerBookingId === booking.id ? held.compartments : 0
  const kept = { lockerBookingId: booking.id, compartments: needed }
  if (needed < own)
    await giveBackCompartments(tx, { lockerBookingId: booking.id, compartments: own - needed })
  if (needed <= own) return kept
  const taken = await takeCompartments(tx, { lockerBookingId: booking.id, compartments: needed - own })
  if (taken === 0) throw refuse('timeslot.lockerFull', { free: booking.free + own, needed })
  return kept
}

/** Gives back what a cart kept elsewhere once it has its compartments somewhere else, or none. */
export async function leaveCompartments(
  tx: Db,
  held: HoldRow | undefined,
  kept: KeptCompartments,
): Promise<void> {
  if (held === undefined || held.lockerBookingId === null) return
  if (held.lockerBookingId === kept.lockerBookingId) return
  await giveBackCompartments(tx, { lockerBookingId: held.lockerBookingId, compartments: held.compartments })
}
