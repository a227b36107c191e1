import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { habitualSlot, type WeeklySlot } from '@cambusa/domain/delivery/usual-timeslot'
import type { RequestSession } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findCart } from '../cart/cart.ts'
import {
  findUsualTimeslot,
  listOrderedSlots,
  removeUsualTimeslot,
  upsertUsualTimeslot,
} from './usual-timeslot.queries.ts'

/** A habit is derived from this many of the last orders. */
const ORDERS_LOOKED_AT = 10

/**
 * Saves the slot of the cart (service, weekday, begin) to be proposed in every new cart of this customer, for the
 * company that they act for now; or stops that. Throws checkout.timeslotMissing.
 */
export async function setUsualTimeslot(
  db: Db,
  session: RequestSession,
  isEnabled: boolean,
  now: Date,
): Promise<void> {
  const { userId, companyId } = session
  if (!isEnabled) return void (await removeUsualTimeslot(db, { userId, companyId }))
  const cart = await findCart(db, session, now)
  const written =
    cart === undefined ? 0 : await upsertUsualTimeslot(db, { userId, companyId, cartId: cart.id })
  if (written === 0) throw refuse('checkout.timeslotMissing')
}

/** The usual slot of this customer for a service: the saved one, else the habit of the last orders. */
export async function findUsualSlot(
  db: Db,
  { userId, companyId }: RequestSession,
  deliveryServiceId: number,
): Promise<WeeklySlot | null> {
  if (userId === ANONYMOUS_USER_ID) return null
  const asked = { userId, companyId, deliveryServiceId }
  const wanted = await findUsualTimeslot(db, asked)
  return wanted ?? habitualSlot(await listOrderedSlots(db, { ...asked, most: ORDERS_LOOKED_AT }))
}
