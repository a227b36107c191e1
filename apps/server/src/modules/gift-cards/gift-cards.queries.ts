import type { giftCertificates } from '../../platform/schema/gift-certificates.ts'
import {
  findStatement,
  listStatement,
  oneStatement,
  writeStatement,
  type RowOf,
} from '../../platform/database/statement.ts'
import { raisedVersion } from '../cart/cart.ts'

export type GiftCertificateRow = RowOf<
  typeof giftCertificates,
  'id' | 'hint' | 'description' | 'amountCents' | 'balanceCents' | 'validFrom' | 'validUntil' | 'blockedAt'
>

/** A gift certificate that this customer may use: for everybody, for themselves, or for their company. */
export const findGiftCertificate = findStatement<
  GiftCertificateRow,
  { codeHash: Buffer; userId: number; companyId: number | null }
>(
  'gift_certificates_find',
  `select g.id, g.hint, g.description, g.amount_cents "amountCents", g.balance_cents "balanceCents",
     g.valid_from "validFrom", g.valid_until "validUntil", g.blocked_at "blockedAt"
   from gift_certificates g left join gift_certificate_holders h on h.gift_certificate_id = g.id
   where g.code_hash = $codeHash
     and (h.gift_certificate_id is null or h.user_id = $userId or h.company_id = $companyId::bigint)`,
)

/** Codes that paid for an order which was given up, in their current state, in the order of its cart. */
export const listGivenBackGifts = listStatement<
  RowOf<typeof giftCertificates, 'id' | 'balanceCents' | 'validFrom' | 'validUntil' | 'blockedAt'>,
  { orderId: number }
>(
  'gift_certificates_given_back',
  `select g.id, g.balance_cents "balanceCents", g.valid_from "validFrom", g.valid_until "validUntil",
     g.blocked_at "blockedAt"
   from gift_certificate_uses u join orders o on o.id = u.order_id
   join gift_certificates g on g.id = u.gift_certificate_id
   left join gift_certificate_holders h on h.gift_certificate_id = g.id
   left join cart_gift_certificates c on c.cart_id = o.cart_id and c.gift_certificate_id = g.id
   where u.order_id = $orderId and u.given_back_at is not null
     and (h.gift_certificate_id is null or h.user_id = o.user_id or h.company_id = o.company_id)
   order by c.added_at, u.id`,
)

export const countCartGifts = oneStatement<
  { count: number; isThere: boolean },
  { cartId: number; giftCertificateId: number }
>(
  'cart_gifts_count',
  `select count(*)::int as count, coalesce(bool_or(gift_certificate_id = $giftCertificateId), false) as "isThere"
   from cart_gift_certificates where cart_id = $cartId`,
)

const changedCart = (change: string) => `
  with changed as (${change} returning cart_id)
  ${raisedVersion}`

/** Adds a code to a locked cart and raises its version; 0: it is there already. */
export const insertCartGift = writeStatement<{ cartId: number; giftCertificateId: number; now: Date }>(
  'cart_gifts_insert',
  changedCart(`insert into cart_gift_certificates (cart_id, gift_certificate_id, added_at)
    values ($cartId, $giftCertificateId, $now) on conflict do nothing`),
)

/** Removes a code from a locked cart, by its id or its hash; 0: it is not there. */
export const removeCartGift = writeStatement<{
  cartId: number
  giftCertificateId: number | null
  codeHash: Buffer | null
  now: Date
}>(
  'cart_gifts_remove',
  changedCart(`delete from cart_gift_certificates c using gift_certificates g
    where c.cart_id = $cartId and g.id = c.gift_certificate_id
      and (g.id = $giftCertificateId::bigint or g.code_hash = $codeHash::bytea)`),
)
