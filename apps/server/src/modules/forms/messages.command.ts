import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { formCommandTexts as texts } from '@cambusa/messages/it/content/forms'
import { operatorTexts } from '@cambusa/messages/it/operator/operator'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import type { CommandContext } from '../../platform/process/command.ts'
import { takeConsent } from '../../platform/process/operator-consent.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { listAttachments, listMessages, removeMessage } from './forms.queries.ts'

type Message = Awaited<ReturnType<typeof listMessages>>[number]

const AT_ONCE = 200
const NUMBER = /^[1-9]\d{0,14}$/

/** Messages, oldest first, in parts. */
async function* allMessages(db: Db, formId: string | null): AsyncGenerator<Message> {
  for (let after = 0; ;) {
    const some = await listMessages(db, { formId, id: null, after, most: AT_ONCE })
    yield* some
    const last = some.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

const lineOf = ({ id, createdAt, title, senderEmail, files }: Message) =>
  texts.line({ number: id, at: formatDateTime(createdAt), title, email: senderEmail, files })

const wholeText = (message: Message) =>
  [lineOf(message), ...message.rows.map(({ label, value }) => `${label}: ${value}`)].join('\n')

async function sayList(db: Db, formId: string | null): Promise<void> {
  let isEmpty = true
  for await (const message of allMessages(db, formId)) {
    isEmpty = false
    console.log(lineOf(message))
  }
  if (isEmpty) console.log(texts.none)
}

async function sayOne(db: Db, number: string): Promise<void> {
  const [message] = await listMessages(db, { formId: null, id: Number(number), after: 0, most: 1 })
  if (message === undefined) throw new StartupError(texts.unknown({ number }))
  console.log(wholeText(message))
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    throw new StartupError(texts.folderFull({ folder }))
  }
}

/** A text and the attachments for each message; readable by their owner only. */
async function exportAll(db: Db, folder: string, actor: string, now: Date): Promise<void> {
  makeFolder(folder)
  const mode = 0o600
  let count = 0
  for await (const message of allMessages(db, null)) {
    writeFileSync(join(folder, `${message.id}.txt`), `${wholeText(message)}\n`, { mode })
    const files = await listAttachments(db, { messageId: message.id })
    for (const [place, { fileName, content }] of files.entries())
      writeFileSync(join(folder, `${message.id}-${place + 1}-${fileName}`), content, { mode })
    count += 1
  }
  await writeAudit(db, { actor, act: 'messages.export', subject: 'all', details: { count } }, now)
  console.log(texts.exported({ count, folder }))
}

async function remove(db: Db, number: string, actor: string, now: Date): Promise<void> {
  const id = Number(number)
  const removed = await inTransaction(db, async (tx) => {
    const row = await removeMessage(tx, { id })
    if (row) await writeAudit(tx, { actor, act: 'messages.delete', subject: number, details: {} }, now)
    return row
  })
  if (removed === undefined) throw new StartupError(texts.unknown({ number }))
  console.log(texts.deleted({ number: id }))
}

/** `npm run messages -- …`: see the usage. Exports and deletions are in the audit log. Throws StartupError. */
export async function runMessagesCommand({ args, database }: CommandContext): Promise<void> {
  const { consent, rest } = takeConsent(args)
  const { db } = database
  const [name, subject, ...more] = rest
  if (more.length > 0) throw new StartupError(texts.usage)
  if (name === 'list') return sayList(db, subject ?? null)
  if (subject === undefined) throw new StartupError(texts.usage)
  const isNumber = NUMBER.test(subject)
  if (name === 'show' && isNumber) return sayOne(db, subject)
  const isChange = name === 'export' || (name === 'delete' && isNumber)
  if (!isChange) throw new StartupError(texts.usage)
  if (consent.isDryRun) return console.log(operatorTexts.dryRun)
  const now = new Date()
  if (name === 'export') return exportAll(db, resolve(subject), consent.actor, now)
  return remove(db, subject, consent.actor, now)
}
