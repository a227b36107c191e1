import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { CartSnapshot } from '../cart/cart.ts'
import { findFreeCompartments, type LockerNeed } from '../holds/holds.ts'

/** Throws timeslot.lockerFull if the locker of an edited order has too few compartments left for its goods. */
export async function checkOwnLocker(
  db: Db,
  { id: cartId, slot }: { id: number; slot: NonNullable<CartSnapshot['slot']> },
  { storeId, compartments, needed }: LockerNeed,
  now: Date,
): Promise<void> {
  const asked = { storeId, compartments, cartId, timeslotId: slot.id, now }
  const free = (await findFreeCompartments(db, asked)).free + slot.compartments
  if (free < needed) throw refuse('timeslot.lockerFull', { free, needed })
}
