import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FormDefinition } from '@cambusa/contract/content/forms'
import { formFileTexts } from '@cambusa/messages/it/content/forms'
import { Value } from 'typebox/value'
import type { Platform } from '../../platform/http/context.ts'
import { contentPlace, shippedContent, type ContentSource } from '../content/content.ts'

type Needs = Pick<Platform, 'config' | 'log'> & { content: Pick<ContentSource, 'formDefinition'> }

/** Where the definitions of forms come from. */
export interface FormSource {
  /** undefined: there is no such form. */
  definitionOf(formId: string): FormDefinition | undefined
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/
const WITH_OPTIONS = ['select', 'radios', 'checkboxes']

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs.toString()

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

/**
 * Reads a definition when its file, or what WordPress says of it, has changed; a mistake is logged, and the last good one
 * stays. A form that WordPress has not is a file; one that the shop's own folder has not is the program's.
 */
export function readForms({ config, log, content }: Needs): FormSource {
  const folders = [contentPlace(config).folder, shippedContent].map((folder) => join(folder, 'forms'))
  const kept = new Map<string, { mark: string; definition: FormDefinition | undefined }>()

  function read(
    file: string,
    given: string | undefined,
    before: FormDefinition | undefined,
  ): FormDefinition | undefined {
    try {
      const definition: unknown = JSON.parse(given ?? readFileSync(file, 'utf8'))
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
      const given = content.formDefinition(formId)
      const files = folders.map((folder) => join(folder, `${formId}.json`))
      const file = files.find((path) => existsSync(path)) ?? formId
      const mark = given ?? changedAt(file)
      if (mark === undefined) return undefined
      const before = kept.get(formId)
      if (before?.mark === mark) return before.definition
      const definition = read(given === undefined ? file : formId, given, before?.definition)
      kept.set(formId, { mark, definition })
      return definition
    },
  }
}
