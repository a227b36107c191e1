import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import {
  consumeHold,
  findOrderPlace,
  lockSlotsOfChange,
  resizeBooking,
  type PlacesOfChange,
} from './change-place.queries.ts'
import { giveBackOrderCapacity } from './holds.queries.ts'
import { lockerNeed } from './locker.service.ts'

/**
 * Moves an edited order to the slot of its cart: the reservation there becomes the order's, and the old place is given
 * back; the slot that it had already stays its own. Returns its booking of compartments. The order still names its old
 * slot, and the caller has locked order and cart. Throws timeslot.expired if the reservation is gone.
 */
export async function takePlaceOfChange(
  tx: Db,
  orderId: number,
  cart: { id: number; deliveryServiceId: number | null },
  timeslotId: number,
): Promise<Omit<PlacesOfChange, 'timeslotId'>> {
  await lockSlotsOfChange(tx, { orderId, cartId: cart.id })
  const own = await findOrderPlace(tx, { orderId })
  if (own?.timeslotId !== timeslotId) {
    const taken = await consumeHold(tx, { cartId: cart.id, timeslotId })
    if (taken === undefined) throw refuse('timeslot.expired')
    await giveBackOrderCapacity(tx, { orderId })
    return taken
  }
  const { lockerBookingId, compartments: had } = own
  if (lockerBookingId === null) return own
  const compartments = (await lockerNeed(tx, cart))?.needed ?? had
  if (compartments !== had) await resizeBooking(tx, { lockerBookingId, more: compartments - had })
  return { lockerBookingId, compartments }
}
