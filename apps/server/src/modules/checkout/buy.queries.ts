import { CART_STATUS, CARTS_IN_USE } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/sql-list.ts'
import type { carts } from '../../platform/schema/carts.ts'
import type { orders } from '../../platform/schema/orders.ts'
import { findStatement, listStatement, type RowOf } from '../../platform/statement.ts'
import type { PaidGift } from '../cart/cart.ts'
import type { PreparedOrder } from './prepared-order.ts'

/** Who owns a cart or an order: every query asks for both. */
type Owner = RowOf<typeof orders, 'userId' | 'companyId'>
const owned = 'user_id = $userId and company_id is not distinct from $companyId::bigint'

/** A cart as buy needs it. */
export interface CartToBuy extends RowOf<
  typeof carts,
  'id' | 'status' | 'version' | 'storeId' | 'warehouseId' | 'lockedUntil'
> {
  deliveryServiceId: number
  /** Orders for its slot are taken until then; null: it has none. */
  cutoffAt: Date | null
  prepared: PreparedOrder | null
  isEmpty: boolean
}

const cartToBuy = (which: string) => `
  select id, status, version, store_id as "storeId", warehouse_id as "warehouseId",
    delivery_service_id as "deliveryServiceId", locked_until as "lockedUntil", prepared,
    (select t.cutoff_at from timeslots t where t.id = carts.timeslot_id) as "cutoffAt",
    not exists (select from cart_items i where i.cart_id = carts.id) as "isEmpty"
  from carts where ${owned} and ${which}`

export const findCartById = findStatement<CartToBuy, Owner & { cartId: number }>(
  'buy_cart',
  cartToBuy('id = $cartId'),
)
export const findCartInUse = findStatement<CartToBuy, Owner>(
  'buy_cart_in_use',
  cartToBuy(`status in (${sqlList(CARTS_IN_USE)})`),
)

export const findOrderOfCart = findStatement<RowOf<typeof orders, 'id'>, Owner & { cartId: number }>(
  'buy_order_of_cart',
  `select id from orders where ${owned} and cart_id = $cartId`,
)

/** The newest order of a session since a moment. */
export const findOrderOfSession = findStatement<
  RowOf<typeof orders, 'id'>,
  Owner & { sessionHash: Buffer; since: Date }
>(
  'buy_order_of_session',
  `select id from orders where ${owned} and session_hash = $sessionHash and placed_at > $since
   order by placed_at desc, id desc limit 1`,
)

/** What the database adds to an order that is placed: the rest is what was prepared. */
export interface PlacedRow extends RowOf<typeof orders, 'id' | 'number'> {
  /** Its lines' ids, in the order of their positions. */
  itemIds: number[]
  /** What gift codes paid, as the order tells it; null: nothing. */
  gifts: PaidGift[] | null
}

/**
 * Turns the prepared cart into an order, in one statement that is its own transaction, so that rows are locked as
 * shortly as can be. No row: the cart is no longer the one that was read, or its place is gone; of two calls at once
 * the second waits here and then finds no row. Stock rows are locked in product order and lowered (the CHECK
 * stock_not_negative ends the act where too little is left; no row means that stock is not tracked), order and lines
 * are written out of carts.prepared, the reservation becomes the order's place with its compartments (booked stays), the
 * cart is bought.
 * Gift codes are locked in the order of their ids and lowered by what the prepared order takes of them; one that can no
 * longer pay counts as empty, and the CHECK gift_certificates_balance ends the act where too little is left.
 * The prepared order is unpacked once: a field taken of it costs the unpacking of the whole.
 * productIds and quantities are what the lines take of each product: given apart, so that PostgreSQL looks up those
 * rows however large the stock is.
 */
export const placeOrder = findStatement<
  PlacedRow,
  {
    cartId: number
    version: number
    status: number
    paymentTypeId: number
    paymentData: string
    /** What the order says of itself because of how it is paid. */
    typeInfos: string
    sessionHash: Buffer
    /** Given up if it is not paid by then. */
    payBy: Date | null
    /** Whether the customer is told now that the shop has the order; one paid by card is told when it is paid. */
    isReceived: boolean
    /** Host of the shop, for the Message-ID. */
    mailHost: string
    /** The words of that mail, with marks where the order's id and number go. */
    mailWords: string
    idMark: string
    numberMark: string
    now: Date
    year: string
    warehouseId: number
    productIds: readonly number[]
    quantities: readonly number[]
    giftIds: readonly number[]
    giftCents: readonly number[]
  }
