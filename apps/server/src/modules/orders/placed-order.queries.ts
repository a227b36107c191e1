/**
 * Part of a statement that writes the `lines` of the order `placed`: `written` (id, position). Each line keeps what its
 * product says now about perishability, withdrawal and age.
 */
export const writtenLines = `written as (
     insert into order_items (order_id, position, product_id, code, gtin, name, format, brand, slug, media_key,
       quantity, unit, is_variable_weight, price_cents, gross_cents, vat_rate, infos, notes, gift_value_cents,
       is_perishable, withdrawal_class, min_age)
     select placed.id, l."position", l."productId", l.code, l.gtin, l.name, l.format, l.brand, l.slug, l."mediaKey",
       l.quantity, l.unit, l."isVariableWeight", l."priceCents", l."grossCents", l."vatRate", l.infos, l.notes,
       l."giftValueCents", p.is_perishable, p.withdrawal_class, p.min_age
     from placed, lines l left join products p on p.id = l."productId" order by l."position" returning id, position)`

/**
 * Parts of a statement that write an order with its lines from a `cart`, the prepared order `confirmed` and its
 * `lines`: `placed` (id, number) and `written` (id, position). The number begins with $year; $status, $paymentTypeId,
 * $paymentData, $typeInfos, $payBy, $sessionHash, $approvedBy and $now are columns of the order; $doer is the setting for the audit log's triggers, as this is one
 * statement without a transaction around it. Each line keeps what its product
 * says now about perishability, withdrawal and age.
 */
export const placedOrderParts = `placed as (
     insert into orders (number, cart_id, user_id, company_id, company_name, status, store_id, store_name,
       warehouse_id, warehouse_name, delivery_service_id, delivery_service_name, shipping_address, timeslot_id,
       slot_date, slot_begin, slot_end, payment_type_id, payment_data, infos, items_cents, delivery_fee_cents,
       packages_cents, packages, gift_cents, worst_case_cents, total_cents, tax_cents, vat, total_items, pay_by,
       session_hash, placed_at, locker_booking_id, compartments, placed_by_user_id, approved_by_user_id)
     select $year || '-' || lpad(nextval('order_number_seq')::text, 6, '0'), id, user_id, company_id,
       p."companyName", $status, store_id, p."storeName", warehouse_id, p."warehouseName", delivery_service_id,
       p."deliveryServiceName", p."shippingAddress", s."timeslotId", s.date, s."beginTime", s."endTime",
       $paymentTypeId, $paymentData::jsonb, p.infos || $typeInfos::jsonb, p."itemsCents", p."deliveryFeeCents", p."packagesCents",
       p.packages, p."giftCents", p."worstCaseCents", p."totalCents", p."taxCents", p.vat, p."totalItems",
       $payBy, case when set_config('cambusa.doer', $doer, true) is not null then $sessionHash::bytea end, $now,
       locker_booking_id, compartments,
       (select acting_user_id from sessions where token_hash = $sessionHash), $approvedBy::bigint
     from cart, confirmed p, jsonb_to_record(p.slot) as s (
       "timeslotId" bigint, date date, "beginTime" time, "endTime" time)
     returning id, number),
   ${writtenLines}`
