import type { TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { isSlotEditable } from '@cambusa/domain/orders/cart-status'
import { SLOT_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  ensureCart,
  findCart,
  FREE_TRIES,
  inLockedCart,
  statusToChange,
  tryReserveTimeslot,
  type CartRow,
} from '../cart/cart.ts'
import { timeslotDays } from './timeslot-days.ts'
import { findHold, lockerNeed } from '../holds/holds.ts'
import { findUsualSlot } from './usual-timeslot.service.ts'
import { listClosedDays, listSlots } from './timeslots.queries.ts'

/** What the list of slots shows besides those that can be chosen. */
export interface ListedSlots {
  /** Closed days and slots whose last moment has passed, with the reason. */
  showClosed: boolean
  /** Slots in which the cart's locker has too few compartments left are full, with the reason. */
  checkLocker: boolean
}

/** Days and slots of the cart's service and warehouse for the next 14 days; none until a service is chosen. */
export async function listDays(
  db: Db,
  session: RequestSession,
  { showClosed, checkLocker }: ListedSlots,
  now: Date,
): Promise<TimeslotDay[]> {
  const cart = await findCart(db, session)
  if (cart === undefined || cart.deliveryServiceId === null) return []
  const today = romeDate(now)
  const { warehouseId, deliveryServiceId } = cart
  const days = { warehouseId, deliveryServiceId, fromIso: today, toIso: addDaysIso(today, SLOT_DAYS - 1) }
  const locker = checkLocker ? await lockerNeed(db, cart) : undefined
  const slots = await listSlots(db, { ...days, now, cartId: cart.id, lockerId: locker?.storeId ?? null })
  const usual = await findUsualSlot(db, session, deliveryServiceId)
  const closedDays = await listClosedDays(db, days)
  const hold = await findHold(db, { cartId: cart.id })
  const isHeld = hold !== undefined && hold.expiresAt > now
  const options = {
    selectedId: isHeld ? hold.timeslotId : null,
    isAssigned: cart.isTimeslotAssigned,
    showClosed,
    locker: locker ? { needed: locker.needed, own: hold?.compartments ?? 0 } : null,
    closedDays,
    usual,
  }
  return timeslotDays(slots, options, now)
}

/**
 * Reserves capacity of a slot for the session's cart, as long as nothing else changed the cart meanwhile; under a crowd of
 * changes its row is locked first. Throws what tryReserveTimeslot throws.
 */
export async function chooseTimeslot(
  db: Db,
  session: RequestSession,
  wanted: { timeslotId: number; dateIso: string },
  now: Date,
): Promise<void> {
  const tryChoose = (at: Db, cart: CartRow) => {
    const status = statusToChange(cart, now)
    if (!isSlotEditable(status)) throw refuse('cart.notEditable')
    return tryReserveTimeslot(at, { ...cart, status }, wanted, now)
  }
  for (let attempt = 0; attempt < FREE_TRIES; attempt += 1)
    if (await tryChoose(db, await ensureCart(db, session, now))) return
  await inLockedCart(db, session, now, async (tx, cart) => {
    if (!(await tryChoose(tx, cart))) throw new Error('a locked cart was changed by somebody else')
  })
}
