import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FormDefinition } from '@cambusa/contract/content/forms'
import { formFileTexts } from '@cambusa/messages/it/content/forms'
import { Value } from 'typebox/value'
import type { Platform } from '../../platform/http/context.ts'
import { contentPlace, shippedContent } from '../content/content.ts'

type Needs = Pick<Platform, 'config' | 'log'>

/** Where the definitions of forms come from. */
export interface FormSource {
  /** undefined: there is no such form. */
  definitionOf(formId: string): FormDefinition | undefined
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/
const WITH_OPTIONS = ['select', 'radios', 'checkboxes']

/** The forms of the content; where it has none, those of the program, as every page links to the contact form. */
function folderOf(config: Platform['config']): string {
  const own = join(contentPlace(config).folder, 'forms')
  return existsSync(own) ? own : join(shippedContent, 'forms')
}

/** What is wrong with a definition; undefined: nothing. */
export function wrongField(definition: unknown): string | undefined {
  if (!Value.Check(FormDefinition, definition))
    return Value.Errors(FormDefinition, definition)[0]?.instancePath.slice(1).replaceAll('/', '.') || 'fields'
  const { fields } = definition
  const names = fields.map(({ name }) => name)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) return twice
  if (fields.filter(({ kind }) => kind === 'attachments').length > 1) return 'attachments'
  return fields.find(({ kind, options }) => WITH_OPTIONS.includes(kind) !== (options !== undefined))?.name
}

/** Reads a definition when its file has changed; a mistake is logged, and the last good one stays. */
export function readForms({ config, log }: Needs): FormSource {
  const folder = folderOf(config)
  const kept = new Map<string, { changedMs: number; definition: FormDefinition | undefined }>()

  function read(file: string, before: FormDefinition | undefined): FormDefinition | undefined {
    try {
      const definition: unknown = JSON.parse(readFileSync(file, 'utf8'))
      const field = wrongField(definition)
      if (field === undefined) return definition as FormDefinition
      log.warn(formFileTexts.wrong({ file, field }))
    } catch (error) {
      log.warn(formFileTexts.notJson({ file, reason: (error as Error).message }))
    }
    return before
  }

  return {
    definitionOf(formId) {
      if (!SLUG.test(formId)) return undefined
      const file = join(folder, `${formId}.json`)
      const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
      if (changedMs === undefined) return undefined
      const before = kept.get(formId)
      if (before?.changedMs === changedMs) return before.definition
      const definition = read(file, before?.definition)
      kept.set(formId, { changedMs, definition })
      return definition
    },
  }
}
