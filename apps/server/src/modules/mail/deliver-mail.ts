import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { errandWork, HopelessErrand, type ErrandWork, type SentErrand } from '../../platform/errands.ts'
import { linkOf } from '../links/links.ts'
import { findMail, updateMailDropped, updateMailSent, updateMailTried } from './mail.queries.ts'
import { findOrderInMail } from './order-in-mail.queries.ts'
import { mailErrand } from './outbox.ts'
import { openPost, type Post } from './post.ts'
import { readRefusal } from './refused-mail.ts'
import { renderMail } from './render-mail.ts'

type Needs = { config: Platform['config']; db: Db; post: Post }

/** What the shop does with a mail of the outbox. */
export function mailWork({ config, database }: Pick<Platform, 'config' | 'database'>): ErrandWork {
  const { db } = database.patient
  let post: Post | undefined
  return errandWork(mailErrand, ({ mailId }, sent) =>
    deliverMail({ config, db, post: (post ??= openPost(config)) }, mailId, sent),
  )
}

/**
 * Renders a mail of the outbox and hands it over, once: one that was sent is left alone, and of one whose process died
 * between sending and noting it the repeat has the same Message-ID. A mail whose link is of no use any more is not sent.
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
  const link = await linkIn(db, config, params)
  if (link !== 'none' && link?.isOpenAt(now) !== true) {
    await updateMailDropped(db, { id, now, reason: 'its link is used, revoked or too old' })
    return
  }
  const order = await orderIn(db, params)
  if (order === 'gone') {
    await updateMailDropped(db, { id, now, reason: 'its order is gone' })
    return
  }
  const rendered = renderMail({ kind, params }, config, { link: link === 'none' ? undefined : link, order })
  try {
    await post({ ...rendered, id, kind, to, messageId })
  } catch (error) {
    const { reason, isFinal } = readRefusal(error, to)
    await updateMailTried(db, { id, reason, failedAt: isFinal || isLastTry ? now : null })
    throw isFinal ? new HopelessErrand(reason) : new Error(reason)
  }
  await updateMailSent(db, { id, now })
}

/** The link that a mail names, undefined where it is gone; 'none' for a mail without. */
export async function linkIn(db: Db, config: Platform['config'], params: Record<string, unknown>) {
  return typeof params.linkId === 'number' ? linkOf(db, config, params.linkId) : 'none'
}

/** The order that a mail names, as it is now; undefined for a mail without. */
export async function orderIn(db: Db, params: Record<string, unknown>) {
  if (typeof params.orderId !== 'number') return undefined
  return (await findOrderInMail(db, { orderId: params.orderId })) ?? 'gone'
}
