import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { FormDefinition } from '@cambusa/contract/content/forms'
import { contentTexts } from '@cambusa/messages/it/operator/content'
import type { Platform } from '../../platform/http/context.ts'
import { contentPlace, readFormDefinition, shippedContent, type ContentSource } from '../content/content.ts'

type Needs = Pick<Platform, 'config' | 'log'> & { content: Pick<ContentSource, 'formDefinition'> }

/** Where the definitions of forms come from. */
export interface FormSource {
  /** undefined: there is no such form. */
  definitionOf(formId: string): FormDefinition | undefined
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs.toString()

/**
 * Reads a definition when its file, or what WordPress says of it, has changed; a mistake is logged, and the last good one
 * stays; /readyz and `npm run ready` name it with the other mistakes of the content. A form that WordPress has not is a file; one that the shop's own folder has not is the program's.
 */
export function readForms({ config, log, content }: Needs): FormSource {
  const folders = [contentPlace(config).folder, shippedContent].map((folder) => join(folder, 'forms'))
  const kept = new Map<string, { mark: string; definition: FormDefinition | undefined }>()

  function read(
    file: string,
    given: string | undefined,
    before: FormDefinition | undefined,
  ): FormDefinition | undefined {
    const found = readFormDefinition(given ?? readFileSync(file, 'utf8'))
    if ('definition' in found) return found.definition
    log.warn(contentTexts.mistake({ file, ...found }))
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
