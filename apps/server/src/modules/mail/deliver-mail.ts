import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  queuedJobWork,
  PermanentFailure,
  type QueuedJobWork,
  type QueuedJobRun,
} from '../../platform/jobs/queued-jobs.ts'
import type { MailWords } from '../../platform/schema/mail-words.ts'
import { openBusyMeter } from './busy-meter.ts'
import { factsFor, secretsFor } from './mail-facts.ts'
import {
  findMail,
  updateMailDropped,
  updateMailSent,
  updateMailTried,
  updateMailWords,
} from './mail.queries.ts'
import { mailJob } from './outbox.ts'
import { openPost, type Post } from './post.ts'
import { formInMail } from './form-in-mail.ts'
import { readRefusal } from './refused-mail.ts'
import { renderMail } from './render-mail.ts'
import { writeMail } from './write-mail.ts'

type Needs = { config: Platform['config']; db: Db; post: Post }

/** While the process is busy, mails take at most a twentieth of its time, so that shoppers do not wait for them. */
const PAUSE_WHILE_BUSY = 20
/** A mail that a slow mail server took long to accept is no reason to keep the next one for a minute. */
const LONGEST_PAUSE_MS = 5_000

/** The worker of queued mails. */
export function mailWork({ config, database }: Pick<Platform, 'config' | 'database'>): QueuedJobWork {
  const { db } = database.patient
  let post: Post | undefined
  const isBusy = openBusyMeter()
  return queuedJobWork(mailJob, async ({ mailId }, sent) => {
    const startedAt = performance.now()
    await deliverMail({ config, db, post: (post ??= openPost(config)) }, mailId, sent)
    const tookMs = performance.now() - startedAt
    if (isBusy()) await wait(Math.min(tookMs * PAUSE_WHILE_BUSY, LONGEST_PAUSE_MS), undefined, { ref: false })
  })
}

/**
 * Sends a mail of the outbox as it was written, once: one that was sent is skipped; if the process died after sending
 * it, it is sent again with the same Message-ID. A mail that is no longer of use is not sent. Throws if sending failed;
 * a PermanentFailure if retrying is useless.
 */
export async function deliverMail(
  { config, db, post }: Needs,
  mailId: number,
  { now, isLastTry }: Pick<QueuedJobRun, 'now' | 'isLastTry'>,
): Promise<void> {
  const mail = await findMail(db, { id: mailId })
  // Without a recipient: its account was deleted before it was sent (forget-mails.queries.ts).
  if (mail === undefined || mail.sentAt !== null || mail.recipient === '') return
  const { id, kind, params, recipient: to, messageId } = mail
  const secrets = await secretsFor(db, config, params, now)
  if ('useless' in secrets) {
    await updateMailDropped(db, { id, now, reason: secrets.useless })
    return
  }
  const words = mail.words ?? (await writeNow({ config, db }, mail))
  const rendered = renderMail(words, config, secrets)
  try {
    await post({ ...rendered, ...(await formInMail(db, mail)), id, kind, to, messageId })
  } catch (error) {
    const { reason, isFinal } = readRefusal(error, to)
    await updateMailTried(db, { id, reason, failedAt: isFinal || isLastTry ? now : null })
    throw isFinal ? new PermanentFailure(reason) : new Error(reason)
  }
  await updateMailSent(db, { id, now })
}

/** Writes and stores the text of a mail that was put into the outbox by a version before 0020. */
async function writeNow(
  { config, db }: Omit<Needs, 'post'>,
  { id, kind, params }: { id: number; kind: string; params: Record<string, unknown> },
): Promise<MailWords> {
  const words = writeMail({ kind, params }, config, await factsFor(db, config, params))
  await updateMailWords(db, { id, words: JSON.stringify(words) })
  return words
}
