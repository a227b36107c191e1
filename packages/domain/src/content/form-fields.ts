import { isBlank } from '../text/blank.ts'
import { emailRule } from '../people/email.ts'
import type { FieldCode } from '../people/field-code.ts'
import { dateRule } from '../people/field-rules.ts'
import { phoneRule } from '../people/phone.ts'
import { filesProblem, type ChosenFile } from './attachments.ts'

export const FIELD_KINDS = [
  'text',
  'longText',
  'email',
  'phone',
  'select',
  'radios',
  'checkboxes',
  'date',
  'attachments',
  'consent',
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** Characters of a field where its definition names no smaller number. */
const TEXT_MAX = 200
const LONG_TEXT_MAX = 4_000

/** How long a form may be open before it is sent. */
export const FORM_OPEN_HOURS = 12
/** Nobody fills in and sends a form faster. */
export const FORM_LEAST_SECONDS = 3
/** Messages from one address of the network. */
export const FORMS_AN_HOUR = 5
/** Months after which a message is deleted. */
export const FORM_KEPT_MONTHS = 12

/** A field of a form, as the content defines it. */
export interface FormField {
  name: string
  kind: FieldKind
  label: string
  hint?: string
  required?: boolean
  /** Characters, of text and longText. */
  max?: number
  /** Of select, radios and checkboxes. */
  options?: readonly string[]
  /** The browser's name for what it may fill in (HTML autocomplete). */
  autocomplete?: string
  /** Of a consent: the name of the page that it is about. */
  page?: string
}

/** What was typed, by field; chosen options are a list, a given consent is FORM_YES. */
export type FormValues = Readonly<Record<string, string | readonly string[] | undefined>>
export const FORM_YES = 'on'

export const mostSigns = ({ kind, max }: FormField): number =>
  Math.min(max ?? Infinity, kind === 'longText' ? LONG_TEXT_MAX : TEXT_MAX)

const listOf = (value: FormValues[string]): readonly string[] =>
  typeof value === 'string' ? [value].filter((one) => one !== '') : (value ?? [])

/** The text of a field; that of options joined. */
export const textOf = (value: FormValues[string]): string => listOf(value).join(', ')

function ownRule(field: FormField, value: FormValues[string]): FieldCode | undefined {
  const text = textOf(value)
  switch (field.kind) {
    case 'email':
      return emailRule(text.trim())
    case 'phone':
      return phoneRule(text)
    case 'date':
      return dateRule(text)
    case 'select':
    case 'radios':
      return listOf(value).length === 1 && field.options?.includes(text) ? undefined : 'formChoice'
    case 'checkboxes':
      return listOf(value).every((one) => field.options?.includes(one)) ? undefined : 'formChoice'
    case 'consent':
      return text === FORM_YES ? undefined : 'consent'
    case 'attachments':
    case 'longText':
    case 'text':
      return [...text].length <= mostSigns(field) ? undefined : 'formTextLength'
  }
}

/** What is wrong with a field, by the rules of specification §5; undefined: nothing. */
export function formFieldProblem(
  field: FormField,
  value: FormValues[string],
  files: readonly ChosenFile[] = [],
): FieldCode | undefined {
  if (field.kind === 'attachments') {
    if (files.length > 0) return filesProblem(files)
    return field.required ? 'required' : undefined
  }
  if (isBlank(textOf(value))) {
    if (!field.required) return undefined
    return field.kind === 'consent' ? 'consent' : 'required'
  }
  return ownRule(field, value)
}

/** What is wrong, by field in the order of the form. All attachments of a form count for its field of that kind. */
export const formProblems = (
  fields: readonly FormField[],
  values: FormValues,
  files: readonly ChosenFile[],
): Record<string, FieldCode | undefined> =>
  Object.fromEntries(fields.map((field) => [field.name, formFieldProblem(field, values[field.name], files)]))

/** The e-mail that a copy goes to, and that the shop answers: that of the first field of this kind; '' for none. */
export function senderOf(fields: readonly FormField[], values: FormValues): string {
  const field = fields.find(({ kind }) => kind === 'email')
  return field === undefined ? '' : textOf(values[field.name]).trim()
}
