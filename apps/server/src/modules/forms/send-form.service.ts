import { createHash } from 'node:crypto'
import type { FormDefinition, SentForm } from '@cambusa/contract/content/forms'
import {
  ATTACHMENTS_MAX,
  ATTACHMENTS_MAX_BYTES,
  attachmentType,
  FILES_IN_TEN_MINUTES,
  HEAD_BYTES,
  type ChosenFile,
} from '@cambusa/domain/content/attachments'
import {
  formProblems,
  FORM_YES,
  FORMS_AN_HOUR,
  senderOf,
  textOf,
  type FormField,
} from '@cambusa/domain/content/form-fields'
import { formMailTexts } from '@cambusa/messages/it/content/forms'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { checkFields, refuse, Refusal } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/http/context.ts'
import type { FormRow } from '../../platform/schema/form-messages.ts'
import { countCall, type CallLimit } from '../../platform/security/call-limits.ts'
import type { ContentSource } from '../content/content.ts'
import { sendMail, sendWithinBudget } from '../mail/mail.ts'
import type { FormFile } from '../../platform/uploads/form.task.ts'
import { agreedTo } from './consent-versions.ts'
import { findMessageOfNonce, insertAttachment, insertMessage } from './forms.queries.ts'
import { checkPace, hashOf, openedAt } from './nonce.ts'
import type { TypedForm } from './typed-form.ts'

type Needs = Pick<Platform, 'config' | 'db'> & { content: Pick<ContentSource, 'posts'> }

/** The versions of the pages that are agreed to, by field. */
type Versions = Readonly<Record<string, string>>

const TEN_MINUTES = 600
const HOUR = 3_600

/** A form as it was sent, and its definition. */
interface Sent {
  form: TypedForm
  definition: FormDefinition
  /** The caller's address. */
  ip: string
}

const chosen = ({ name, bytes }: FormFile): ChosenFile => ({
  name,
  size: bytes.length,
  head: bytes.subarray(0, HEAD_BYTES),
})

/** Throws the refusals of the first wrong fields; a file of a wrong type is named. */
function checkContent({ form: { values, files }, definition: { fields } }: Sent): void {
  const field = fields.find(({ kind }) => kind === 'attachments')?.name
  if (field === undefined && files.length > 0)
    throw refuse('request.malformed', { field: 'files', reason: malformedTexts.invalid }, { field: 'files' })
  const heads = files.map(chosen)
  const isFew = heads.length <= ATTACHMENTS_MAX
  const isSmall = heads.reduce((sum, { size }) => sum + size, 0) <= ATTACHMENTS_MAX_BYTES
  const refused = isFew && isSmall ? heads.find((head) => attachmentType(head) === undefined) : undefined
  const { [field ?? '']: ofFiles, ...problems } = formProblems(fields, values, heads)
  checkFields(problems)
  if (refused) throw refuse('form.fileRefused', { name: refused.name }, { field: field! })
  checkFields({ [field ?? '']: ofFiles })
}

function rowsOf({ form: { values, files }, definition: { fields } }: Sent, versions: Versions): FormRow[] {
  const said = ({ kind, name }: FormField) => {
    if (kind === 'attachments') return files.map((file) => file.name).join(', ')
    const text = textOf(values[name]).trim()
    if (kind !== 'consent' || text !== FORM_YES) return text
    const version = versions[name]
    return version === undefined ? formMailTexts.yes : formMailTexts.yesTo({ version })
  }
  return fields
    .map((field) => ({ name: field.name, label: field.label, value: said(field) }))
    .filter(({ value }) => value !== '')
}

/** The first word of the name of who writes; '' where the form has no field for it. */
function givenName({ form: { values }, definition: { fields } }: Sent): string {
  const field = fields.find(({ autocomplete }) => autocomplete === 'name')
  return field === undefined ? '' : (textOf(values[field.name]).trim().split(/\s+/)[0] ?? '')
}

const byName = (values: TypedForm['values']) =>
  Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Everything that was sent but the nonce. */
