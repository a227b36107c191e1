import { FormDefinition } from '@cambusa/contract/content/forms'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import { Value } from 'typebox/value'
import { jsonLines } from '../../../platform/json-lines.ts'
import type { Mistake } from './mistake.ts'

const WITH_OPTIONS = ['select', 'radios', 'checkboxes']

/** The place of what is wrong with a definition of a form, as a JSON pointer; undefined: nothing. */
function wrongPlace(definition: unknown): string | undefined {
  if (!Value.Check(FormDefinition, definition)) {
    const { instancePath = '', params } = Value.Errors(FormDefinition, definition)[0] ?? {}
    const missing = (params as { requiredProperties?: string[] } | undefined)?.requiredProperties?.[0]
    return missing === undefined ? instancePath : `${instancePath}/${missing}`
  }
  const { fields } = definition
  const names = fields.map(({ name }) => name)
  const twice = names.findIndex((name, place) => names.indexOf(name) !== place)
  if (twice >= 0) return `/fields/${twice}/name`
  const kinds = fields.map(({ kind }) => kind)
  const second = kinds.indexOf('attachments', kinds.indexOf('attachments') + 1)
  if (second > kinds.indexOf('attachments')) return `/fields/${second}/kind`
  const odd = fields.findIndex(({ kind, options }) => WITH_OPTIONS.includes(kind) !== (options !== undefined))
  return odd < 0 ? undefined : `/fields/${odd}/options`
}

/** The definition of a form from its JSON, or what is wrong with it. */
export function readFormDefinition(text: string): { definition: FormDefinition } | Omit<Mistake, 'file'> {
  const lines = jsonLines(text)
  if (lines.brokenLine !== undefined) return { line: lines.brokenLine, reason: contentTexts.notJson }
  const definition: unknown = JSON.parse(text)
  const wrong = wrongPlace(definition)
  if (wrong === undefined) return { definition: definition as FormDefinition }
  const field = wrong.slice(1).replaceAll('/', '.')
  return { line: lines.lineOf(wrong), reason: contentTexts.wrongField({ field }) }
}
