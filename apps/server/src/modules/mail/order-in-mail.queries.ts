import { findStatement } from '../../platform/database/statement.ts'
import type { OrderInMail } from './mails/order-in-mail.ts'

export const findOrderInMail = findStatement<OrderInMail, { orderId: number }>(
  'mails_order',
  `select o.id, o.number, o.company_name as "companyName", o.delivery_service_name as "deliveryServiceName",
     o.shipping_address as "shippingAddress", o.slot_date as "slotDate",
     to_char(o.slot_begin, 'HH24:MI') as "slotBegin", to_char(o.slot_end, 'HH24:MI') as "slotEnd",
     o.payment_type_id as "paymentTypeId", o.payment_data as "paymentData", o.infos, o.packages,
     o.items_cents as "itemsCents", o.packages_cents as "packagesCents", o.delivery_fee_cents as "deliveryFeeCents",
     o.gift_cents as "giftCents", o.total_cents as "totalCents", o.worst_case_cents as "worstCaseCents", o.vat,
     o.pay_by as "payBy", u.first_name as "firstName",
     (select coalesce(json_agg(json_build_object('name', i.name, 'format', i.format, 'quantity', i.quantity,
         'unit', i.unit, 'isVariableWeight', i.is_variable_weight, 'priceCents', i.price_cents,
         'grossCents', i.gross_cents, 'notes', i.notes) order by i.position), '[]')
       from order_items i where i.order_id = o.id) as items
   from orders o join users u on u.id = o.user_id where o.id = $orderId`,
)
