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
} from './holds.queries.ts'

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

/**
 * Keeps a place of a slot for a cart for 60 minutes. Call it in the transaction that has locked the cart. The
 * place of another slot is given back in the same act; places whose reservation expired are taken into account.
 * Throws timeslot.addressFirst, timeslot.unknown, timeslot.closed, timeslot.full.
 */
export async function reserveTimeslot(
  tx: Db,
  cart: SlotOwner,
  wanted: { timeslotId: number; dateIso?: string },
  now: Date,
): Promise<void> {
  if (cart.deliveryServiceId === null) throw refuse('timeslot.addressFirst')
  const before = await findHold(tx, { cartId: cart.id })
  const ids = [...new Set([wanted.timeslotId, before?.timeslotId ?? wanted.timeslotId])]
  const slot = (await lockSlots(tx, { ids })).find(({ id }) => id === wanted.timeslotId)
  const fits =
    slot?.warehouseId === cart.warehouseId &&
    slot.deliveryServiceId === cart.deliveryServiceId &&
    slot.date === (wanted.dateIso ?? slot.date)
  if (slot === undefined || !fits) throw refuse('timeslot.unknown')
  if (slot.cutoffAt.getTime() <= now.getTime()) throw refuse('timeslot.closed')
  await sweepSlots(tx, { now, ids })
  // A sweep by someone else may have ended the reservation while this act waited for the slot.
  const held = await findHold(tx, { cartId: cart.id })
  if (held?.timeslotId !== slot.id) {
    const taken = await takePlace(tx, { timeslotId: slot.id })
    if (taken === 0) throw refuse('timeslot.full')
  }
  await upsertHold(tx, { cartId: cart.id, timeslotId: slot.id, until: holdUntil(now) })
  if (held !== undefined && held.timeslotId !== slot.id)
    await giveBackPlace(tx, { timeslotId: held.timeslotId })
  await updateCartSlot(tx, { cartId: cart.id, timeslotId: slot.id, now })
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
