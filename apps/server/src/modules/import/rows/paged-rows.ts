import type pg from 'pg'
import type { TableValue } from '../../../platform/tables/table-to-write.ts'

const PAGE = 2_000

/** Rows of a query from one snapshot, page by page: 200,000 products are never in memory at once. */
export async function* pagedRows(pool: pg.Pool, sql: string): AsyncGenerator<TableValue[]> {
  const client = await pool.connect()
  let isOver = false
  try {
    await client.query('BEGIN READ ONLY')
    await client.query('SET LOCAL statement_timeout = 0')
    await client.query(`DECLARE export_rows NO SCROLL CURSOR FOR ${sql}`)
    for (;;) {
      const page = await client.query<TableValue[]>({
        text: `FETCH ${PAGE} FROM export_rows`,
        rowMode: 'array',
      })
      yield* page.rows
      if (page.rows.length < PAGE) break
    }
    await client.query('COMMIT')
    isOver = true
  } finally {
    // A reader that stops early leaves a transaction open: its connection is closed.
    client.release(!isOver)
  }
}
