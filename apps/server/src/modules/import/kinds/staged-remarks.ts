import type pg from 'pg'
import type { RowRemark } from '../rows/import-kind.ts'

interface Refusal {
  /** Condition on a staged row i. */
  where: string
  field: string
  /** SQL of the value to show. */
  value: string
  reason: (value: string) => string
}

/** Deletes the staged rows that meet the condition, and returns remarks with the reason. */
export async function refuseStaged(client: pg.ClientBase, refusal: Refusal): Promise<RowRemark[]> {
  const { rows } = await client.query<{ line: number; value: string | null }>(
    `DELETE FROM import_stage i WHERE ${refusal.where} RETURNING i.line, (${refusal.value})::text AS value`,
  )
  return rows
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, value }) => {
      const shown = value ?? ''
      return { line, field: refusal.field, value: shown, reason: refusal.reason(shown) }
    })
}
