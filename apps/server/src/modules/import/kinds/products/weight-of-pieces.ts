import { importTexts } from '@cambusa/messages/it/operator/import'
import type pg from 'pg'
import type { ImportPlan, RowRemark } from '../../rows/import-kind.ts'
import { filledColumns } from './product-columns.ts'

/**
 * Refuses rows with the format 'al kg' of products that the shop sells by the piece, if the file does not set the kind:
 * their price per kilogram would become that of a piece. They count as named in the file, so that a full file does not
 * take them off sale.
 */
export async function refuseWeightOfPieces(client: pg.ClientBase, plan: ImportPlan): Promise<RowRemark[]> {
  if (filledColumns(plan).some(({ column }) => column === 'kind')) return []
  const { rows } = await client.query<{ line: number; format: string; kind: string }>(`
    WITH pieces AS (
      SELECT i.line, i.format, p.kind, p.code FROM import_match m JOIN import_stage i USING (line)
        JOIN products p ON p.id = m.product_id
      WHERE i.kind = 'Sfuso' AND p.kind <> 'Sfuso'),
    gone AS (DELETE FROM import_match m USING pieces WHERE m.line = pieces.line),
    named AS (INSERT INTO import_refused (name) SELECT code FROM pieces)
    SELECT line, format, kind FROM pieces ORDER BY line`)
  return rows.map(({ line, format, kind }) => ({
    line,
    field: 'format',
    value: format,
    reason: importTexts.reasons.byWeightOfPieces({ kind }),
  }))
}
