import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { findStatement } from '../../platform/database/statement.ts'

interface Row {
  id: number
}

/** Locks the customer's row until the transaction ends: other orders of the same customer wait. */
export const lockPerson = findStatement<Row, { userId: number }>(
  'buy_lock_person',
  'select id from users where id = $userId for no key update',
)
export const lockBuyingCompany = findStatement<Row, { companyId: number }>(
  'buy_lock_company',
  'select id from companies where id = $companyId for no key update',
)

/** The cart if it is still the prepared one, or waits for approval; no row: another call has bought or changed it. */
export const findStillPrepared = findStatement<Row, { cartId: number; version: number }>(
  'buy_still_prepared',
  `select id from carts where id = $cartId and version = $version and status in (${CART_STATUS.locked}, ${CART_STATUS.awaitingApproval})`,
)
