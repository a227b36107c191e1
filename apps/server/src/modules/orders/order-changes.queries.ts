import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import type { OrderAct } from '@cambusa/domain/orders/order-acts'
import { findStatement, writeStatement } from '../../platform/database/statement.ts'
import { writtenLines } from './placed-order.queries.ts'

const { received, confirmed, editing, awaitingPayment, underReview } = ORDER_STATUS

/** The status that the order `o`, which is being edited, had before. */
export const statusBeforeEditing = `(select l.from_status from order_status_log l
    where l.order_id = o.id and l.to_status = ${editing} order by l.id desc limit 1)`

/** Its customer opens an order for changes; 0: the shop prepares it meanwhile, or it is no longer his to change. */
export const markEditing = writeStatement<{ orderId: number }>(
  'orders_mark_editing',
  `update orders set status = ${editing} where id = $orderId and status in (${received}, ${confirmed})`,
)

/** The editing ends: the order is what it was before; the trigger orders_paid_first refuses it if it is not paid. */
export const markEdited = writeStatement<{ orderId: number }>(
  'orders_mark_edited',
  `update orders o set status = ${statusBeforeEditing}, pay_by = null where o.id = $orderId and o.status = ${editing}`,
)

/** Until when a changed order waits for its higher payment; null: it does not wait. */
export const updateChangePayBy = writeStatement<{ orderId: number; payBy: Date | null }>(
  'orders_update_change_pay_by',
  `update orders set pay_by = $payBy where id = $orderId and status = ${editing}`,
)

/** The payment of an order is lost while it is edited: it has to be paid again (then markFailed says so). */
export const markLostInEditing = writeStatement<{ orderId: number; payBy: Date }>(
  'orders_mark_lost_in_editing',
  `update orders set status = ${awaitingPayment}, pay_by = $payBy where id = $orderId and status = ${editing}`,
)

/** The same after its cut-off: staff decide. */
export const markLostLateInEditing = writeStatement<{ orderId: number }>(
  'orders_mark_lost_late_in_editing',
  `update orders set status = ${underReview}, pay_by = null where id = $orderId and status = ${editing}`,
)

/** Notes what a customer, or the end of the time, did with an order. */
export const insertCustomerAct = writeStatement<{
  orderId: number
  act: OrderAct
  details: string
  now: Date
}>(
  'orders_insert_customer_act',
  `insert into order_acts (order_id, act, actor, user_id, details, at)
   select o.id, $act, trim(u.first_name || ' ' || u.last_name), u.id, $details::jsonb, $now
   from orders o join users u on u.id = o.user_id where o.id = $orderId`,
)

const line = `'code', i.code, 'gtin', i.gtin, 'name', i.name, 'format', i.format, 'brand', i.brand, 'slug', i.slug,
  'mediaKey', i.media_key, 'quantity', i.quantity, 'unit', i.unit, 'isVariableWeight', i.is_variable_weight,
  'priceCents', i.price_cents, 'grossCents', i.gross_cents, 'vatRate', i.vat_rate, 'infos', i.infos,
  'notes', i.notes, 'productId', i.product_id`

/** Keeps an order as it is before its customer changes it (OrderSnapshot). */
export const insertOrderVersion = writeStatement<{ orderId: number; now: Date }>(
  'orders_insert_version',
  `insert into order_versions (order_id, version, snapshot, replaced_at)
   select o.id, o.version, jsonb_build_object('itemsCents', o.items_cents, 'packagesCents', o.packages_cents,
     'deliveryFeeCents', o.delivery_fee_cents, 'giftCents', o.gift_cents, 'totalCents', o.total_cents,
     'worstCaseCents', o.worst_case_cents, 'slot', jsonb_build_object('timeslotId', o.timeslot_id,
       'date', o.slot_date, 'beginTime', to_char(o.slot_begin, 'HH24:MI'), 'endTime', to_char(o.slot_end, 'HH24:MI')),
     'lines', (select coalesce(jsonb_agg(jsonb_build_object(${line}) order by i.position), '[]')
       from order_items i where i.order_id = o.id)), $now
   from orders o where o.id = $orderId`,
)

/** Removes the lines of an order that is being edited; others are written in their place. */
export const removeOrderLines = writeStatement<{ orderId: number }>(
  'orders_remove_lines',
  'delete from order_items where order_id = $orderId',
)

/** Writes the prepared lines of a changed order. */
export const insertOrderLines = writeStatement<{ orderId: number; lines: string }>(
  'orders_insert_lines',
  `with placed as (select $orderId::bigint as id),
   lines as (
     select l.* from jsonb_to_recordset($lines::jsonb) as l (
       "position" int, "productId" bigint, code text, gtin text, name text, format text, brand text, slug text,
       "mediaKey" text, quantity numeric, unit text, "isVariableWeight" boolean, "priceCents" bigint,
       "grossCents" bigint, "vatRate" smallint, infos jsonb, notes text, "giftValueCents" bigint)),
   ${writtenLines}
   select id from written`,
)

/**
 * Writes the amounts, the slot and the way of payment of a changed order, which is what it was before the editing, in its
 * next version. The place of its slot and its compartments are the caller's.
 */
export const updateChangedOrder = findStatement<
  { version: number; status: number },
  {
    orderId: number
    prepared: string
    paymentTypeId: number
    paymentData: string
    typeInfos: string
    lockerBookingId: number | null
    compartments: number
    sessionHash: Buffer
  }
>(
  'orders_update_changed',
  `update orders o set version = o.version + 1, pay_by = null, status = ${statusBeforeEditing},
     infos = p.infos || $typeInfos::jsonb, items_cents = p."itemsCents", delivery_fee_cents = p."deliveryFeeCents",
     packages_cents = p."packagesCents", packages = p.packages, gift_cents = p."giftCents",
     worst_case_cents = p."worstCaseCents", total_cents = p."totalCents", tax_cents = p."taxCents", vat = p.vat,
     total_items = p."totalItems", timeslot_id = s."timeslotId", slot_date = s.date, slot_begin = s."beginTime",
     slot_end = s."endTime", payment_type_id = $paymentTypeId, payment_data = $paymentData::jsonb,
     locker_booking_id = $lockerBookingId, compartments = $compartments, session_hash = $sessionHash
   from jsonb_to_record($prepared::jsonb) as p (slot jsonb, infos jsonb, "itemsCents" bigint, "deliveryFeeCents" bigint,
       "packagesCents" bigint, packages jsonb, "giftCents" bigint, "worstCaseCents" bigint, "totalCents" bigint,
       "taxCents" bigint, vat jsonb, "totalItems" int),
     jsonb_to_record(p.slot) as s ("timeslotId" bigint, date date, "beginTime" time, "endTime" time)
   where o.id = $orderId and o.status = ${editing} returning o.version, o.status`,
)
