import { randomUUID } from 'node:crypto'
import * as Type from 'typebox'
import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { errand, sendErrand } from '../../platform/errands.ts'
import { insertMail } from './mail.queries.ts'
import type { Mail, MailKind } from './mail-kinds.ts'

/** Pauses of 1, 2, 4 … minutes: the last of eleven tries comes after some 24 hours (docs/decisions/103). */
export const mailErrand = errand({
  name: 'send-mail',
  payload: Type.Object({ mailId: Type.Integer({ minimum: 1 }) }),
  shown: ['mailId'],
  tries: 11,
  firstPauseSeconds: 60,
})

/** A name of ours for the Message-ID: the shop's address, never one that a caller sent. */
const domainOf = ({ publicUrl }: Platform['config']): string =>
  publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname

/**
 * Puts a mail into the outbox, in the transaction of the act that it tells of: it is sent once that is committed, and never
 * was when it is rolled back.
 */
export async function sendMail<Kind extends MailKind>(
  tx: Db,
  config: Platform['config'],
  { kind, to, userId, params }: Mail<Kind>,
  now: Date,
): Promise<void> {
  const messageId = `<${randomUUID()}@${domainOf(config)}>`
  const { id } = await insertMail(tx, { userId, kind, to, params: JSON.stringify(params), messageId, now })
  await sendErrand(tx, mailErrand, { mailId: id }, `mail ${id}`)
}
