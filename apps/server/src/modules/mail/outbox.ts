import { randomUUID } from 'node:crypto'
import { MAILS_A_DAY, MAILS_AN_HOUR } from '@cambusa/domain/constants'
import { mailboxOf } from '@cambusa/domain/people/mailbox'
import * as Type from 'typebox'
import { countSilently, type CallLimit } from '../../platform/security/call-limits.ts'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { queuedJob, enqueueJob } from '../../platform/jobs/queued-jobs.ts'
import { isWantedMail } from './mail-choices.ts'
import { factsFor } from './mail-facts.ts'
import type { MailFacts } from './write-mail.ts'
import { insertMail } from './mail.queries.ts'
import type { Mail, MailKind, StrangersMailKind } from './mails/mail-kinds.ts'
import { writeMail } from './write-mail.ts'

/** Configuration that writing a mail needs. */
export type MailConfig = Pick<Platform['config'], 'shop' | 'shopUrl' | 'secret'>

/**
 * Pauses of about 1½, 3, 6 … 770 minutes: the last of eleven attempts comes 24 hours after the first
 * (docs/decisions/103).
 */
export const mailJob = queuedJob({
  name: 'send-mail',
  payload: Type.Object({ mailId: Type.Integer({ minimum: 1 }) }),
  shown: ['mailId'],
  tries: 11,
  firstPauseSeconds: 56,
  runSeconds: 90,
})

const HOUR = 3_600
const DAY = 86_400

/** One limit per mailbox over all kinds of mail, whoever causes them. */
const budgetOf = (email: string): CallLimit[] => [
  { kind: 'mailbox-hour', subject: mailboxOf(email), most: MAILS_AN_HOUR, seconds: HOUR },
  { kind: 'mailbox-day', subject: mailboxOf(email), most: MAILS_A_DAY, seconds: DAY },
]

/** Counts a mail that anybody can cause against the limit of its mailbox. Returns whether it may be sent. */
export const spendMailBudget = (tx: Db, email: string, now: Date): Promise<boolean> =>
  countSilently(tx, budgetOf(email), now)

/**
 * Like sendMail, for mails that anybody can cause, up to the limit of the mailbox; beyond it the mail is dropped, and
 * the caller is not told.
 */
export async function sendWithinBudget<Kind extends StrangersMailKind>(
  tx: Db,
  config: MailConfig,
  mail: Mail<Kind>,
  now: Date,
): Promise<void> {
  if (await spendMailBudget(tx, mail.to, now)) await keepMail(tx, config, mail, now)
}

/**
 * Writes a mail and puts it into the outbox, in the transaction of the change that it is about: it is sent once that is
 * committed, and never if it is rolled back. Its text is that of this moment, whenever it is sent. `facts` are what the
 * caller has read already. An optional mail that its recipient does not want is not written.
 */
export async function sendMail<Kind extends Exclude<MailKind, StrangersMailKind>>(
  tx: Db,
  config: MailConfig,
  mail: Mail<Kind>,
  now: Date,
  facts?: MailFacts,
): Promise<void> {
  if (await isWantedMail(tx, mail)) await keepMail(tx, config, mail, now, facts)
}

/** Puts a mail of any kind into the outbox, without checking the limit. */
export async function keepMail<Kind extends MailKind>(
  tx: Db,
  config: MailConfig,
  { kind, to, userId, params }: Mail<Kind>,
  now: Date,
  facts: MailFacts = {},
): Promise<void> {
  const messageId = `<${randomUUID()}@${new URL(config.shopUrl).hostname}>`
  const words = writeMail({ kind, params }, config, {
    ...(await factsFor(tx, config, { ...params })),
    ...facts,
  })
  const { id } = await insertMail(tx, {
    userId,
    kind,
    to,
    params: JSON.stringify(params),
    words: JSON.stringify(words),
    messageId,
    now,
  })
  await enqueueJob(tx, mailJob, { mailId: id }, `mail ${id}`)
}
