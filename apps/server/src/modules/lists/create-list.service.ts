import type { createList } from '@cambusa/contract/lists/lists'
import type { BodyOf } from '@cambusa/contract/endpoint'
import type { NotListed } from '@cambusa/contract/lists/list-parts'
import { LISTS_MAX } from '@cambusa/domain/constants'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import type { CartNeeds } from '../cart/cart.ts'
import { linesOfSource } from './list-sources.ts'
import { countOwnLists, insertList, lockListOwner } from './lists.queries.ts'
import { putLines } from './new-lines.ts'
import { ownerOf } from './own-list.ts'

interface Sent {
  session: RequestSession
  now: Date
  requestKey: RequestKey | undefined
}

/** The name of a list without spaces around it. Throws list.nameMissing. */
export function readName(typed: string): string {
  const name = typed.replace(/\s+/g, ' ').trim()
  if (name === '') throw refuse('list.nameMissing', undefined, { field: 'name' })
  return name
}

/** Locks the customer, before his lists. Throws response419 when the account is gone. */
export async function lockOwner(tx: Db, session: RequestSession): Promise<void> {
  if ((await lockListOwner(tx, { userId: session.userId })) === undefined) throw refuse('response419')
}

/** Throws list.tooMany when a customer who is locked has no room for one more list. */
export async function checkRoom(tx: Db, session: RequestSession): Promise<void> {
  const { count } = await countOwnLists(tx, ownerOf(session))
  if (count >= LISTS_MAX) throw refuse('list.tooMany', { max: LISTS_MAX })
}

/**
 * Makes a list (once per request key), empty or of a source, whose lines over the limit are left out and told. Throws
 * list.nameMissing, list.tooMany, list.nothingToAdd, those of linesOfSource, request.keyReused (409).
 */
export async function makeList(
  needs: CartNeeds,
  { session, now, requestKey }: Sent,
  { name: typed, ...source }: BodyOf<typeof createList>,
): Promise<{ listId: number; notAdded: NotListed[] }> {
  const { db } = needs
  const name = readName(typed)
  return once({ db, now, requestKey }, async (keep) => {
    const { lines, notAdded, isNamed } = await linesOfSource(needs, session, source, now)
    if (isNamed && lines.length === 0) throw refuse('list.nothingToAdd')
    return inTransaction(db, async (tx) => {
      await lockOwner(tx, session)
      await checkRoom(tx, session)
      const { id: listId } = await insertList(tx, { ...ownerOf(session), name, now })
      const put = await putLines(tx, listId, lines, now)
      return keep(tx, { listId, notAdded: [...notAdded, ...put.notAdded] })
    })
  })
}
