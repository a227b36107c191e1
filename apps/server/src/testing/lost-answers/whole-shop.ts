import { ownValue } from '@cambusa/domain/own-value'
import type { Database } from '../../platform/database/database.ts'

/** What tells only that somebody called: sessions, sign-ins that began, counters against guessing, the keys themselves. */
const LEFT_OUT = ['call_attempts', 'request_keys', 'sessions', 'sso_requests', 'technical_sessions']
/** Of these tables, what tells more than that somebody came or left: whoever signs in twice has signed in twice. */
const ROWS: Readonly<Record<string, string>> = {
  audit_log: "act not like 'sessions.%' and act <> 'userBoard.actAs'",
}
/** Grows with every write, also with one that changes nothing. */
const COUNTERS = ['version']

/** Everything that the shop knows, row by row: to compare what it knew before. */
export async function wholeShop({ pool }: Database): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [LEFT_OUT],
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name} ' || (to_jsonb(t) - $1::text[])::text as row from public."${name}" t where ${ownValue(ROWS, name) ?? true}`,
  )
  const { rows } = await pool.query<{ row: string }>(`${parts.join(' union all ')} order by 1`, [COUNTERS])
  return rows.map(({ row }) => row)
}

/** Rows that are there only before or only after. */
export function changedRows(before: readonly string[], after: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const row of before) left.set(row, (left.get(row) ?? 0) - 1)
  for (const row of after) left.set(row, (left.get(row) ?? 0) + 1)
  return [...left].flatMap(([row, count]) => (count === 0 ? [] : [`${count > 0 ? '+' : '-'} ${row}`]))
}
