import { setTimeout as wait } from 'node:timers/promises'
import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { errandWork, HopelessErrand, type ErrandWork, type SentErrand } from '../../platform/errands.ts'
import { giftCodesOf } from '../gift-codes/gift-codes.ts'
import { linkOf } from '../links/links.ts'
import { openBusyMeter } from './busy-meter.ts'
import { findMail, updateMailDropped, updateMailSent, updateMailTried } from './mail.queries.ts'
import { findOrderInMail } from './order-in-mail.queries.ts'
import { mailErrand } from './outbox.ts'
import { openPost, type Post } from './post.ts'
import { readRefusal } from './refused-mail.ts'
import { renderMail, type MailSecrets } from './render-mail.ts'

type Needs = { config: Platform['config']; db: Db; post: Post }

/** While the process is busy selling, mails take a twentieth of its time at most: nobody waits at the till for them. */
const PAUSE_WHILE_BUSY = 20

/** What the shop does with a mail of the outbox. */
export function mailWork({ config, database }: Pick<Platform, 'config' | 'database'>): ErrandWork {
  const { db } = database.patient
  let post: Post | undefined
  const isBusy = openBusyMeter()
  return errandWork(mailErrand, async ({ mailId }, sent) => {
    const startedAt = performance.now()
    await deliverMail({ config, db, post: (post ??= openPost(config)) }, mailId, sent)
    const tookMs = performance.now() - startedAt
    if (isBusy()) await wait(tookMs * PAUSE_WHILE_BUSY, undefined, { ref: false })
  })
}

/**
 * Renders a mail of the outbox and hands it over, once: one that was sent is left alone, and of one whose process died
 * between sending and noting it the repeat has the same Message-ID. A mail that is of no use any more is not sent.
 * Throws while it did not go; a HopelessErrand where no further try would help.
 */
export async function deliverMail(
  { config, db, post }: Needs,
  mailId: number,
  { now, isLastTry }: Pick<SentErrand, 'now' | 'isLastTry'>,
): Promise<void> {
  const mail = await findMail(db, { id: mailId })
  if (mail === undefined || mail.sentAt !== null) return
  const { id, kind, params, recipient: to, messageId } = mail
  const secrets = await secretsOf(db, config, params, now)
  if ('useless' in secrets) {
    await updateMailDropped(db, { id, now, reason: secrets.useless })
    return
  }
  const rendered = renderMail({ kind, params }, config, secrets)
  try {
    await post({ ...rendered, id, kind, to, messageId })
  } catch (error) {
    const { reason, isFinal } = readRefusal(error, to)
    await updateMailTried(db, { id, reason, failedAt: isFinal || isLastTry ? now : null })
    throw isFinal ? new HopelessErrand(reason) : new Error(reason)
  }
  await updateMailSent(db, { id, now })
}

/**
 * What a mail tells that its row only names: the secret of its link, the codes of its gift certificates, its order. `useless` says
 * why it is of no use any more; `now` is null where it was sent already and is only shown.
 */
export async function secretsOf(
  db: Db,
  config: Platform['config'],
  { linkId, giftOrderId, orderId }: Record<string, unknown>,
  now: Date | null,
): Promise<MailSecrets | { useless: string }> {
  if (typeof linkId === 'number') {
    const link = await linkOf(db, config, linkId)
    const isOpen = link !== undefined && (now === null || link.isOpenAt(now))
    return isOpen ? { link } : { useless: 'its link is used, revoked or too old' }
  }
  if (typeof giftOrderId === 'number') {
    const gifts = await giftCodesOf(db, config, giftOrderId)
    return gifts.length > 0 ? { gifts } : { useless: 'its gift certificates were taken back' }
  }
  if (typeof orderId === 'number') {
    const order = await findOrderInMail(db, { orderId })
    return order === undefined ? { useless: 'its order is gone' } : { order }
  }
  return {}
}
