import { findStatement } from '../../platform/database/statement.ts'
import type { OrderInMail } from './mails/order-in-mail.ts'

const picked = `(select json_build_object('outcome', k.outcome, 'quantity', k.quantity, 'grossCents', k.gross_cents,
    'replacement', k.replacement) from picked_lines k where k.order_item_id = i.id)`

const final = `(select json_build_object('itemsCents', f.items_cents, 'packagesCents', f.packages_cents,
    'packages', f.packages, 'deliveryFeeCents', f.delivery_fee_cents, 'giftCents', f.gift_cents,
    'allowanceCents', f.allowance_cents, 'totalCents', f.total_cents) from final_totals f where f.order_id = o.id)`

const handover = `(select json_build_object('deposits', h.deposits, 'depositCents', h.deposit_cents,
    'dueCents', h.due_cents, 'collectedCents', h.collected_cents) from handovers h where h.order_id = o.id)`

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
         'grossCents', i.gross_cents, 'notes', i.notes, 'picked', ${picked}) order by i.position), '[]')
       from order_items i where i.order_id = o.id) as items,
     ${final} as final, ${handover} as handover
   from orders o join users u on u.id = o.user_id where o.id = $orderId`,
)
