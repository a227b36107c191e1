import { writeStatement } from '../../platform/database/statement.ts'

/** Copies the gift codes of a cart to another one of its customer, which the caller has locked. */
export const copyCartCodes = writeStatement<{ fromId: number; toId: number }>(
  'gift_codes_copy',
  `insert into cart_gift_certificates (cart_id, gift_certificate_id, added_at)
   select $toId, gift_certificate_id, added_at from cart_gift_certificates where cart_id = $fromId
   on conflict do nothing`,
)
