import { ORDERS_WITHOUT_DEBT } from '@cambusa/domain/orders/order-sets'
import { sqlList } from '../../platform/database/sql-list.ts'
import type { users } from '../../platform/schema/accounts.ts'
import type { giftCertificates } from '../../platform/schema/gift-certificates.ts'
import type { orderItems, orders } from '../../platform/schema/orders.ts'
import { listStatement, writeStatement, type RowOf } from '../../platform/database/statement.ts'

type BoughtGift = RowOf<typeof users, 'login' | 'firstName'> &
  RowOf<typeof orders, 'number' | 'userId'> &
  RowOf<typeof orderItems, 'name' | 'quantity'> & { orderItemId: number; giftValueCents: number }

/** Lines of an order that are gift certificates, with their buyer; no rows for an order that was given up. */
export const listBoughtGifts = listStatement<BoughtGift, { orderId: number }>(
  'gift_certificates_bought',
  `select i.id "orderItemId", i.name, i.quantity, i.gift_value_cents "giftValueCents", o.number, o.user_id "userId",
     u.login, u.first_name "firstName"
   from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
   where o.id = $orderId and i.gift_value_cents is not null and o.status not in (${sqlList(ORDERS_WITHOUT_DEBT)})
   order by i.position`,
)

/** Inserts certificates; pieces that have one already are skipped. Returns how many are new. */
export const insertMadeCertificates = writeStatement<{
  codeHashes: readonly Buffer[]
  hints: readonly string[]
  descriptions: readonly string[]
  amounts: readonly number[]
  orderItemIds: readonly number[]
  serials: readonly number[]
  validUntil: Date
  now: Date
}>(
  'gift_certificates_make',
  `insert into gift_certificates (code_hash, hint, description, amount_cents, balance_cents, valid_until,
     order_item_id, serial, created_at)
   select made.code_hash, hint, description, amount, amount, $validUntil, order_item_id, serial, $now
   from unnest($codeHashes::bytea[], $hints::text[], $descriptions::text[], $amounts::bigint[],
     $orderItemIds::bigint[], $serials::int[])
     as made (code_hash, hint, description, amount, order_item_id, serial)
   order by order_item_id, serial
   on conflict (order_item_id, serial) do nothing`,
)

/** Certificates that were generated for an order, locked until the transaction ends. */
export const listMadeForUpdate = listStatement<
  RowOf<typeof giftCertificates, 'id' | 'amountCents' | 'balanceCents'>,
  { orderId: number }
>(
  'gift_certificates_made_for_update',
  `select g.id, g.amount_cents "amountCents", g.balance_cents "balanceCents"
   from gift_certificates g join order_items i on i.id = g.order_item_id
   where i.order_id = $orderId order by g.id for update of g`,
)

/** The same of some lines of an order. */
export const listMadeOfLines = listStatement<
  RowOf<typeof giftCertificates, 'id' | 'amountCents' | 'balanceCents'>,
  { orderItemIds: readonly number[] }
>(
  'gift_certificates_made_of_lines',
  `select g.id, g.amount_cents "amountCents", g.balance_cents "balanceCents" from gift_certificates g
   where g.order_item_id = any($orderItemIds) order by g.id for update of g`,
)

export const updateBlocked = writeStatement<{ ids: readonly number[]; now: Date }>(
  'gift_certificates_block',
  'update gift_certificates set blocked_at = $now where id = any($ids) and blocked_at is null',
)
