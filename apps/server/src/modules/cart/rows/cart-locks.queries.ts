import { CART_STATUS, CARTS_IN_USE, PREPARED_CARTS } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { writeStatement } from '../../../platform/database/statement.ts'

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
  `update carts set status = ${CART_STATUS.open}, locked_until = null, prepared = null, version = version + 1,
     updated_at = $now
   where user_id = $userId and company_id is not distinct from $companyId::bigint and status in (${sqlList(PREPARED_CARTS)})
     and ($cartId::bigint is null or id = $cartId)`,
)

/** Unlocks the carts whose lock has expired. */
export const unlockEnded = writeStatement<{ now: Date }>(
  'cart_unlock_ended',
  `update carts set status = ${CART_STATUS.open}, locked_until = null, prepared = null, version = version + 1,
     updated_at = $now
   where status = ${CART_STATUS.locked} and locked_until <= $now or status = ${CART_STATUS.expired}`,
)