>(
  'buy_place_order',
  `with cart as (
     select c.id, c.user_id, c.company_id, c.store_id, c.warehouse_id, c.delivery_service_id, c.prepared,
       h.locker_booking_id, h.compartments
     from carts c join timeslot_holds h on h.cart_id = c.id and h.timeslot_id = c.timeslot_id
     where c.id = $cartId and c.version = $version and c.status = ${CART_STATUS.locked}
     for update of c),
   confirmed as (
     select p.* from cart, jsonb_to_record(cart.prepared) as p (
       "companyName" text, "storeName" text, "warehouseName" text, "deliveryServiceName" text,
       "shippingAddress" jsonb, slot jsonb, infos jsonb, "itemsCents" bigint, "deliveryFeeCents" bigint,
       "packagesCents" bigint, packages jsonb, "giftCents" bigint, "worstCaseCents" bigint, "totalCents" bigint,
       "taxCents" bigint, vat jsonb, "totalItems" int, lines jsonb)),
   lines as (
     select l.* from confirmed, jsonb_to_recordset(confirmed.lines) as l (
       "position" int, "productId" bigint, code text, gtin text, name text, format text, brand text, slug text,
       "mediaKey" text, quantity numeric, unit text, "isVariableWeight" boolean, "priceCents" bigint,
       "grossCents" bigint, "vatRate" smallint, infos jsonb, notes text,
       "giftValueCents" bigint)),
   locked as (
     select s.warehouse_id, s.product_id from stock s
     where exists (select from cart) and s.warehouse_id = $warehouseId
       and s.product_id = any($productIds::bigint[])
     order by s.product_id for update),
   taken as (
     update stock s set quantity = s.quantity - needed.quantity
     from locked join unnest($productIds::bigint[], $quantities::numeric[]) as needed (product_id, quantity)
       using (product_id)
     where s.warehouse_id = locked.warehouse_id and s.product_id = locked.product_id),
   gifts as (
     select g.id, given.cents, g.description, g.hint, g.balance_cents, g.valid_until from gift_certificates g
     join unnest($giftIds::bigint[], $giftCents::bigint[]) as given (id, cents) using (id)
     where exists (select from cart) order by g.id for update of g),
   paid as (
     update gift_certificates g set balance_cents = g.balance_cents - case
         when g.blocked_at is null and (g.valid_until is null or g.valid_until >= $now) then gifts.cents
         else g.amount_cents + 1 end
     from gifts where g.id = gifts.id),
   placed as (
     insert into orders (number, cart_id, user_id, company_id, company_name, status, store_id, store_name,
       warehouse_id, warehouse_name, delivery_service_id, delivery_service_name, shipping_address, timeslot_id,
       slot_date, slot_begin, slot_end, payment_type_id, payment_data, infos, items_cents, delivery_fee_cents,
       packages_cents, packages, gift_cents, worst_case_cents, total_cents, tax_cents, vat, total_items, pay_by,
       session_hash, placed_at, locker_booking_id, compartments)
     select $year || '-' || lpad(nextval('order_number_seq')::text, 6, '0'), id, user_id, company_id,
       p."companyName", $status, store_id, p."storeName", warehouse_id, p."warehouseName", delivery_service_id,
       p."deliveryServiceName", p."shippingAddress", s."timeslotId", s.date, s."beginTime", s."endTime",
       $paymentTypeId, $paymentData::jsonb, p.infos || $typeInfos::jsonb, p."itemsCents", p."deliveryFeeCents", p."packagesCents",
       p.packages, p."giftCents", p."worstCaseCents", p."totalCents", p."taxCents", p.vat, p."totalItems",
       $payBy, $sessionHash, $now, locker_booking_id, compartments
     from cart, confirmed p, jsonb_to_record(p.slot) as s (
       "timeslotId" bigint, date date, "beginTime" time, "endTime" time)
     returning id, number),
   written as (
     insert into order_items (order_id, position, product_id, code, gtin, name, format, brand, slug, media_key,
       quantity, unit, is_variable_weight, price_cents, gross_cents, vat_rate, infos, notes, gift_value_cents)
     select placed.id, "position", "productId", code, gtin, name, format, brand, slug, "mediaKey", quantity, unit,
       "isVariableWeight", "priceCents", "grossCents", "vatRate", infos, notes, "giftValueCents"
     from placed, lines order by "position" returning id, position),
   told as (
     insert into mails (user_id, kind, recipient, params, words, message_id, created_at)
     select u.id, 'orderReceived', u.login, jsonb_build_object('orderId', placed.id),
       replace(replace($mailWords, $idMark, placed.id::text), $numberMark, placed.number)::jsonb,
       '<' || gen_random_uuid() || '@' || $mailHost::text || '>', $now
     from placed, cart join users u on u.id = cart.user_id where $isReceived::boolean),
   used as (
     insert into gift_certificate_uses (gift_certificate_id, order_id, cents, created_at)
     select gifts.id, placed.id, gifts.cents, $now from placed, gifts order by gifts.id),
   kept as (delete from timeslot_holds h using cart where h.cart_id = cart.id),
   bought as (
     update carts set status = ${CART_STATUS.bought}, locked_until = null, prepared = null,
       version = carts.version + 1, updated_at = $now
     from cart where carts.id = cart.id)
   select placed.id, placed.number,
     (select json_agg(w.id order by w."position") from written w) as "itemIds",
     (select json_agg(json_build_object('id', g.id, 'description', g.description, 'hint', g.hint,
         'usedCents', g.cents, 'leftCents', g.balance_cents - g.cents,
         'validUntilMs', floor(extract(epoch from g.valid_until) * 1000)) order by g.id) from gifts g) as gifts
   from placed`,
)

/** Products of which the warehouse has less left than is needed. */
export const listLacking = listStatement<
  { productId: number },
  { warehouseId: number; productIds: readonly number[]; quantities: readonly number[] }
>(
  'buy_list_lacking',
  `select s.product_id as "productId" from stock s
   join unnest($productIds::bigint[], $quantities::numeric[]) as needed (product_id, quantity) using (product_id)
   where s.warehouse_id = $warehouseId and s.quantity < needed.quantity order by 1`,
)
