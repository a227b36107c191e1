import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findMergedVisitor } from './merged-visitor.queries.ts'

/**
 * Throws cart.visitorMerged (409) where the session is a visitor's who has signed in: what is written now would be
 * left behind in a cart that nobody sees. The browser repeats the call signed in.
 */
export async function checkNotMerged(db: Db, { userId, tokenHash }: RequestSession): Promise<void> {
  if (userId > 0) return
  const merged = await findMergedVisitor(db, { visitorHash: tokenHash })
  if (merged !== undefined) throw refuse('cart.visitorMerged')
}

/** The database's refusal to make such a visitor a cart as that of the call; any other error as it is. */
export function rethrowMerged(error: unknown): never {
  const isMerged =
    error instanceof Error && 'constraint' in error && error.constraint === 'carts_visitor_merged'
  throw isMerged ? refuse('cart.visitorMerged') : error
}
