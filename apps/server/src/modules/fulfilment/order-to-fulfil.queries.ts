import type { OrderPackage, OrderVat, orderItems, orders } from '../../platform/schema/orders.ts'
import type { finalTotals, pickedLines } from '../../platform/schema/deliveries.ts'
import { findStatement, listStatement, type RowOf } from '../../platform/database/statement.ts'

/** An order with all that acts on it need. */
export interface OrderToFulfil extends RowOf<
  typeof orders,
  | 'id'
  | 'number'
  | 'status'
  | 'userId'
  | 'companyId'
  | 'warehouseId'
  | 'deliveryServiceId'
  | 'slotDate'
  | 'paymentTypeId'
  | 'infos'
  | 'deliveryFeeCents'
  | 'giftCents'
  | 'totalCents'
  | 'worstCaseCents'
> {
  packages: OrderPackage[]
  vat: OrderVat[]
}

/** Locks an order: other acts, payments and cancellations of it wait. */
export const lockOrderToFulfil = findStatement<OrderToFulfil, { orderId: number }>(
  'fulfilment_lock_order',
  `select id, number, status, user_id as "userId", company_id as "companyId", warehouse_id as "warehouseId",
     delivery_service_id as "deliveryServiceId", slot_date as "slotDate", payment_type_id as "paymentTypeId", infos,
     packages, delivery_fee_cents as "deliveryFeeCents", gift_cents as "giftCents", total_cents as "totalCents",
     worst_case_cents as "worstCaseCents", vat
   from orders where id = $orderId for no key update`,
)

/** What came of a line. */
export type PickedLine = RowOf<
  typeof pickedLines,
  'outcome' | 'quantity' | 'grossCents' | 'replacement' | 'stockTaken'
>

/** A line of an order, with what came of it; null: nothing is known yet. */
export interface LineToPick extends RowOf<
  typeof orderItems,
  | 'id'
  | 'position'
  | 'productId'
  | 'code'
  | 'name'
  | 'brand'
  | 'quantity'
  | 'isVariableWeight'
  | 'priceCents'
  | 'grossCents'
  | 'vatRate'
  | 'infos'
  | 'minAge'
> {
  /** A gift certificate that is bought. */
  isGift: boolean
  picked: PickedLine | null
}

/** The lines of an order in their order; older lines have the age of their product. */
export const listLinesToPick = listStatement<LineToPick, { orderId: number }>(
  'fulfilment_list_lines',
  `select i.id, i.position, i.product_id as "productId", i.code, i.name, i.brand, i.quantity,
     i.is_variable_weight as "isVariableWeight", i.price_cents as "priceCents", i.gross_cents as "grossCents",
     i.vat_rate as "vatRate", i.infos, case when i.is_perishable is null then p.min_age else i.min_age end as "minAge",
     i.gift_value_cents is not null as "isGift",
     (select json_build_object('outcome', k.outcome, 'quantity', k.quantity, 'grossCents', k.gross_cents,
         'replacement', k.replacement, 'stockTaken', k.stock_taken)
       from picked_lines k where k.order_item_id = i.id) as picked
   from order_items i left join products p on p.id = i.product_id where i.order_id = $orderId order by i.position`,
)

/** What the picked order comes to so far. */
export const findFinal = findStatement<
  RowOf<typeof finalTotals, 'totalCents' | 'giftCents' | 'packages'>,
  { orderId: number }
>(
  'fulfilment_find_final',
  `select total_cents as "totalCents", gift_cents as "giftCents", packages from final_totals
   where order_id = $orderId`,
)
