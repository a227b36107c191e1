import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import {
  findFreeCompartments,
  holdUntil,
  lockerNeed,
  type LockerNeed,
  type ReservedRow,
} from '../../holds/holds.ts'
import type { AgreedWithOrder } from '../../../platform/schema/carts.ts'
import { updateCartSlot, updateCartToOwnSlot } from './choose-slot.queries.ts'

/** A cart as it was read; status: its status when the slot is chosen. */
export interface SlotOwner {
  id: number
  version: number
  status: number
  deliveryServiceId: number | null
  /** Of a cart that edits a placed order: the slot that the order has. */
  agreed: Pick<AgreedWithOrder, 'timeslotId'> | null
}

/** The slot asked for, and whether the shop proposes it. */
export interface WantedSlot {
  timeslotId: number
  dateIso?: string
  isAssigned?: boolean
}

/** Throws the reason why a cart cannot have a slot. */
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
 * Reserves capacity of a slot for a cart for 60 minutes, and in a locker the compartments that its goods fill, in one
 * statement. The same statement gives back what was reserved before; expired reservations count as free. The slot of an
 * edited order is its own until its cut-off, and nothing is reserved there. Returns false
 * if the cart changed since it was read. Throws timeslot.addressFirst, timeslot.unknown, timeslot.closed,
 * timeslot.full, timeslot.lockerFull; then, as with false, nothing was reserved.
 */
export async function tryReserveTimeslot(
  db: Db,
  cart: SlotOwner,
  { timeslotId, dateIso, isAssigned }: WantedSlot,
  now: Date,
): Promise<boolean> {
  if (cart.deliveryServiceId === null) throw refuse('timeslot.addressFirst')
  if (cart.agreed?.timeslotId === timeslotId) {
    const { id: cartId, version, status } = cart
    const own = { cartId, version, status, timeslotId, dateIso: dateIso ?? null, now }
    return (await updateCartToOwnSlot(db, own)) !== undefined
  }
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
