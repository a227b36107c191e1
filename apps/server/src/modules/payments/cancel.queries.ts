import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { LIVE_ATTEMPTS } from '@cambusa/domain/payments/payment-attempt'
import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import { isMoneyTaken, orderCutoff } from '../orders/orders.ts'
import type { orders } from '../../platform/schema/orders.ts'
import { sqlTexts } from '../../platform/sql-list.ts'
import { findStatement, listStatement, writeStatement, type RowOf } from '../../platform/statement.ts'

/** What a cancelled order had taken. */
export type CancelledOrder = RowOf<
  typeof orders,
  'id' | 'cartId' | 'userId' | 'companyId' | 'storeId' | 'warehouseId'
>

/**
 * Cancels an order that is in one of these statuses; where `dueBy` is given it was to be paid by then, and where
 * `customerAt` is given a customer may cancel it alone at that moment (cancelRefusal of the domain: a test holds the two
 * equal). Of any number of calls at once one finds the row: what the order took is given back once. The order is locked
 * before: what was committed while its lock was waited for is seen.
 */
export const markCancelled = findStatement<
  CancelledOrder,
  { orderId: number; from: readonly number[]; dueBy: Date | null; customerAt: Date | null }
>(
  'orders_mark_cancelled',
  `update orders o set status = ${ORDER_STATUS.cancelled}, pay_by = null
   where id = $orderId and status = any($from::int[])
     and ($dueBy::timestamptz is null or least(pay_by, ${orderCutoff}) <= $dueBy)
     and ($customerAt::timestamptz is null or ${orderCutoff} > $customerAt and not ${isMoneyTaken})
   returning id, cart_id as "cartId", user_id as "userId", company_id as "companyId", store_id as "storeId",
     warehouse_id as "warehouseId"`,
)

/** Goods of an order go back into stock where it is tracked; rows are locked in product order, as buy locks them. */
export const giveBackGoods = writeStatement<{ orderId: number; warehouseId: number }>(
  'orders_give_back_goods',
  `with goods as (
     select product_id, sum(quantity) as quantity from order_items
     where order_id = $orderId and product_id is not null group by product_id),
   locked as (
     select s.product_id from stock s
     where s.warehouse_id = $warehouseId and s.product_id in (select product_id from goods)
     order by s.product_id for update)
   update stock s set quantity = s.quantity + goods.quantity from locked join goods using (product_id)
   where s.warehouse_id = $warehouseId and s.product_id = locked.product_id`,
)

/**
 * Locks the gift certificates that paid for an order and those that it bought, all in the order of their ids: another
 * order may be paid with both.
 */
export const lockGiftsOfOrder = listStatement<{ id: number }, { orderId: number }>(
  'orders_lock_gifts',
  `select g.id from gift_certificates g
   where g.id in (select u.gift_certificate_id from gift_certificate_uses u where u.order_id = $orderId)
     or g.order_item_id in (select i.id from order_items i where i.order_id = $orderId)
   order by g.id for update`,
)

/** Amounts of gift codes are in their balances again, each once; the caller has locked them. */
export const giveBackGifts = writeStatement<{ orderId: number; now: Date }>(
  'orders_give_back_gifts',
  `with given as (
     update gift_certificate_uses u set given_back_at = $now
     where u.order_id = $orderId and u.given_back_at is null
     returning u.gift_certificate_id, u.cents)
   update gift_certificates g set balance_cents = g.balance_cents + given.cents from given
   where g.id = given.gift_certificate_id`,
)

/** Tries of an order that live, at most one: what they hold or took goes back. */
export const listLiveAttempts = listStatement<
  { id: number; state: AttemptState; amountCents: number; capturedCents: number },
  { orderId: number }
>(
  'orders_list_live_attempts',
  `select id, state, amount_cents as "amountCents", captured_cents as "capturedCents" from payment_attempts
   where order_id = $orderId and state in (${sqlTexts(LIVE_ATTEMPTS)}) for update`,
)

/** Lines of an order as a cart takes them; those whose product is gone have no number. */
export const listLinesToReturn = listStatement<
  { productId: number | null; name: string; quantity: number; notes: string; infos: Record<string, string> },
  { orderId: number }
>(
  'orders_list_lines_to_return',
  `select product_id as "productId", name, quantity, notes, infos from order_items where order_id = $orderId
   order by position`,
)
