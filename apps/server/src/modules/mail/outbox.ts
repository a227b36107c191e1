import { randomUUID } from 'node:crypto'
import * as Type from 'typebox'
import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { errand, sendErrand } from '../../platform/errands.ts'
import { factsFor } from './mail-facts.ts'
import { insertMail } from './mail.queries.ts'
import type { Mail, MailKind } from './mails/mail-kinds.ts'
import { writeMail } from './write-mail.ts'

/** What a mail is written with. */
export type MailConfig = Pick<Platform['config'], 'shop' | 'shopUrl' | 'secret'>

/** Pauses of about 1½, 3, 6 … 770 minutes: the last of eleven tries comes 24 hours after the first (docs/decisions/103). */
export const mailErrand = errand({
  name: 'send-mail',
  payload: Type.Object({ mailId: Type.Integer({ minimum: 1 }) }),
  shown: ['mailId'],
  tries: 11,
  firstPauseSeconds: 56,
  runSeconds: 90,
})

/**
 * Writes a mail and puts it into the outbox, in the transaction of the act that it tells of: it is sent once that is
 * committed, and never was when it is rolled back. It says what is true there, whenever it is sent.
 */
export async function sendMail<Kind extends MailKind>(
  tx: Db,
  config: MailConfig,
  { kind, to, userId, params }: Mail<Kind>,
  now: Date,
): Promise<void> {
  const messageId = `<${randomUUID()}@${new URL(config.shopUrl).hostname}>`
  const words = writeMail({ kind, params }, config, await factsFor(tx, config, { ...params }))
  const { id } = await insertMail(tx, {
    userId,
    kind,
    to,
    params: JSON.stringify(params),
    words: JSON.stringify(words),
    messageId,
    now,
  })
  await sendErrand(tx, mailErrand, { mailId: id }, `mail ${id}`)
}