function contentHash({ formId, values, files }: TypedForm): Buffer {
  const hash = createHash('sha256').update(JSON.stringify([formId, byName(values)]))
  for (const { name, bytes } of files) hash.update(JSON.stringify([name, bytes.length])).update(bytes)
  return hash.digest()
}

/** The limit is reached when, with `more` further ones, there would be too many. */
const limitsOf = (limit: CallLimit, more: number): CallLimit[] =>
  Array.from({ length: more }, () => ({ ...limit, most: limit.most - more + 1 }))

async function count(
  tx: Db,
  limits: CallLimit[],
  now: Date,
  code: 'form.manyFiles' | 'form.manyMessages',
): Promise<void> {
  if (limits.length === 0) return
  await countCall(tx, limits, now).catch((error: unknown) => {
    if (error instanceof Refusal && error.params && 'seconds' in error.params)
      throw refuse(code, { seconds: error.params.seconds })
    throw error
  })
}

async function keep(
  tx: Db,
  { config }: Needs,
  sent: Sent & { versions: Versions },
  now: Date,
): Promise<number | undefined> {
  const { form, definition, ip, versions } = sent
  const rows = rowsOf(sent, versions)
  const email = senderOf(definition.fields, form.values)
  const { title } = definition
  const message = { formId: form.formId, title, senderEmail: email, rows: JSON.stringify(rows), now }
  const hashes = { nonceHash: hashOf(form.nonce), contentHash: contentHash(form) }
  const stored = await insertMessage(tx, { ...message, ...hashes })
  if (stored === undefined) return undefined
  const files: CallLimit = {
    kind: 'form-files',
    subject: ip,
    most: FILES_IN_TEN_MINUTES,
    seconds: TEN_MINUTES,
  }
  const messages: CallLimit = { kind: 'form-messages', subject: ip, most: FORMS_AN_HOUR, seconds: HOUR }
  await count(tx, limitsOf(messages, 1), now, 'form.manyMessages')
  await count(tx, limitsOf(files, form.files.length), now, 'form.manyFiles')
  const { id } = stored
  for (const [place, file] of form.files.entries())
    await insertAttachment(tx, {
      messageId: id,
      place,
      fileName: file.name,
      contentType: attachmentType(chosen(file)) ?? '',
      content: Buffer.from(file.bytes),
    })
  const firstName = givenName(sent)
  const params = {
    formMessageId: id,
    firstName,
    title,
    email,
    rows: rows.map(({ label, value }) => ({ label, value })),
  }
  const { email: shopEmail } = config.shop.contacts
  await sendMail(tx, config, { kind: 'formMessage', to: shopEmail, userId: null, params }, now)
  if (email !== '')
    await sendWithinBudget(tx, config, { kind: 'formCopy', to: email, userId: null, params }, now)
  return id
}

/** The message that the nonce has already. Throws form.sentBefore if that was another one. */
async function sentBefore(db: Db, form: TypedForm): Promise<number | undefined> {
  const known = await findMessageOfNonce(db, { nonceHash: hashOf(form.nonce) })
  if (known === undefined) return undefined
  if (!known.contentHash.equals(contentHash(form))) throw refuse('form.sentBefore')
  return known.id
}

/**
 * Keeps a message and puts its mails into the outbox, in one transaction; sent again, it is the same message. Throws
 * form.tooOld, form.sentBefore, form.trapped, form.tooFast, field.wrong, form.fileRefused, consent.textChanged,
 * form.manyMessages, form.manyFiles.
 */
export async function sendForm(needs: Needs, sent: Sent, now: Date): Promise<SentForm> {
  const { form, definition } = sent
  const opened = openedAt(needs.config, form.formId, form.nonce, now)
  const before = await sentBefore(needs.db, form)
  const { done } = definition
  if (before !== undefined) return { number: before, done }
  if (form.trap !== '') throw refuse('form.trapped')
  checkPace(opened, now)
  checkContent(sent)
  const versions = await agreedTo(needs.content, definition, form)
  const number = await inTransaction(needs.db, (tx) => keep(tx, needs, { ...sent, versions }, now))
  // Its twin was faster.
  return { number: number ?? (await sentBefore(needs.db, form))!, done }
}
