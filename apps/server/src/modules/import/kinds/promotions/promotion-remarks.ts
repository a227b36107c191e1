import { formatDay } from '@cambusa/domain/time/dates'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { RowRemark } from '../../rows/import-kind.ts'

const { remarks } = importTexts

/** Remarks on products in two promotions at once, and on promotional prices that are not lower. */
export async function remarkPromotions(client: pg.ClientBase, today: string): Promise<RowRemark[]> {
  const twice = await client.query<{ line: number; code: string; other: string; from: string; to: string }>(`
    SELECT i.line, g.code, o.key AS other, greatest(o.start_date, p.start_date) AS "from",
      least(o.end_date, p.end_date) AS "to"
    FROM import_promoted i JOIN promotions p ON p.id = i.promotion_id JOIN products g ON g.id = i.product_id
      JOIN promotion_prices x ON x.product_id = i.product_id AND x.price_list_id = i.price_list_id
        AND x.promotion_id <> i.promotion_id
      JOIN promotions o ON o.id = x.promotion_id
    WHERE o.start_date <= p.end_date AND o.end_date >= p.start_date
      AND least(o.end_date, p.end_date) >= date '${today}' ORDER BY i.line, o.key`)
  const vain = await client.query<{ line: number; code: string; hasPrice: boolean }>(`
    SELECT i.line, g.code, x.price_cents IS NOT NULL AS "hasPrice"
    FROM import_promoted i JOIN promotions p ON p.id = i.promotion_id JOIN products g ON g.id = i.product_id
      LEFT JOIN prices x ON x.product_id = i.product_id AND x.price_list_id = i.price_list_id
    WHERE p.end_date >= date '${today}' AND (x.price_cents IS NULL OR x.price_cents <= i.price_cents)
    ORDER BY i.line`)
  return [
    ...twice.rows.map(({ line, code, other, from, to }) => ({
      line,
      field: 'code',
      value: code,
      reason: remarks.promotionsTwice({ other, from: formatDay(from), to: formatDay(to) }),
    })),
    ...vain.rows.map(({ line, code, hasPrice }) => ({
      line,
      field: 'price',
      value: code,
      reason: hasPrice ? remarks.promotionVain : remarks.promotionWithoutPrice,
    })),
  ]
}
