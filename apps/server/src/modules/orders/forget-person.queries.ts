import { SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { sqlList } from '../../platform/database/sql-list.ts'
import { writeStatement } from '../../platform/database/statement.ts'
import type { Db } from '../../platform/database/database.ts'

/** Goods are brought to the customer; of the others the address is the shop's. */
const BROUGHT = sqlList([SERVICES.home, SERVICES.rider])

/**
 * The orders of a customer keep goods, amounts, day and town. Of the person remains only what an invoice must name: the
 * company with its own address, or, where a private customer wanted an invoice, one line in `infos.invoice_to`. Phone
 * and notes go in any case; of the infos the customer's reference stays on a company's order.
 */
const clearOrders = writeStatement<{ userId: number }>(
  'orders_forget_person',
  `update orders o set session_hash = null,
     shipping_address = o.shipping_address || '{"phone": "", "notes": ""}'
       || case when o.company_id is null and o.delivery_service_id in (${BROUGHT})
         then '{"addressId": 0, "addressName": "", "address1": "", "addressNumber": "", "latitude": null, "longitude": null}'::jsonb
         else '{}'::jsonb end,
     payment_data = case when o.payment_data ? 'age_declared'
       then jsonb_build_object('age_declared', o.payment_data -> 'age_declared') else '{}'::jsonb end,
     infos = coalesce((select jsonb_object_agg(i.key, i.value) from jsonb_each(o.infos) i
         where i.key = 'need_invoice' or i.key = 'customer_reference' and o.company_id is not null), '{}'::jsonb)
       || case when o.company_id is null and o.infos ->> 'need_invoice' = 'true'
         then jsonb_build_object('invoice_to', concat_ws(', ', nullif(trim(u.first_name || ' ' || u.last_name), ''), u.fiscal_code,
           (select concat_ws(' ', b.address1, b.address_number, b.postal_code, b.city, b.province)
             from billing_addresses b where b.user_id = u.id)))
         else '{}'::jsonb end
   from users u where u.id = o.user_id and o.user_id = $userId`,
)

/** Stars stay, what was written goes. */
const clearNotes = writeStatement<{ userId: number }>(
  'order_notes_forget_person',
  `update order_notes set text = '' where user_id = $userId and text <> ''`,
)

/** That the customer did it stays, by the number of the account. */
const clearActs = writeStatement<{ userId: number }>(
  'order_acts_forget_person',
  `update order_acts set actor = '' where user_id = $userId and actor <> ''`,
)

/** Takes the person out of a customer's orders; called before the account itself is cleared, which it reads. */
export async function forgetPersonInOrders(tx: Db, { userId }: { userId: number }): Promise<void> {
  await clearOrders(tx, { userId })
  await clearNotes(tx, { userId })
  await clearActs(tx, { userId })
}
