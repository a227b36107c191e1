import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findMergedVisitor } from './merged-visitor.queries.ts'

/**
 * Throws cart.visitorMerged (409) if the session belongs to a visitor who has signed in: what is written now would be
 * lost in a cart that nobody sees. The browser repeats the call signed in.
 */
export async function checkNotMerged(db: Db, { userId, tokenHash }: RequestSession): Promise<void> {
  if (userId > 0) return
  const merged = await findMergedVisitor(db, { visitorHash: tokenHash })
  if (merged !== undefined) throw refuse('cart.visitorMerged')
}

/**
 * Turns the database's refusal to create a cart for such a visitor into cart.visitorMerged; rethrows any other error.
 */
export function rethrowMerged(error: unknown): never {
  const isMerged =
    error instanceof Error && 'constraint' in error && error.constraint === 'carts_visitor_merged'
  throw isMerged ? refuse('cart.visitorMerged') : error
}
