import { PLAIN_LETTERS } from '@cambusa/domain/orders/product-words'
import { LAST_BOUGHT_ORDERS } from '@cambusa/domain/constants'
import { ORDERS_WITHOUT_GOODS, PENDING_ORDERS, PICKED_ORDERS } from '@cambusa/domain/orders/order-sets'
import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import {
  LIVE_ATTEMPTS,
  type AttemptState,
  type PaymentFailure,
} from '@cambusa/domain/payments/payment-attempt'
import { sqlList, sqlTexts } from '../../platform/database/sql-list.ts'
import type { orderItems, OrderLine, orders } from '../../platform/schema/orders.ts'
import { findStatement, listStatement, oneStatement, type RowOf } from '../../platform/database/statement.ts'
import type { PaidGift } from '../cart/cart.ts'
import type { OrderCopy } from './order-copy.ts'
import { isMoneyTaken, orderCutoff } from './order-facts.queries.ts'
import { statusBeforeEditing } from './order-changes.queries.ts'
import { lifeOfOrder, pickedOfLine, type OrderLifeRow, type PickedRow } from './order-life.queries.ts'

export type OrderItemRow = OrderLine &
  RowOf<typeof orderItems, 'id' | 'productId'> & {
    /** What came of it; absent or null before it was picked. */
    picked?: PickedRow | null
    /** Its product left the catalogue; told of own orders. */
    isDelisted?: boolean
  }

/** An attempt to pay an order; the card only if the gateway stores it. */
export interface OrderPaymentRow {
  state: AttemptState
  amountCents: number
  capturedCents: number
  refundedCents: number
  failure: PaymentFailure | null
  /** null if the card is hidden from its owner. */
  cardId: number | null
  cardBrand: string | null
  cardLastFour: string | null
}

/** An order with its own copy of everything; lines and history only if asked for. */
export interface OrderRow
  extends
    OrderCopy,
    RowOf<
      typeof orders,
      | 'id'
      | 'number'
      | 'status'
      | 'storeId'
      | 'warehouseId'
      | 'deliveryServiceId'
      | 'slotDate'
      | 'slotBegin'
      | 'slotEnd'
      | 'paymentTypeId'
      | 'paymentData'
      | 'payBy'
      | 'placedAt'
    > {
  /** Orders for its slot are taken until then. */
  cutoffAt: Date
  /** Its money was taken, or the shop has begun to take it. */
  isMoneyTaken: boolean
  /** What the order comes to; null: what came is not shown yet. */
  finalCents: number | null
  /** Not placed in this shop. */
  isImported: boolean
  /** Gift certificates that it bought are made. */
  hasMadeGifts: boolean
  /** While it is edited (7): its status before; else null. */
  statusBefore: number | null
  /** While it is edited: why the payment of a change did not succeed. */
  changeFailure: PaymentFailure | null
  /** The last payment attempt, unless it was to pay for changes and has ended. */
  payment: OrderPaymentRow | null
  items: OrderItemRow[] | null
  /** What gift codes paid; null: nothing. */
  gifts: PaidGift[] | null
  history: { status: number; at: string }[] | null
  /** What happened to it since; absent in lists. */
  life?: OrderLifeRow
}

const payment = `(select json_build_object('state', a.state, 'amountCents', a.amount_cents,
    'capturedCents', a.captured_cents, 'refundedCents', a.refunded_cents, 'failure', a.failure,
    'cardId', case when c.removed_at is null then c.id end, 'cardBrand', c.brand, 'cardLastFour', c.last_four)
  from payment_attempts a left join stored_cards c on c.id = a.stored_card_id
  where a.order_id = o.id and (a.replaces_id is null or a.state in (${sqlTexts(LIVE_ATTEMPTS)}))
  order by a.id desc limit 1)`

/** Why the last payment of a change to the order `o` did not succeed, as long as the editing goes on. */
const changeFailure = `(select case when a.state in ('failed', 'cancelled') then a.failure end from payment_attempts a
  where a.order_id = o.id and a.replaces_id is not null and a.created_at >= (
    select max(e.at) from order_acts e where e.order_id = o.id and e.act = 'edit') order by a.id desc limit 1)`

