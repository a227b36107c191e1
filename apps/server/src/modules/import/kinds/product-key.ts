import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { ImportField, ImportNeed, RowRemark } from '../rows/import-kind.ts'
import type { RowReader } from '../rows/row-reader.ts'

/** The fields that identify the product of a row of prices, promotions and stock. */
export const productKeyFields = {
  code: {
    headers: [
      'codice',
      'codice articolo',
      'cod',
      'cod articolo',
      'articolo',
      'sku',
      'item code',
      'codice prodotto',
      'codice interno',
      'cod art',
      'codart',
      'product code',
      'article code',
      'article number',
      'item number',
      'item no',
      'plu',
      'artikelnummer',
      'artikelnr',
      'référence',
    ],
    isCode: true,
  },
  gtin: {
    headers: [
      'ean',
      'codice ean',
      'barcode',
      'codice a barre',
      'ean13',
      'ean 13',
      'gtin',
      'upc',
      'codice gtin',
      'cod ean',
      'codice ean13',
      'ean code',
      'cod a barre',
      'cod barre',
      'strichcode',
      'code barres',
    ],
    isCode: true,
  },
} as const satisfies Record<string, ImportField>

/** Their columns in the staging table. */
export const productKeyStage = { code: 'text', gtin: 'text' }

const MAX_CODE = 60
const { reasons } = importTexts

/** A file must have one of them. */
export const productKeyNeed: ImportNeed = { fields: ['code', 'gtin'], says: importTexts.needs.product }

/** Code and GTIN of a row; refuses a row with neither. */
export function readProductKey(row: RowReader): { code: string | null; gtin: string | null } {
  const code = row.text('code', { max: MAX_CODE }) || null
  const gtin = code === null ? row.gtin('gtin') : null
  if (code === null && gtin === null && !row.isRefused) row.refuse('code', '', reasons.required)
  return { code, gtin }
}

/** The product of a refused row, if it can be read. */
export const productNameOf = (row: RowReader): string | undefined =>
  row.text('code') || row.text('gtin') || undefined

/**
 * Finds the product of each staged row by its code, else by its GTIN, in import_match (line, product_id and the
 * `others`, columns of the staging table). Deletes rows of unknown products and rows with the same product and `others`
 * as an earlier one, and returns remarks on them.
 */
export async function matchByProduct(client: pg.ClientBase, others: readonly string[]): Promise<RowRemark[]> {
  const columns = others.map((column) => `, i.${column}`).join('')
  await client.query(`
    CREATE TEMP TABLE import_match ON COMMIT DROP AS
    SELECT i.line, coalesce(p.id, g.id) AS product_id, coalesce(g.count, 1) AS count${columns}
    FROM import_stage i LEFT JOIN products p ON p.code = i.code
      LEFT JOIN (SELECT gtin, min(id) AS id, count(*) FROM products WHERE gtin IS NOT NULL GROUP BY gtin) g
        ON i.code IS NULL AND g.gtin = i.gtin`)
  const gone = await client.query<{ line: number; code: string | null; gtin: string | null; count: number }>(`
    WITH gone AS (DELETE FROM import_match WHERE product_id IS NULL OR count > 1 RETURNING line, count)
    SELECT line, i.code, i.gtin, count FROM gone JOIN import_stage i USING (line) ORDER BY line`)
  const again = await refuseAgain(client, others)
  await client.query('CREATE INDEX ON import_match (product_id)')
  await client.query('ANALYZE import_match')
  const unknown = gone.rows.map(({ line, code, gtin, count }) => ({
    line,
    field: code === null ? 'gtin' : 'code',
    value: code ?? gtin ?? '',
    reason: count > 1 ? reasons.gtinOfMany : reasons.productUnknown,
  }))
  return [...unknown, ...again]
}

async function refuseAgain(client: pg.ClientBase, others: readonly string[]): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; first: number; value: string }>(`
    WITH told AS (
      SELECT line, first_value(line) OVER (PARTITION BY ${['product_id', ...others].join(', ')} ORDER BY line) AS first
      FROM import_match),
    gone AS (
      DELETE FROM import_match m USING told t WHERE m.line = t.line AND t.line <> t.first RETURNING m.line, t.first)
    SELECT line, first, coalesce(i.code, i.gtin) AS value FROM gone JOIN import_stage i USING (line) ORDER BY line`)
  return rows.map(({ line, first, value }) => ({
    line,
    field: 'code',
    value,
    reason: reasons.duplicate({ line: first }),
  }))
}
