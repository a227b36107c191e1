import { CART_STATUS, CARTS_IN_USE } from '@cambusa/domain/orders/cart-status'
import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { sqlList } from '../../../platform/database/sql-list.ts'
import { findStatement, writeStatement } from '../../../platform/database/statement.ts'

const { bought, editing, locked } = CART_STATUS
const { drive, locker } = SERVICES
const place = "(o.shipping_address ->> 'addressId')::bigint"
const isFetched = `o.delivery_service_id in (${sqlList([drive, locker])})`

/**
 * Makes the cart that edits an order: its delivery, slot and infos, and what was agreed with it (AgreedWithOrder). No
 * row: there is one already, or its customer edits another order for the same company.
 */
export const insertEditingCart = findStatement<{ id: number }, { orderId: number; now: Date }>(
  'cart_insert_editing',
  `insert into carts (user_id, company_id, status, order_id, store_id, warehouse_id, delivery_service_id, address_id,
     pickup_store_id, timeslot_id, infos, agreed, created_at, updated_at)
   select o.user_id, o.company_id, ${editing}, o.id, o.store_id, o.warehouse_id, o.delivery_service_id,
     case when not ${isFetched} then (select a.id from addresses a where a.id = ${place} and a.user_id = o.user_id) end,
     case when ${isFetched} then (select p.id from stores p where p.id = ${place}) end,
     o.timeslot_id, o.infos, jsonb_build_object('timeslotId', o.timeslot_id, 'compartments', o.compartments,
       'lines', (select coalesce(jsonb_agg(jsonb_build_object('productId', i.product_id, 'notes', i.notes,
           'quantity', i.quantity, 'priceCents', i.price_cents) order by i.position), '[]')
         from order_items i where i.order_id = o.id and i.product_id is not null),
       'gifts', (select coalesce(jsonb_agg(jsonb_build_object('id', u.gift_certificate_id, 'cents', u.cents)
           order by u.id), '[]')
         from gift_certificate_uses u where u.order_id = o.id and u.given_back_at is null)),
     $now, $now
   from orders o where o.id = $orderId on conflict do nothing returning id`,
)

/** Fills the cart that edits an order with the lines of the order. */
export const insertEditedLines = writeStatement<{ cartId: number; orderId: number; now: Date }>(
  'cart_insert_edited_lines',
  `insert into cart_items (cart_id, product_id, notes, quantity, infos, created_at)
   select $cartId, i.product_id, i.notes, i.quantity, i.infos, $now from order_items i
   where i.order_id = $orderId and i.product_id is not null order by i.position`,
)

const ofOrder = `order_id = $orderId and status in (${sqlList(CARTS_IN_USE)})`

/** The order that a customer edits for a company, besides this one. */
export const findOtherEdited = findStatement<{ number: string }, { orderId: number }>(
  'cart_find_other_edited',
  `select e.number from orders o
   join carts c on c.user_id = o.user_id and c.company_id is not distinct from o.company_id
     and c.status in (${sqlList(CARTS_IN_USE)}) and c.order_id <> o.id
   join orders e on e.id = c.order_id where o.id = $orderId`,
)

/** The cart that edits an order, its row locked until the transaction ends. */
export const lockEditingCart = findStatement<
  {
    id: number
    status: number
    version: number
    deliveryServiceId: number | null
    lockedUntil: Date | null
    prepared: unknown
  },
  { orderId: number }
>(
  'cart_lock_editing',
  `select id, status, version, delivery_service_id as "deliveryServiceId", locked_until as "lockedUntil", prepared
   from carts where ${ofOrder} for update`,
)

/**
 * The prepared cart of a changed order stays locked, without an end, until its payment is decided; it keeps how the order
 * will be paid ($paid) beside what was prepared.
 */
export const lockUntilPaid = writeStatement<{ cartId: number; paid: string; now: Date }>(
  'cart_lock_until_paid',
  `update carts set locked_until = null, prepared = prepared || jsonb_build_object('paid', $paid::jsonb),
     version = version + 1, updated_at = $now
   where id = $cartId and status = ${locked}`,
)

/** The payment of the changes will not come: the cart can be changed again. */
export const unlockEditingCart = writeStatement<{ orderId: number; now: Date }>(
  'cart_unlock_editing',
  `update carts set status = ${editing}, locked_until = null, prepared = null, version = version + 1,
     updated_at = $now where ${ofOrder} and status <> ${editing}`,
)

/** The changes are in the order now. */
export const markChangeBought = writeStatement<{ cartId: number; now: Date }>(
  'cart_mark_change_bought',
  `update carts set status = ${bought}, locked_until = null, prepared = null, version = version + 1,
     updated_at = $now where id = $cartId`,
)
