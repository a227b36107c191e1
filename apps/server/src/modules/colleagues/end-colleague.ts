import type { Db } from '../../platform/database/database.ts'
import { removeInvitationsOf } from './invitations.queries.ts'
import { removeColleaguesOf } from './roles.queries.ts'

/** Deletes what is stored of a customer as a colleague, with the account, before its login is released. */
export async function endColleague(tx: Db, { userId }: { userId: number }): Promise<void> {
  await removeInvitationsOf(tx, { userId })
  await removeColleaguesOf(tx, { userId })
}
