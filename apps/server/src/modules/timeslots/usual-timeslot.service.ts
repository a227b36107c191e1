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

/** So many of the last orders tell a habit. */
const ORDERS_LOOKED_AT = 10

/**
 * Has the slot of the cart (service, weekday, begin) proposed to every new cart of this customer, acting for whom he acts
 * now; or no longer. Throws checkout.timeslotMissing.
 */
export async function setUsualTimeslot(db: Db, session: RequestSession, isEnabled: boolean): Promise<void> {
  const { userId, companyId } = session
  if (!isEnabled) return void (await removeUsualTimeslot(db, { userId, companyId }))
  const cart = await findCart(db, session)
  const written =
    cart === undefined ? 0 : await upsertUsualTimeslot(db, { userId, companyId, cartId: cart.id })
  if (written === 0) throw refuse('checkout.timeslotMissing')
}

/** The slot of a service that this customer always takes: the one to be proposed to every new cart, else by habit. */
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