const hasMadeGifts =
  'exists (select from gift_certificates g join order_items i on i.id = g.order_item_id where i.order_id = o.id)'

const gifts = `(select json_agg(json_build_object('id', g.id, 'description', g.description, 'hint', g.hint,
    'usedCents', u.cents, 'leftCents', g.balance_cents,
    'validUntilMs', floor(extract(epoch from g.valid_until) * 1000)) order by u.id)
  from gift_certificate_uses u join gift_certificates g on g.id = u.gift_certificate_id where u.order_id = o.id)`

/** Of the order `o` from the status on in which what came is shown: in lists, and where they are filtered by amount. */
const finalCents = `(select f.total_cents from final_totals f
  where f.order_id = o.id and o.status in (${sqlList(PICKED_ORDERS)}))`
const lastCents = `coalesce(${finalCents}, o.total_cents)`

const columns = `o.id, o.number, o.company_name as "companyName", o.status, o.store_id as "storeId",
  o.store_name as "storeName", o.warehouse_id as "warehouseId", o.warehouse_name as "warehouseName",
  o.delivery_service_id as "deliveryServiceId", o.delivery_service_name as "deliveryServiceName",
  o.shipping_address as "shippingAddress", o.slot_date as "slotDate", to_char(o.slot_begin, 'HH24:MI') as "slotBegin",
  to_char(o.slot_end, 'HH24:MI') as "slotEnd", o.payment_type_id as "paymentTypeId", o.payment_data as "paymentData",
  o.infos, o.items_cents as "itemsCents", o.delivery_fee_cents as "deliveryFeeCents",
  o.packages_cents as "packagesCents", o.packages, o.gift_cents as "giftCents", o.worst_case_cents as "worstCaseCents",
  o.pay_by as "payBy", o.total_cents as "totalCents", ${finalCents} as "finalCents",
  o.tax_cents as "taxCents", o.vat, o.total_items as "totalItems", o.placed_at as "placedAt",
  ${orderCutoff} as "cutoffAt", ${isMoneyTaken} as "isMoneyTaken", ${payment} as payment,
  o.cart_id is null as "isImported", ${hasMadeGifts} as "hasMadeGifts",
  case when o.status = ${ORDER_STATUS.editing} then ${statusBeforeEditing} end as "statusBefore",
  case when o.status = ${ORDER_STATUS.editing} then ${changeFailure} end as "changeFailure",
  case when o.gift_cents > 0 then ${gifts} end as gifts`

const items = `(select json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'code', i.code,
    'gtin', i.gtin, 'name', i.name, 'format', i.format, 'brand', i.brand, 'slug', i.slug,
    'mediaKey', i.media_key, 'quantity', i.quantity, 'unit', i.unit, 'isVariableWeight', i.is_variable_weight,
    'priceCents', i.price_cents, 'grossCents', i.gross_cents, 'vatRate', i.vat_rate, 'infos', i.infos,
    'notes', i.notes, 'picked', ${pickedOfLine}, 'isDelisted',
    exists (select from products p where p.id = i.product_id and not p.is_active)) order by i.position)
  from order_items i where i.order_id = o.id)`

const history = `(select json_agg(json_build_object('status', l.to_status, 'at', l.at) order by l.id)
  from order_status_log l where l.order_id = o.id)`

/** The owner of an order, which every query checks. */
type Owner = RowOf<typeof orders, 'userId' | 'companyId'>
const owned = 'o.user_id = $userId and o.company_id is not distinct from $companyId::bigint'

/** One own order with lines, history and what happened to it. */
export const findOwnOrder = findStatement<OrderRow, Owner & { orderId: number }>(
  'orders_find',
  `select ${columns}, ${items} as items, ${history} as history, ${lifeOfOrder} as life
   from orders o where ${owned} and o.id = $orderId`,
)

