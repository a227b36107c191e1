import type { Platform } from '../../platform/http/context.ts'
import { countCall, type CallLimit } from '../../platform/security/call-limits.ts'
import { inStep, inTransaction, type Db } from '../../platform/database/database.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { findPendingEmail, issueLink, revokeOlderLinks } from '../links/links.ts'
import { keepMail, spendMailBudget } from './outbox.ts'

/** Whom a mail with a link goes to. */
interface Addressee {
  id: number
  firstName: string
  login: string
}

/** The mails with a link that anybody may ask for, for any e-mail, and what their links are for. */
const PURPOSE_OF = { verify: 'verify', passwordReset: 'reset' } as const

interface Asked {
  kind: keyof typeof PURPOSE_OF
  /** What was typed. */
  email: string
  limits: readonly CallLimit[]
  /** The customer who gets the mail; undefined: nobody does. */
  find: (tx: Db) => Promise<Addressee | undefined>
}

/** Of nobody: no customer has it. */
const NOBODY = 0

/**
 * Sends a mail with a link to the customer of an e-mail, if there is one to whom it goes and the budget of the mailbox lasts,
 * and counts the call. If not the same work is done and taken back, and the count is committed as it is for others: an answer
 * without it would come visibly sooner, and tell which e-mails have an account. Without a mail no earlier link ends. With a
 * key it is done once. Throws request.tooMany, request.keyReused (409).
 */
export async function sendLink(
  call: Pick<Platform, 'db' | 'config'> & { now: Date; requestKey: RequestKey | undefined },
  { kind, email, limits, find }: Asked,
): Promise<void> {
  const { db, config, now } = call
  const purpose = PURPOSE_OF[kind]
  await once<null>(call, (keep) =>
    inTransaction(db, async (tx) => {
      await countCall(tx, limits, now)
      const customer = await find(tx)
      await inStep(tx, async () => {
        // Taken back as well where no mail goes: what reaches nobody uses up nothing.
        const isWithinBudget = await spendMailBudget(tx, email, now)
        if (customer === undefined || !isWithinBudget) {
          await revokeOlderLinks(tx, { userId: NOBODY, purpose, email, kept: 0, now })
          await findPendingEmail(tx, { userId: NOBODY, now })
          const params = { firstName: '', linkId: 0 }
          await keepMail(tx, config, { kind, to: email, userId: null, params }, now)
          return 'undo'
        }
        const { id: userId, firstName, login: to } = customer
        const linkId = await issueLink(tx, config, { userId, purpose, email: to }, now)
        await keepMail(tx, config, { kind, to, userId, params: { firstName, linkId } }, now)
        return 'keep'
      })
      return keep(tx, null)
    }),
  )
}
