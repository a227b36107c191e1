import type { Db } from '../../../platform/database/database.ts'
import type { CopiedRow, CopiedSection } from './copied-table.queries.ts'

/** Orders of such a page, with all their lines, are in memory at the same time. */
const PAGE = 100

/**
 * The rows of a part of dati.json with what hangs on them, in pages of at most `most`, the newest first: those of a
 * customer with thousands of orders are never all in memory.
 */
export async function* readSection(
  db: Db,
  section: CopiedSection,
  userId: number,
  most = PAGE,
): AsyncGenerator<CopiedRow[]> {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await section.list(db, { userId, before, most })
    if (rows.length > 0) yield await withChildren(db, section, userId, rows)
    if (!section.isPaged || rows.length < most) return
    before = rows.at(-1)?.id ?? 0
  }
}

async function withChildren(
  db: Db,
  { children }: CopiedSection,
  userId: number,
  rows: readonly { id: number; row: CopiedRow }[],
): Promise<CopiedRow[]> {
  const parents = rows.map(({ id }) => id)
  const whole = new Map(rows.map(({ id, row }) => [id, row]))
  if (children.length === 0) return rows.map(({ row }) => row)
  for (const child of children) {
    for (const row of whole.values()) row[child.key] = []
    for (const { parent, row } of await child.list(db, { parents, userId })) {
      const siblings = whole.get(parent)?.[child.key]
      if (Array.isArray(siblings)) siblings.push(row)
    }
  }
  return [...whole.values()]
}
