import { SLOT_HOLD_MINUTES } from '@cambusa/domain/constants'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  findHold,
  giveBackPlace,
  lockSlots,
  prolongHold,
  removeHold,
  updateCartSlot,
  sweepAll,
  sweepSlots,
  takePlace,
  upsertHold,
  type LockedSlot,
} from './holds.queries.ts'
import { keepCompartments, leaveCompartments, lockerNeed, type KeptCompartments } from './locker.service.ts'

const MINUTE_MS = 60_000

/** What decides which slots a cart may have. */
export interface SlotOwner {
  id: number
  warehouseId: number
  deliveryServiceId: number | null
}

/** Until when a place chosen or renewed now is kept (specification §14). */
export function holdUntil(now: Date): Date {
  return new Date(now.getTime() + SLOT_HOLD_MINUTES * MINUTE_MS)
}

/** What is asked for, and whether the shop proposes it by itself. */
export interface WantedSlot {
  timeslotId: number
  dateIso?: string
  isAssigned?: boolean
}

/** Throws timeslot.unknown where the slot is not of the cart, timeslot.closed. */
function checkSlot(
  slot: LockedSlot | undefined,
  cart: SlotOwner,
  { dateIso }: WantedSlot,
  now: Date,
): LockedSlot {
  const fits =
    slot?.warehouseId === cart.warehouseId &&
    slot.deliveryServiceId === cart.deliveryServiceId &&
    slot.date === (dateIso ?? slot.date)
  if (slot === undefined || !fits) throw refuse('timeslot.unknown')
  const { closedReason, cutoffAt } = slot
  if (closedReason !== null || cutoffAt.getTime() <= now.getTime())
    throw refuse('timeslot.closed', { reason: closedReason })
  return slot
}

/**
 * Keeps a place of a slot for a cart for 60 minutes, and of a locker the compartments that its goods fill. Call it in the
 * transaction that has locked the cart. What was kept before is given back in the same act; reservations that expired
 * are taken into account. Throws timeslot.addressFirst, timeslot.unknown, timeslot.closed, timeslot.full,
 * timeslot.lockerFull; then nothing was taken.
 */
export async function reserveTimeslot(tx: Db, cart: SlotOwner, wanted: WantedSlot, now: Date): Promise<void> {
  if (cart.deliveryServiceId === null) throw refuse('timeslot.addressFirst')
  const locker = await lockerNeed(tx, cart)
  const before = await findHold(tx, { cartId: cart.id })
  const ids = [...new Set([wanted.timeslotId, before?.timeslotId ?? wanted.timeslotId])]
  const locked = (await lockSlots(tx, { ids })).find(({ id }) => id === wanted.timeslotId)
  const slot = checkSlot(locked, cart, wanted, now)
  await sweepSlots(tx, { now, ids })
  // A sweep by someone else may have ended the reservation while this act waited for the slot.
  const held = await findHold(tx, { cartId: cart.id })
  const isOwn = held?.timeslotId === slot.id
  if (!isOwn && (await takePlace(tx, { timeslotId: slot.id })) === 0) throw refuse('timeslot.full')
  let kept: KeptCompartments = { lockerBookingId: null, compartments: 0 }
  if (locker !== undefined)
    kept = await keepCompartments(tx, locker, slot.id, held).catch(async (error: unknown) => {
      if (!isOwn) await giveBackPlace(tx, { timeslotId: slot.id })
      throw error
    })
  await upsertHold(tx, { cartId: cart.id, timeslotId: slot.id, until: holdUntil(now), ...kept })
  if (held !== undefined && !isOwn) await giveBackPlace(tx, { timeslotId: held.timeslotId })
  await leaveCompartments(tx, held, kept)
  await updateCartSlot(tx, {
    cartId: cart.id,
    timeslotId: slot.id,
    isAssigned: wanted.isAssigned ?? false,
    now,
  })
}

/** Activity in the cart keeps its place for another 60 minutes; an expired reservation stays expired. */
export async function renewHold(db: Db, cartId: number, now: Date): Promise<void> {
  await prolongHold(db, { cartId, until: holdUntil(now), now })
}

/** Gives the cart's place back. The cart's own timeslot_id is the caller's to clear. */
export async function releasePlace(db: Db, cartId: number): Promise<void> {
  await removeHold(db, { cartId })
}

/** Gives back every place whose reservation has expired; answers how many. Running it twice changes nothing. */
export async function expireHolds(db: Db, now: Date): Promise<number> {
  return (await sweepAll(db, { now })).reduce((sum, { places }) => sum + places, 0)
}
