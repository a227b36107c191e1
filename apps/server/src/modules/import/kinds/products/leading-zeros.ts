import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { RowRemark } from '../../rows/import-kind.ts'

/** A staged code and one on sale that differ only in leading zeros, unless the file has both. */
const ALIKE = `p.is_active AND p.code <> i.code AND i.code ~ '^[0-9]+$' AND p.code ~ '^[0-9]+$'
  AND ltrim(p.code, '0') = ltrim(i.code, '0') AND NOT EXISTS (SELECT FROM import_stage o WHERE o.code = p.code)`

/**
 * Refuses new products whose code is an existing one without its leading zeros, which spreadsheets drop: they would be
 * duplicates. The existing products count as named in the file, so that a full file does not take them off sale.
 */
export async function refuseLostZeros(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; code: string; known: string }>(`
    WITH alike AS (
      SELECT i.line, i.code, min(p.code) AS known FROM import_match m JOIN import_stage i USING (line)
        JOIN products p ON ${ALIKE} AND length(p.code) > length(i.code)
      WHERE m.is_new GROUP BY 1, 2),
    gone AS (DELETE FROM import_match m USING alike a WHERE m.line = a.line),
    named AS (INSERT INTO import_refused (name) SELECT known FROM alike)
    SELECT line, code, known FROM alike ORDER BY line`)
  return rows.map(({ line, code, known }) => ({
    line,
    field: 'code',
    value: code,
    reason: importTexts.reasons.codeWithoutZeros({ known }),
  }))
}

/** Remarks on new products whose code is an existing one with more leading zeros. */
export async function remarkMoreZeros(client: pg.ClientBase): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; code: string; known: string }>(`
    SELECT i.line, i.code, min(p.code) AS known FROM import_match m JOIN import_stage i USING (line)
      JOIN products p ON ${ALIKE} AND length(p.code) < length(i.code)
    WHERE m.is_new GROUP BY 1, 2 ORDER BY 1`)
  return rows.map(({ line, code, known }) => ({
    line,
    field: 'code',
    value: code,
    reason: importTexts.remarks.codeWithMoreZeros({ known }),
  }))
}
