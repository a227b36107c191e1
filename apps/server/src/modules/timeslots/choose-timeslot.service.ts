import type { TimeslotDay } from '@cambusa/contract/timeslots'
import { isSlotEditable } from '@cambusa/domain/orders/cart-status'
import { SLOT_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { RequestSession } from '../../platform/context.ts'
import { inTransaction, type Db } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import { findCart, lockCart } from '../cart/cart.ts'
import { timeslotDays } from './timeslot-days.ts'
import { findHold, reserveTimeslot } from '../holds/holds.ts'
import { listSlots } from './timeslots.queries.ts'

/** Days and slots of the cart's service and warehouse for the next 14 days; none until a service is chosen. */
export async function listDays(
  db: Db,
  session: RequestSession,
  showClosed: boolean,
  now: Date,
): Promise<TimeslotDay[]> {
  const cart = await findCart(db, session)
  if (cart === undefined || cart.deliveryServiceId === null) return []
  const today = romeDate(now)
  const lastDay = addDaysIso(today, SLOT_DAYS - 1)
  const slots = await listSlots(db, {
    now,
    warehouseId: cart.warehouseId,
    deliveryServiceId: cart.deliveryServiceId,
    fromIso: today,
    toIso: lastDay,
  })
  const hold = await findHold(db, { cartId: cart.id })
  const isHeld = hold !== undefined && hold.expiresAt > now
  return timeslotDays(slots, { selectedId: isHeld ? hold.timeslotId : null, showClosed }, now)
}

/** Reserves a place of a slot for the session's cart. Throws what reserveTimeslot throws. */
export async function chooseTimeslot(
  db: Db,
  session: RequestSession,
  wanted: { timeslotId: number; dateIso: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, session, now)
    if (!isSlotEditable(cart.status)) throw refuse('cart.notEditable')
    await reserveTimeslot(tx, cart, wanted, now)
  })
}
