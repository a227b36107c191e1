import { formMailTexts as texts } from '@cambusa/messages/it/content/forms'
import { greetingOf } from './greeting.ts'
import type { MailBody } from './mail-content.ts'
import type { MailedForm } from './mail-kinds.ts'

/** Values up to this length are cells of a table, longer ones paragraphs. */
const CELL_SIGNS = 80

const isLong = ({ value }: MailedForm['rows'][number]) => value.length > CELL_SIGNS || value.includes('\n')

const longTexts = (rows: MailedForm['rows']): string[] =>
  rows
    .filter(isLong)
    .flatMap(({ label, value }) => [`${label}:`, ...value.split('\n').filter((line) => line.trim() !== '')])

const shortTable = (rows: MailedForm['rows']) => {
  const short = rows.filter((row) => !isLong(row))
  return short.length === 0 ? {} : { tables: [{ rows: short }] }
}

const formMessage: MailBody<'formMessage'> = ({ formMessageId, title, email, rows }) => ({
  subject: texts.shopSubject({ title, number: formMessageId }),
  greeting: texts.shopGreeting,
  before: [texts.shopText],
  ...shortTable(rows),
  after: [...longTexts(rows), email === '' ? texts.shopNoEmail : texts.shopAnswer({ email })],
})

const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.[a-z]{2,24}\/\S*/giu

/** Anybody can have a copy sent to anybody: without links it is no use for an advertisement. */
const withoutLinks = (rows: MailedForm['rows']) =>
  rows.map(({ label, value }) => ({ label, value: value.replace(WEB_ADDRESS, texts.link) }))

const formCopy: MailBody<'formCopy'> = ({ formMessageId, firstName, rows }, { shop }) => ({
  subject: texts.copySubject({ shop: shop.name, number: formMessageId }),
  greeting: greetingOf(firstName),
  before: [texts.copyText],
  ...shortTable(withoutLinks(rows)),
  after: [...longTexts(withoutLinks(rows)), texts.copyNotYou],
})

/** Mails about a message of a form. */
export const formMails = { formMessage, formCopy }
