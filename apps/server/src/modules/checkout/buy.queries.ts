import { CARTS_IN_USE, type CartStatus } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/database/sql-list.ts'
import type { carts } from '../../platform/schema/carts.ts'
import type { orders } from '../../platform/schema/orders.ts'
import { findStatement, listStatement, type RowOf } from '../../platform/database/statement.ts'
import { boughtCart, isInUseAt, type PaidGift } from '../cart/cart.ts'
import { takenStock } from '../catalogue/catalogue.ts'
import { paidGifts, usedGifts } from '../gift-cards/gift-cards.ts'
import { consumedHold } from '../holds/holds.ts'
import { mailOfOrder } from '../mail/mail.ts'
import { placedOrderParts, type PreparedOrder } from '../orders/orders.ts'

/** The owner of a cart or an order, which every query checks. */
type Owner = RowOf<typeof orders, 'userId' | 'companyId'>
const owned = 'user_id = $userId and company_id is not distinct from $companyId::bigint'

/** A cart with the fields that buy needs. */
export interface CartToBuy extends RowOf<
  typeof carts,
  'id' | 'status' | 'version' | 'storeId' | 'warehouseId' | 'lockedUntil' | 'orderId'
> {
  deliveryServiceId: number
  /** Orders for its slot are taken until then; null: no slot is chosen. */
  cutoffAt: Date | null
  prepared: PreparedOrder | null
  isEmpty: boolean
}

const cartToBuy = (which: string) => `
  select id, status, version, store_id as "storeId", warehouse_id as "warehouseId",
    delivery_service_id as "deliveryServiceId", locked_until as "lockedUntil", prepared,
    order_id as "orderId",
    (select t.cutoff_at from timeslots t where t.id = c.timeslot_id) as "cutoffAt",
    not exists (select from cart_items i where i.cart_id = c.id) as "isEmpty"
  from carts c where ${owned} and ${which}`

export const findCartById = findStatement<CartToBuy, Owner & { cartId: number }>(
  'buy_cart',
  cartToBuy('id = $cartId'),
)
/** The cart in use: one that edits a placed order comes first. */
export const findCartInUse = findStatement<CartToBuy, Owner & { now: Date }>(
  'buy_cart_in_use',
  cartToBuy(
    `status in (${sqlList(CARTS_IN_USE)}) and ${isInUseAt('$now')} order by order_id nulls last limit 1`,
  ),
)

export const findOrderOfCart = findStatement<RowOf<typeof orders, 'id'>, Owner & { cartId: number }>(
  'buy_order_of_cart',
  `select id from orders where ${owned} and (cart_id = $cartId
     or id = (select c.order_id from carts c where c.id = $cartId))`,
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

/** What the database adds to a placed order; the rest was prepared. */
export interface PlacedRow extends RowOf<typeof orders, 'id' | 'number'> {
  /** Ids of its lines, by position. */
  itemIds: number[]
  /** What gift codes paid, as the order shows it; null: nothing. */
  gifts: PaidGift[] | null
}

/**
 * Turns the prepared cart into an order, in one statement that is a transaction by itself, so that rows are locked as
 * briefly as possible. No row: the cart is no longer the one that was read, or its reservation is gone; of two
 * concurrent calls the second waits here and then finds no row. Each part of the statement comes from the module that
 * owns the table; the order of the parts is the order of the locks. The prepared order is parsed once, because reading
 * a single field of the JSON parses all of it.
 */
export const placeOrder = findStatement<
  PlacedRow,
  {
    cartId: number
    version: number
    /** The status of the cart that becomes the order. */
    fromStatus: CartStatus
    /** The holder who approved it. */
    approvedBy: number | null
    status: number
    paymentTypeId: number
    paymentData: string
    /** Infos that the order gets from its payment type. */
    typeInfos: string
    sessionHash: Buffer
    /** For the triggers of the audit log (doerSetting). */
    doer: string
    /** The order is given up if it is not paid by then. */
    payBy: Date | null
    /**
     * Whether the customer gets the mail that the shop has the order now; for a card payment it is sent once it is
     * paid.
     */
    isReceived: boolean
    /** Host of the shop, for the Message-ID. */
    mailHost: string
    /** The text of that mail, with placeholders for the order's id and number. */
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
     where c.id = $cartId and c.version = $version and c.status = $fromStatus
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
   ${takenStock},
   ${paidGifts},
   ${placedOrderParts},
   ${mailOfOrder},
   ${usedGifts},
   ${consumedHold},
   ${boughtCart}
   select placed.id, placed.number,
     (select json_agg(w.id order by w."position") from written w) as "itemIds",
     (select json_agg(json_build_object('id', g.id, 'description', g.description, 'hint', g.hint,
         'usedCents', g.cents, 'leftCents', g.balance_cents - g.cents,
         'validUntilMs', floor(extract(epoch from g.valid_until) * 1000)) order by g.id) from gifts g) as gifts
   from placed`,
)

/** Products of which the warehouse has less than is needed. */
export const listLacking = listStatement<
  { productId: number },
  { warehouseId: number; productIds: readonly number[]; quantities: readonly number[] }
>(
  'buy_list_lacking',
  `select s.product_id as "productId" from stock s
   join unnest($productIds::bigint[], $quantities::numeric[]) as needed (product_id, quantity) using (product_id)
   where s.warehouse_id = $warehouseId and s.quantity < needed.quantity order by 1`,
)
