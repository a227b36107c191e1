import type { TimeslotDay } from '@cambusa/contract/delivery/timeslots'
import { isSlotEditable } from '@cambusa/domain/orders/cart-status'
import { SLOT_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { RequestSession } from '../../platform/http/context.ts'
import type { AgreedWithOrder } from '../../platform/schema/carts.ts'
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
import { listClosedDays, listSlots, type OfferedSlot } from './timeslots.queries.ts'

/** Options of the list of slots. */
export interface ListedSlots {
  /** Whether closed days and slots after their cut-off are listed, with the reason. */
  showClosed: boolean
  /** Whether slots with too few compartments left in the cart's locker are shown as full, with the reason. */
  checkLocker: boolean
}

/** The place and the compartments of the order that is being edited are free for its cart. */
const withOwnPlace = (slots: readonly OfferedSlot[], own: AgreedWithOrder): OfferedSlot[] =>
  slots.map((slot) =>
    slot.id === own.timeslotId
      ? {
          ...slot,
          booked: slot.booked - 1,
          freeCompartments: slot.freeCompartments === null ? null : slot.freeCompartments + own.compartments,
        }
      : slot,
  )

/** Days and slots of the cart's service and warehouse for the next 14 days; none until a service is chosen. */
export async function listDays(
  db: Db,
  session: RequestSession,
  { showClosed, checkLocker }: ListedSlots,
  now: Date,
): Promise<TimeslotDay[]> {
  const cart = await findCart(db, session, now)
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
  const own = cart.agreed
  const isOwnChosen = hold === undefined && own !== null && cart.timeslotId === own.timeslotId
  const options = {
    selectedId: isHeld ? hold.timeslotId : isOwnChosen ? cart.timeslotId : null,
    isAssigned: cart.isTimeslotAssigned,
    showClosed,
    locker: locker ? { needed: locker.needed, own: hold?.compartments ?? 0 } : null,
    closedDays,
    usual,
  }
  return timeslotDays(own === null ? slots : withOwnPlace(slots, own), options, now)
}

/**
 * Reserves capacity of a slot for the session's cart, if nothing else changed the cart meanwhile; after several failed
 * attempts its row is locked first. Throws as tryReserveTimeslot.
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
