import { ORDER_STATUS } from '@cambusa/domain/orders/order-status'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeDayEnd } from '@cambusa/domain/time/rome-instant'
import type { ClientBase } from 'pg'
import { codeOf } from '../shop/demo-name.ts'
import { hashGiftCode } from '../../apps/server/src/modules/gift-cards/gift-cards.ts'

const HALF_CENTS = 2_500

interface DemoGift {
  code: string
  description: string
  amountCents: number
  /** Days from today to its last one; null: for ever. */
  lastDay: number | null
}

const demoGifts = (shop: string): readonly DemoGift[] => [
  { code: codeOf(shop, '10'), description: 'Buono di benvenuto', amountCents: 1_000, lastDay: null },
  { code: 'FESTA50', description: 'Buono regalo delle feste', amountCents: 5_000, lastDay: 365 },
  { code: 'SCADUTO', description: 'Buono della scorsa stagione', amountCents: 2_000, lastDay: -30 },
]

/** The half of FESTA50 that is gone paid for an old order of somebody: no customer of the demo finds another total. */
async function spendHalf(client: ClientBase, giftId: number): Promise<void> {
  // The guard of amounts is for orders that somebody placed; this one is still being made up.
  await client.query('ALTER TABLE orders DISABLE TRIGGER orders_amounts_fixed')
  const { rows } = await client.query<{ id: string }>(
    `UPDATE orders SET gift_cents = $1, total_cents = total_cents - $1
     WHERE id = (SELECT o.id FROM orders o JOIN users u ON u.id = o.user_id
       WHERE u.is_disabled AND o.status = ${ORDER_STATUS.collected} AND o.total_cents > $1 AND o.gift_cents = 0
       ORDER BY o.placed_at, o.id LIMIT 1)
     RETURNING id`,
    [HALF_CENTS],
  )
  await client.query('ALTER TABLE orders ENABLE TRIGGER orders_amounts_fixed')
  if (rows[0] === undefined) return
  await client.query('UPDATE gift_certificates SET balance_cents = balance_cents - $2 WHERE id = $1', [
    giftId,
    HALF_CENTS,
  ])
  await client.query(
    `INSERT INTO gift_certificate_uses (gift_certificate_id, order_id, cents, created_at)
     SELECT $1, id, $3, placed_at FROM orders WHERE id = $2`,
    [giftId, rows[0].id, HALF_CENTS],
  )
}

/** The gift codes that whoever tries the demo shop can use; one half used, one past its last day. */
export async function fillGiftCodes(client: ClientBase, now: Date, shop: string): Promise<void> {
  const today = romeDate(now)
  for (const { code, description, amountCents, lastDay } of demoGifts(shop)) {
    const { codeHash, hint } = hashGiftCode(code)
    const validUntil = lastDay === null ? null : romeDayEnd(addDaysIso(today, lastDay))
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO gift_certificates (code_hash, hint, description, amount_cents, balance_cents, valid_until)
       VALUES ($1, $2, $3, $4, $4, $5) ON CONFLICT (code_hash) DO NOTHING RETURNING id`,
      [codeHash, hint, description, amountCents, validUntil],
    )
    if (code === 'FESTA50' && rows[0] !== undefined) await spendHalf(client, Number(rows[0].id))
  }
}
