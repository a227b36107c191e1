import { listStatement, findStatement, type RowOf } from '../../platform/database/statement.ts'
import type { orders } from '../../platform/schema/orders.ts'
import type { ShopOrder } from '../mail/mail.ts'
import { finalOfOrder, handoverOfOrder, pickedOfLine } from './order-life.queries.ts'

const aisles = `(with recursive way as (
      select c.id, c.parent_id, c.name, c.position, 1 as height from categories c where c.id = p.category_id
      union all
      select c.id, c.parent_id, c.name, c.position, way.height + 1 from categories c join way on c.id = way.parent_id)
    select json_agg(json_build_object('id', id, 'name', name, 'position', position) order by height desc) from way)`

const items = `(select coalesce(json_agg(json_build_object('code', i.code, 'gtin', i.gtin, 'brand', i.brand, 'name', i.name,
    'format', i.format, 'quantity', i.quantity, 'unit', i.unit, 'isVariableWeight', i.is_variable_weight,
    'priceCents', i.price_cents, 'grossCents', i.gross_cents, 'infos', i.infos, 'notes', i.notes,
    'picked', ${pickedOfLine}, 'aisles', coalesce(${aisles}, '[]'::json)) order by i.position), '[]')
  from order_items i left join products p on p.id = i.product_id where i.order_id = o.id)`

/** Orders as staff see them, by slot. */
export const listShopOrders = listStatement<ShopOrder, { orderIds: readonly number[] }>(
  'orders_list_of_shop',
  `select o.id, o.number, o.status, o.store_id as "storeId", o.store_name as "storeName", o.placed_at as "placedAt",
     o.company_name as "companyName", o.delivery_service_name as "deliveryServiceName",
     o.shipping_address as "shippingAddress", o.slot_date as "slotDate",
     to_char(o.slot_begin, 'HH24:MI') as "slotBegin", to_char(o.slot_end, 'HH24:MI') as "slotEnd",
     o.payment_type_id as "paymentTypeId", o.payment_data as "paymentData", o.infos, o.packages,
     o.items_cents as "itemsCents", o.packages_cents as "packagesCents", o.delivery_fee_cents as "deliveryFeeCents",
     o.gift_cents as "giftCents", o.total_cents as "totalCents", o.worst_case_cents as "worstCaseCents", o.vat,
     o.pay_by as "payBy", u.first_name as "firstName", u.last_name as "lastName", u.login as email,
     concat_ws(', ', nullif(u.mobile, ''), nullif(u.landline, ''), nullif(u.phone, '')) as phones,
     (select a.state from payment_attempts a where a.order_id = o.id and a.replaces_id is null order by a.id desc limit 1) as paid,
     ${items} as items, ${finalOfOrder} as final, ${handoverOfOrder} as handover
   from orders o join users u on u.id = o.user_id where o.id = any($orderIds)
   order by o.slot_date, o.slot_begin, o.number`,
)

export const findOrderIdOfNumber = findStatement<RowOf<typeof orders, 'id'>, { number: string }>(
  'orders_find_id',
  'select id from orders where number = $number',
)

/** An order in a list for staff. */
export interface ListedOrder extends RowOf<
  typeof orders,
  | 'id'
  | 'number'
  | 'status'
  | 'slotDate'
  | 'companyName'
  | 'deliveryServiceName'
  | 'totalCents'
  | 'totalItems'
> {
  slotBegin: string
  slotEnd: string
  customer: string
}

/** Orders of the shop by day, slot and number; without a day those from `fromDay` on. */
export const listOrdersOfShop = listStatement<
  ListedOrder,
  {
    statuses: readonly number[]
    day: string | null
    fromDay: string
    storeId: number | null
    most: number
  }
>(
  'orders_list_of_days',
  `select o.id, o.number, o.status, o.slot_date "slotDate", o.company_name "companyName",
     o.delivery_service_name "deliveryServiceName", o.total_cents "totalCents", o.total_items "totalItems",
     to_char(o.slot_begin, 'HH24:MI') "slotBegin", to_char(o.slot_end, 'HH24:MI') "slotEnd",
     u.first_name || ' ' || u.last_name "customer"
   from orders o join users u on u.id = o.user_id
   where o.status = any($statuses::int[]) and ($storeId::bigint is null or o.store_id = $storeId)
     and (o.slot_date = $day::date or $day::date is null and o.slot_date >= $fromDay::date)
   order by o.slot_date, o.slot_begin, o.number limit $most`,
)
