import { compartmentsNeeded } from '@cambusa/domain/delivery/compartments'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import type { Db } from '../../platform/database/database.ts'
import { findCartLocker } from './locker.queries.ts'

/** The compartments that a cart needs in its locker. */
export interface LockerNeed {
  storeId: number
  /** How many the locker has. */
  compartments: number
  /** How many the goods of the cart fill. */
  needed: number
}

/**
 * The compartments that a cart's goods need in its locker now; undefined: it is not for a locker whose compartments are
 * counted.
 */
export async function lockerNeed(
  db: Db,
  cart: { id: number; deliveryServiceId: number | null },
): Promise<LockerNeed | undefined> {
  if (cart.deliveryServiceId !== SERVICES.locker) return undefined
  const locker = await findCartLocker(db, { cartId: cart.id })
  if (locker === undefined) return undefined
  const { storeId, compartments, compartmentMillilitres, goods } = locker
  return { storeId, compartments, needed: compartmentsNeeded(goods, compartmentMillilitres) }
}
