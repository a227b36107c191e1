import { formatEuro } from '@cambusa/domain/money/money'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import { removePrices, setPrices } from '../../catalogue/catalogue.ts'
import type { RowRemark } from '../rows/import-kind.ts'

/** A price that rises or falls by more than this factor gets a remark: a comma may be missing. */
const JUMP_TIMES = 5

/**
 * Updates the prices that differ from import_wanted (line, price_list_id, product_id, price_cents; null: off sale),
 * which the caller has created; changes are recorded in import_prices, with the previous price. Returns how many rows
 * are new in their list and how many changed. price_history is written by triggers, for real changes only.
 */
export async function applyPriceRows(client: pg.ClientBase) {
  const { rowCount } = await client.query(`
    CREATE TEMP TABLE import_prices ON COMMIT DROP AS
    SELECT w.*, x.price_cents AS old_cents FROM import_wanted w
    LEFT JOIN prices x ON x.product_id = w.product_id AND x.price_list_id = w.price_list_id
    WHERE x.price_cents IS DISTINCT FROM w.price_cents`)
  // Even statements that change no row would send a notification that the catalogue changed.
  if (!rowCount) return { added: 0, changed: 0 }
  const { rows } = await client.query<{ added: number; gone: number; set: number }>(`
    SELECT count(*) FILTER (WHERE old_cents IS NULL) AS added, count(*) FILTER (WHERE price_cents IS NULL) AS gone,
      count(price_cents) AS set FROM import_prices`)
  const { added = 0, gone = 0, set = 0 } = rows[0] ?? {}
  if (gone > 0) await client.query(removePrices('SELECT * FROM import_prices WHERE price_cents IS NULL'))
  if (set > 0) await client.query(setPrices('SELECT * FROM import_prices WHERE price_cents IS NOT NULL'))
  return { added, changed: rowCount - added }
}

/** Remarks on prices in import_prices that rose or fell by too much. */
export async function remarkJumps(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; before: number; now: number }>(`
    SELECT line, old_cents AS before, price_cents AS now FROM import_prices
    WHERE price_cents > old_cents * ${JUMP_TIMES} OR price_cents * ${JUMP_TIMES} < old_cents ORDER BY line`)
  return rows.map(({ line, before, now }) => ({
    line,
    field: 'price',
    value: formatEuro(now),
    reason: importTexts.remarks.priceJump({ before: formatEuro(before) }),
  }))
}
