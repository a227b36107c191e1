import type { giftCertificates } from '../../platform/schema/gift-certificates.ts'
import { listStatement, type RowOf } from '../../platform/database/statement.ts'

/** Certificates that were generated for an order, in their order. */
export const listMadeCertificates = listStatement<
  RowOf<
    typeof giftCertificates,
    'id' | 'codeHash' | 'description' | 'amountCents' | 'validUntil' | 'createdAt' | 'blockedAt'
  > & {
    orderItemId: number
    serial: number
  },
  { orderId: number }
>(
  'gift_certificates_made',
  `select g.id, g.code_hash "codeHash", g.description, g.amount_cents "amountCents", g.valid_until "validUntil",
     g.created_at "createdAt", g.order_item_id "orderItemId", g.serial,
     g.blocked_at "blockedAt"
   from gift_certificates g join order_items i on i.id = g.order_item_id
   where i.order_id = $orderId order by i.position, g.serial`,
)
