import { findStatement } from '../../platform/database/statement.ts'
import { returnPlace } from '../stores/stores.ts'
import type { WithdrawalInMail } from './mails/withdrawal-in-mail.ts'

export const findWithdrawalInMail = findStatement<WithdrawalInMail, { withdrawalId: number }>(
  'mails_withdrawal',
  `select w.id, w.goods_cents as "goodsCents", w.fee_cents as "feeCents", w.gift_cents as "giftCents",
     w.card_cents as "cardCents", w.bank_cents as "bankCents", w.declared_at as "declaredAt",
     coalesce(p.iban, '') as iban, coalesce(p.holder, '') as holder,
     coalesce(${returnPlace}, o.store_name) as "bringTo",
     (select json_agg(json_build_object('name', coalesce(c.replacement->>'name', i.name),
         'format', coalesce(c.replacement->>'format', i.format), 'quantity', l.quantity,
         'unit', coalesce(c.replacement->>'unit', i.unit), 'cents', l.cents) order by i.position)
       from withdrawn_lines l join order_items i on i.id = l.order_item_id
         left join picked_lines c on c.order_item_id = i.id where l.withdrawal_id = w.id) as lines
   from withdrawals w join orders o on o.id = w.order_id left join payouts p on p.withdrawal_id = w.id
   where w.id = $withdrawalId`,
)
