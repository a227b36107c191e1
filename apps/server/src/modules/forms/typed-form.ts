import { fieldPart, FORM_ACTION, FORM_PARTS, versionPart } from '@cambusa/domain/content/form-parts'
import { malformedTexts } from '@cambusa/messages/it/malformed'
import { isDeeper } from '../../platform/http/json-bodies.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { checkStorable } from '../../platform/http/storable-input.ts'
import type { FormFile, FormParts } from '../../platform/uploads/form.task.ts'

/** A form as it was sent. */
export interface TypedForm {
  formId: string
  nonce: string
  /** What is in the field that people do not see. */
  trap: string
  /** By the names of fields; nothing says yet whether the form has them. */
  values: Record<string, string[]>
  files: FormFile[]
  /** Of the pages that consents are about, as they were shown, by field. */
  versions: Record<string, string>
}

const MOST_DEPTH = 4
const FIELD = /^formData\[fields\]\[([a-z][a-z0-9_]{0,39})\](?:\[\])?$/
const VERSION = /^formData\[versions\]\[([a-z][a-z0-9_]{0,39})\]$/

const malformed = (field: string) =>
  refuse('request.malformed', { field, reason: malformedTexts.unreadable }, { field })

const isText = (value: unknown): value is string => typeof value === 'string'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The parts that one part `formData` in JSON stands for: {"id", "website", "fields": {name: text or
 * texts}, "versions": {name: text}}.
 */
function partsOfJson(text: string): (readonly [string, string])[] {
  if (isDeeper(text, MOST_DEPTH)) throw malformed('formData')
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw malformed('formData')
  }
  if (!isObject(read)) throw malformed('formData')
  const { id, website, fields, versions } = read
  const typed = Object.entries(isObject(fields) ? fields : {}).flatMap(([name, value]) =>
    [value].flat().map((one) => [fieldPart(name), one] as const),
  )
  const shown = Object.entries(isObject(versions) ? versions : {}).map(
    ([name, version]) => [versionPart(name), version] as const,
  )
  const all = [[FORM_PARTS.id, id] as const, [FORM_PARTS.trap, website ?? ''] as const, ...typed, ...shown]
  return all.map(([name, value]) => {
    if (!isText(value)) throw malformed(name)
    return [name, value] as const
  })
}

/** Reads the parts of a form. Throws request.malformed. */
export function typedForm({ texts, files }: FormParts): TypedForm {
  const parts = texts.flatMap(([name, value]) =>
    name === 'formData' ? partsOfJson(value) : [[name, value] as const],
  )
  checkStorable(parts)
  const only = (name: string) => parts.find(([part]) => part === name)?.[1] ?? ''
  if (only(FORM_PARTS.action) !== FORM_ACTION) throw malformed(FORM_PARTS.action)
  const values: Record<string, string[]> = Object.create(null) as Record<string, string[]>
  const versions: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [part, value] of parts) {
    const consent = VERSION.exec(part)?.[1]
    if (consent !== undefined && value !== '') versions[consent] = value
    const name = FIELD.exec(part)?.[1]
    // A form sends the ends of lines as CRLF, a script as LF.
    if (name !== undefined) (values[name] ??= []).push(value.replaceAll('\r\n', '\n'))
  }
  return {
    formId: only(FORM_PARTS.id),
    nonce: only(FORM_PARTS.nonce),
    trap: only(FORM_PARTS.trap),
    values,
    files,
    versions,
  }
}