/** Of a line `i`, by the letters of productWords(), whatever the locale of the database. */
const plainLine = `lower(translate(i.name || ' ' || i.brand || ' ' || i.code,
  '${PLAIN_LETTERS.accented}', '${PLAIN_LETTERS.plain}'))`

/** Condition of a list of orders `o`: whose they are, and the filters. */
export const filteredOf = (
  whose: string,
) => `${whose} and ($showPending::boolean or o.status not in (${sqlList(PENDING_ORDERS)}))
  and ($from::timestamptz is null or o.placed_at >= $from) and ($before::timestamptz is null or o.placed_at < $before)
  and ($fromCents::bigint is null or ${lastCents} >= $fromCents)
  and ($toCents::bigint is null or ${lastCents} <= $toCents)
  and (cardinality($words::text[]) = 0 or exists (select from order_items i where i.order_id = o.id
    and not exists (select from unnest($words::text[]) word where position(word in ${plainLine}) = 0)))`

export interface Filters extends Owner {
  showPending: boolean
  from: Date | null
  before: Date | null
  fromCents: number | null
  toCents: number | null
  /** By productWords(); none: any order. */
  words: readonly string[]
}

export const countOwnOrders = oneStatement<{ count: number }, Filters>(
  'orders_count',
  `select count(*)::int as count from orders o where ${filteredOf(owned)}`,
)

/** Ids of own orders, newest first. */
export const listOwnOrderIds = listStatement<
  RowOf<typeof orders, 'id'>,
  Filters & { limit: number; offset: number }
>(
  'orders_list',
  `select o.id from orders o where ${filteredOf(owned)} order by o.placed_at desc, o.id desc limit $limit offset $offset`,
)

/** The own orders of a page by their ids, newest first. */
export const listOrdersOfPage = listStatement<
  OrderRow,
  Owner & { ids: readonly number[]; withItems: boolean }
>(
  'orders_of_page',
  `select ${columns}, case when $withItems::boolean then ${items} end as items, null as history
   from orders o where ${owned} and o.id = any($ids::bigint[]) order by o.placed_at desc, o.id desc`,
)

/** The last order line of a product. */
export interface LastBoughtRow extends Pick<OrderItemRow, 'code' | 'name' | 'quantity' | 'priceCents'> {
  lastBoughtAt: Date
}

/**
 * Products of this customer's last orders, each once with its last line, the most often bought first; cancelled orders
 * do not count.
 */
export const listLastBoughtRows = listStatement<LastBoughtRow, Owner & { limit: number }>(
  'orders_last_bought',
  `select code, name, quantity, price_cents as "priceCents", placed_at as "lastBoughtAt" from (
     select distinct on (i.code) i.code, i.name, i.quantity, i.price_cents, r.placed_at, i.position,
       count(*) over (partition by i.code) as times
     from (select o.id, o.placed_at from orders o where ${owned} and o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)})
       order by o.placed_at desc limit ${LAST_BOUGHT_ORDERS}) r
     join order_items i on i.order_id = r.id
     order by i.code, r.placed_at desc, i.position) bought
   order by times desc, placed_at desc, position limit $limit`,
)

/** The last purchase of each of these products, newest first. */
export const listLastPurchaseRows = listStatement<LastBoughtRow, Owner & { codes: readonly string[] }>(
  'orders_last_purchases',
  `select code, name, quantity, price_cents as "priceCents", placed_at as "lastBoughtAt" from (
     select distinct on (i.code) i.code, i.name, i.quantity, i.price_cents, o.placed_at, i.position
     from orders o join order_items i on i.order_id = o.id
     where ${owned} and o.status not in (${sqlList(ORDERS_WITHOUT_GOODS)}) and i.code = any($codes)
     order by i.code, o.placed_at desc, i.position) bought
   order by placed_at desc, position`,
)

/** Parts of statements about orders, for those of the delivery points and of a holder's company. */
export {
  columns as orderColumns,
  history as orderHistory,
  items as orderItemsJson,
  owned as ownedOrder,
  type Owner as OrderOwner,
}
