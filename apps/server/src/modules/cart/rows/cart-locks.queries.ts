import { CART_STATUS, CARTS_IN_USE, PREPARED_CARTS } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { writeStatement } from '../../../platform/database/statement.ts'

/** The status of a cart once its lock is removed: one that edits a placed order goes on with it. */
export const UNLOCKED_STATUS = `case when order_id is null then ${CART_STATUS.open} else ${CART_STATUS.editing} end`

/** Set clause of every removal of a lock. */
const UNLOCKED = `status = ${UNLOCKED_STATUS}, locked_until = null, prepared = null, version = version + 1,
     updated_at = $now`

/** Condition: the cart is prepared, and does not wait for the payment of a changed order. */
const PREPARED = `status in (${sqlList(PREPARED_CARTS)}) and (status <> ${CART_STATUS.locked} or locked_until is not null)`

/** Part of a statement that locks a cart until $lockedUntil and stores the order $prepared, if it is the one that was read. */
export const lockedCart = `cart as (
     update carts set status = ${CART_STATUS.locked}, locked_until = $lockedUntil,
       prepared = $prepared::jsonb, version = version + 1, updated_at = $now
     where id = $cartId and version = $version and status in (${sqlList(CARTS_IN_USE)}) returning id)`

/** Unlocks a prepared cart of a customer; the prepared order is deleted, the reservation stays. */
export const unlockOwnCart = writeStatement<{
  userId: number
  companyId: number | null
  cartId: number | null
  now: Date
}>(
  'cart_unlock',
  `update carts set ${UNLOCKED}
   where user_id = $userId and company_id is not distinct from $companyId::bigint and ${PREPARED}
     and ($cartId::bigint is null or id = $cartId)`,
)

/** Unlocks the carts whose lock has expired. */
export const unlockEnded = writeStatement<{ now: Date }>(
  'cart_unlock_ended',
  `update carts set ${UNLOCKED}
   where status = ${CART_STATUS.locked} and locked_until <= $now or status = ${CART_STATUS.expired}`,
)

/** Removes an expired lock; the prepared order is deleted. */
export const releaseEndedLock = writeStatement<{ cartId: number; now: Date }>(
  'cart_release_ended_lock',
  `update carts set ${UNLOCKED}
   where id = $cartId and (status = ${CART_STATUS.expired} or status = ${CART_STATUS.locked} and locked_until <= $now)`,
)

/** Removes a lock that still holds; the prepared order has to be confirmed again. */
export const releaseLock = writeStatement<{ cartId: number; now: Date }>(
  'cart_release_lock',
  `update carts set ${UNLOCKED} where id = $cartId and ${PREPARED}`,
)
