import { askedBefore, hindrancesOf } from '@cambusa/domain/people/account-deletion'
import { USER_TYPE } from '@cambusa/domain/people/roles'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/http/context.ts'
import { forgetSignIns } from '../../auth/auth.ts'
import { clearBoughtCarts, removeOpenCarts } from '../../cart/cart.ts'
import { forgetReceivers } from '../../fulfilment/fulfilment.ts'
import { forgetCardsOf } from '../../gateways/gateways.ts'
import { removeLinksOf } from '../../links/links.ts'
import { forgetMailsOf, forgetMailsOfDeleted, removeMailChoices, sendMail } from '../../mail/mail.ts'
import { forgetPersonInOrders } from '../../orders/orders.ts'
import { revokeMandatesOfLast } from '../../payments/payments.ts'
import { removePersonalRows } from '../account/personal-rows.queries.ts'
import { findCardForUpdate } from '../registration/store-cards.queries.ts'
import {
  blockOwnCard,
  clearAccount,
  clearAddresses,
  listLatelyDeleted,
  lockToDelete,
} from './delete-account.queries.ts'
import { findDeletionFacts, listToDelete } from './deletion-facts.queries.ts'

type Needs = Pick<Platform, 'config' | 'db'> & {
  /** Forgets whom identity providers know the customer as. */
  forgetProvided: (tx: Db, customer: { userId: number }) => Promise<unknown>
  /** Ends what the customer sent for approval, and forgets them as a colleague. */
  forgetColleague: (tx: Db, customer: { userId: number }, now: Date) => Promise<unknown>
}

const BATCH = 100
const DAY_MS = 86_400_000
/** Longer than any call that was under way when an account was deleted. */
const LATELY_MS = 2 * DAY_MS

/** Rolls a deletion back: something has become open meanwhile. */
class StillOpen extends Error {}

/** Everything personal outside the account and its orders. */
async function removePersonal(tx: Db, userId: number, now: Date): Promise<void> {
  await forgetReceivers(tx, { userId })
  await clearBoughtCarts(tx, { userId })
  await removePersonalRows(tx, { userId })
  await clearAddresses(tx, { userId, now })
  await removeLinksOf(tx, { userId })
  await removeMailChoices(tx, { userId })
}

/**
 * Deletes one account in one transaction, so that a crash leaves all or nothing. Carts are locked before the customer,
 * as everywhere; the customer's lock makes an order that is being placed come before, and then the account stays, or
 * after, and then it is refused. Throws StillOpen.
 */
async function deleteAccount(
  tx: Db,
  { config, forgetProvided, forgetColleague }: Needs,
  userId: number,
  now: Date,
): Promise<void> {
  await forgetSignIns(tx, { userId, now })
  await forgetProvided(tx, { userId })
  await forgetColleague(tx, { userId }, now)
  await removeOpenCarts(tx, userId)
  const account = await lockToDelete(tx, { userId, askedBefore: askedBefore(now) })
  if (account === undefined) throw new StillOpen()
  const facts = await findDeletionFacts(tx, { userId, now })
  if (facts === undefined || hindrancesOf(facts).length > 0) throw new StillOpen()
  await revokeMandatesOfLast(tx, { userId, now })
  await forgetPersonInOrders(tx, { userId })
  await forgetCardsOf(tx, userId, now)
  await removePersonal(tx, userId, now)
  await forgetMailsOf(tx, { userId, now })
  const { login: to, firstName, storeCard } = account
  await clearAccount(tx, { userId, now })
  if (storeCard !== null) await blockOwnCard(tx, { code: storeCard, privateType: USER_TYPE.private })
  await sendMail(tx, config, { kind: 'accountDeleted', to, userId, params: { firstName } }, now)
}

async function tryDeleting(
  needs: Needs,
  { id, storeCard }: { id: number; storeCard: string | null },
  now: Date,
) {
  try {
    await inTransaction(needs.db, async (tx) => {
      // The card first, because a registration locks it first.
      if (storeCard !== null) await findCardForUpdate(tx, { code: storeCard })
      await deleteAccount(tx, needs, id, now)
    })
    return 1
  } catch (error) {
    if (error instanceof StillOpen) return 0
    throw error
  }
}

/**
 * The nightly job: deletes the accounts whose 14 days to change one's mind are over (decision 211). One with something
 * open stays until the next night. Also clears what a call wrote that was under way at the deletion, and the mails that
 * said so, once they are sent. Running it twice, or in several processes, changes nothing. Returns how many were
 * deleted.
 */
export async function deleteAskedAccounts(needs: Needs, now: Date): Promise<number> {
  const { db } = needs
  let deleted = 0
  let after = 0
  for (;;) {
    const due = await listToDelete(db, { askedBefore: askedBefore(now), after, most: BATCH })
    for (const account of due) deleted += await tryDeleting(needs, account, now)
    if (due.length < BATCH) break
    after = due.at(-1)?.id ?? after
  }
  for (const { id: userId } of await listLatelyDeleted(db, { since: new Date(now.getTime() - LATELY_MS) }))
    await inTransaction(db, async (tx) => {
      await removeOpenCarts(tx, userId)
      await removePersonal(tx, userId, now)
    })
  await forgetMailsOfDeleted(db, {})
  return deleted
}
