import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import type { Db } from '../../platform/database/database.ts'
import { releaseCapacity } from '../holds/holds.ts'
import { lockCartToFill } from './lock-cart.ts'
import { releaseLock } from './rows/cart-locks.queries.ts'
import { removeCart } from './rows/cart-lines.queries.ts'
import {
  addWaitingLines,
  findIsEmpty,
  lockWaitingCart,
  reopenWaitingCart,
} from './rows/waiting-cart.queries.ts'

/** A waiting cart that goes back to who sent it. */
export interface CartGoingBack {
  cartId: number
  userId: number
  companyId: number
  /** False: its slot can no longer be had. */
  keepsSlot: boolean
}

/**
 * Gives the lines of a waiting cart back to its sender, with notes and infos: nothing that was typed is lost. Where the
 * open cart is empty the waiting one takes its place, with address, slot and gift codes; else the lines are added to it
 * and the waiting one is removed, after `copyCodes` (of gift-cards, which imports this module) copied its gift codes.
 * Lines that cannot be bought now say so in the cart. The caller has ended the approval in the same transaction.
 */
export async function giveCartBack(
  tx: Db,
  { cartId, userId, companyId, keepsSlot }: CartGoingBack,
  copyCodes: (tx: Db, carts: { fromId: number; toId: number }) => Promise<unknown>,
  now: Date,
): Promise<void> {
  const waiting = await lockWaitingCart(tx, { cartId })
  if (waiting === undefined) return
  // Made if it is missing, so that no call makes one at the same moment.
  const own = await lockCartToFill(tx, { ...waiting, userId, companyId }, now)
  if ((await findIsEmpty(tx, { cartId: own.id }))?.isEmpty !== true) {
    if (own.status !== CART_STATUS.open) await releaseLock(tx, { cartId: own.id, now })
    await addWaitingLines(tx, { fromId: cartId, toId: own.id, now })
    await copyCodes(tx, { fromId: cartId, toId: own.id })
    await releaseCapacity(tx, cartId)
    await removeCart(tx, { cartId })
    return
  }
  await releaseCapacity(tx, own.id)
  await removeCart(tx, { cartId: own.id })
  if (!keepsSlot) await releaseCapacity(tx, cartId)
  await reopenWaitingCart(tx, { cartId, keepsSlot, now })
}

/** Deletes a waiting cart with its place, with the account of its sender. */
export async function dropWaitingCart(tx: Db, cartId: number): Promise<void> {
  await releaseCapacity(tx, cartId)
  await removeCart(tx, { cartId })
}
