import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { findStatement } from '../../platform/database/statement.ts'

interface Row {
  id: number
}

/** The customer's row, kept until the transaction ends: who else buys for the same customer waits. */
export const lockPerson = findStatement<Row, { userId: number }>(
  'buy_lock_person',
  'select id from users where id = $userId for no key update',
)
export const lockBuyingCompany = findStatement<Row, { companyId: number }>(
  'buy_lock_company',
  'select id from companies where id = $companyId for no key update',
)

/** The cart while it is still the prepared one; none: another call has bought or changed it. */
export const findStillPrepared = findStatement<Row, { cartId: number; version: number }>(
  'buy_still_prepared',
  `select id from carts where id = $cartId and version = $version and status = ${CART_STATUS.locked}`,
)
