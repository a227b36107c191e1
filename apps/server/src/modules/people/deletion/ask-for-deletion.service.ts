import type { AccountDeletion } from '@cambusa/contract/people/account-deletion'
import { deletesAt, hindrancesOf } from '@cambusa/domain/people/account-deletion'
import { toEuros } from '@cambusa/domain/money/money'
import { inTransaction } from '../../../platform/database/database.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { sendMail } from '../../mail/mail.ts'
import type { AccountNeeds } from '../account/account-needs.ts'
import { changeCredentials } from '../account/change-credentials.ts'
import { confirmedBy, confirmOwner } from '../account/confirm-owner.ts'
import { updateDeletionAsked, updateDeletionKept } from './delete-account.queries.ts'
import { findDeletionFacts, type DeletionRow } from './deletion-facts.queries.ts'

type Needs = Pick<AccountNeeds, 'config' | 'db' | 'now' | 'session'>

async function factsOf({ db, now, session: { userId } }: Needs): Promise<DeletionRow> {
  const facts = await findDeletionFacts(db, { userId, now })
  if (facts === undefined) throw refuse('response419')
  return facts
}

/** Whether the customer's account is to be deleted, and what has to be settled before. */
export async function viewOwnDeletion(call: Needs): Promise<AccountDeletion> {
  const facts = await factsOf(call)
  const { deletionAskedAt: askedAt } = facts
  return {
    askedAt: askedAt?.toISOString() ?? null,
    deletesAt: askedAt === null ? null : deletesAt(askedAt).toISOString(),
    confirmedBy: confirmedBy(call),
    hindrances: hindrancesOf(facts).map(({ kind, count, dueCents }) => ({
      kind,
      count,
      amount: toEuros(dueCents),
      orderId: kind === 'openOrders' ? facts.openOrderId : null,
    })),
    lostGifts: toEuros(facts.giftCents),
  }
}

/**
 * Has the customer's account deleted in 14 days, unless they keep it: all other sessions and every open link end at
 * once, and a mail says so. An account that is to be deleted already is answered as it is. Throws account.notDeletable,
 * password.wrong, account.loginNotFresh, field.wrong, request.tooMany.
 */
export async function askForDeletion(
  call: Needs,
  { password = '' }: { password?: string },
): Promise<AccountDeletion> {
  const facts = await factsOf(call)
  if (facts.deletionAskedAt !== null) return viewOwnDeletion(call)
  const { id: userId, credentialVersion: before } = await confirmOwner(call, password)
  if (hindrancesOf(facts).length > 0) throw refuse('account.notDeletable')
  const { db, config, now, session } = call
  await inTransaction(db, async (tx) => {
    const change = { userId, before, session }
    const asked = await changeCredentials(tx, change, (_tx, unchanged) =>
      updateDeletionAsked(tx, { ...unchanged, now }),
    )
    // Another call has asked, or changed the credentials: what is there now is answered.
    if (asked === undefined) return
    const { login: to, firstName } = asked
    const params = { firstName, deletesAt: deletesAt(now).toISOString() }
    await sendMail(tx, config, { kind: 'deletionAsked', to, userId, params }, now)
  })
  return viewOwnDeletion(call)
}

/** Keeps the customer's account; one that is not to be deleted stays as it is. */
export async function keepOwnAccount(call: Needs): Promise<AccountDeletion> {
  await updateDeletionKept(call.db, { userId: call.session.userId })
  return viewOwnDeletion(call)
}
