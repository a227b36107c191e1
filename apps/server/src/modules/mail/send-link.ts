import type { Platform } from '../../platform/http/context.ts'
import { countCall, type CallLimit } from '../../platform/security/call-limits.ts'
import { inStep, inTransaction, type Db } from '../../platform/database/database.ts'
import { once } from '../../platform/idempotency/once.ts'
import type { RequestKey } from '../../platform/idempotency/request-key.ts'
import { findPendingEmail, issueLink, revokeOlderLinks } from '../links/links.ts'
import { keepMail, spendMailBudget } from './outbox.ts'

/** The recipient of a mail with a link. */
interface Addressee {
  id: number
  firstName: string
  login: string
}

/** Mails with a link that anybody may request for any e-mail, and the purpose of their links. */
const PURPOSE_OF = { verify: 'verify', passwordReset: 'reset' } as const

interface Asked {
  kind: keyof typeof PURPOSE_OF
  /** The e-mail as typed. */
  email: string
  limits: readonly CallLimit[]
  /** The customer who gets the mail; undefined: nobody. */
  find: (tx: Db) => Promise<Addressee | undefined>
}

/** An id that no customer has. */
const NOBODY = 0

/**
 * Sends a mail with a link to the customer of an e-mail, if there is one who should get it and the limit of the mailbox
 * allows it, and counts the call. Otherwise the same statements run and are rolled back to a savepoint, while the count
 * is committed: a faster answer would reveal which e-mails have an account. Without a mail no earlier link is revoked.
 * Done once per request key. Throws request.tooMany, request.keyReused (409).
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
        // Rolled back too if no mail is sent: then the limit is not used up.
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
