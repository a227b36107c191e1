import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import {
  findFreeCompartments,
  holdUntil,
  lockerNeed,
  type LockerNeed,
  type ReservedRow,
} from '../../holds/holds.ts'
import { updateCartSlot } from './choose-slot.queries.ts'

/** A cart as it was read; status: the one that it has when the slot is chosen. */
export interface SlotOwner {
  id: number
  version: number
  status: number
  deliveryServiceId: number | null
}

/** What is asked for, and whether the shop proposes it by itself. */
export interface WantedSlot {
  timeslotId: number
  dateIso?: string
  isAssigned?: boolean
}

/** Throws what keeps a cart from a slot. */
async function explain(
  db: Db,
  { isOfCart, isOpen, closedReason, hasPlace }: ReservedRow,
  locker: LockerNeed | undefined,
  asked: { cartId: number; timeslotId: number; now: Date },
): Promise<never> {
  if (isOfCart !== true) throw refuse('timeslot.unknown')
  if (isOpen !== true) throw refuse('timeslot.closed', { reason: closedReason })
  if (!hasPlace || locker === undefined) throw refuse('timeslot.full')
  const { storeId, compartments, needed } = locker
  const { free } = await findFreeCompartments(db, { ...asked, storeId, compartments })
  throw refuse('timeslot.lockerFull', { free, needed })
}

/**
 * Keeps capacity of a slot for a cart for 60 minutes, and of a locker the compartments that its goods fill, in one
 * statement. What was kept before is given back in the same act; reservations that expired count as free. Answers false
 * where the cart changed since it was read. Throws timeslot.addressFirst, timeslot.unknown, timeslot.closed,
 * timeslot.full, timeslot.lockerFull; then, as with false, nothing was taken.
 */
export async function tryReserveTimeslot(
  db: Db,
  cart: SlotOwner,
  { timeslotId, dateIso, isAssigned }: WantedSlot,
  now: Date,
): Promise<boolean> {
  if (cart.deliveryServiceId === null) throw refuse('timeslot.addressFirst')
  const locker = await lockerNeed(db, cart)
  const reserved = await updateCartSlot(db, {
    cartId: cart.id,
    version: cart.version,
    status: cart.status,
    timeslotId,
    dateIso: dateIso ?? null,
    isAssigned: isAssigned ?? false,
    lockerId: locker?.storeId ?? null,
    compartments: locker?.compartments ?? 0,
    needed: locker?.needed ?? 0,
    until: holdUntil(now),
    now,
  })
  if (reserved === undefined) return false
  if (!reserved.isTaken) await explain(db, reserved, locker, { cartId: cart.id, timeslotId, now })
  return true
}

/** The same for a cart that the transaction of the caller has locked. */
export async function reserveTimeslot(tx: Db, cart: SlotOwner, wanted: WantedSlot, now: Date): Promise<void> {
  if (!(await tryReserveTimeslot(tx, cart, wanted, now)))
    throw new Error('a locked cart was changed by somebody else')
}
