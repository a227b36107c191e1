import type { mergedVisitors } from '../../../platform/schema/carts.ts'
import { findStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'

/**
 * Notes that a visitor has signed in; 0: it was noted before. Waits for a cart that another call is creating; the
 * database refuses one created later (carts_visitor_merged).
 */
export const insertMergedVisitor = writeStatement<{ visitorHash: Buffer; now: Date }>(
  'merged_visitor_insert',
  `insert into merged_visitors (visitor_hash, merged_at) values ($visitorHash, $now) on conflict do nothing`,
)

export const findMergedVisitor = findStatement<
  RowOf<typeof mergedVisitors, 'mergedAt'>,
  { visitorHash: Buffer }
>('merged_visitor_find', 'select merged_at "mergedAt" from merged_visitors where visitor_hash = $visitorHash')

/** Deletes visitors whose token no browser has any more. */
export const removeVisitorsMergedBefore = writeStatement<{ before: Date }>(
  'merged_visitor_remove_old',
  'delete from merged_visitors where merged_at < $before',
)
