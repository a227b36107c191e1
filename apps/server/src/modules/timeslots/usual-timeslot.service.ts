import type { RequestSession } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../platform/refusal.ts'
import { findCart } from '../cart/cart.ts'
import { removeUsualTimeslot, upsertUsualTimeslot } from './usual-timeslot.queries.ts'

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
