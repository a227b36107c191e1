import { contentTexts } from '@cambusa/messages/it/operator/content'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { jsonLines, type JsonLines } from '../../../platform/json-lines.ts'
import { ContentMistake } from './mistake.ts'

/** A JSON file of the content by its schema. Throws ContentMistake with the line. */
export function readJson<Schema extends TSchema>(
  text: string,
  schema: Schema,
): { value: Static<Schema>; lines: JsonLines } {
  const lines = jsonLines(text)
  if (lines.brokenLine !== undefined) throw new ContentMistake(lines.brokenLine, contentTexts.notJson)
  const value: unknown = JSON.parse(text)
  if (Value.Check(schema, value)) return { value, lines }
  const { instancePath = '' } = Value.Errors(schema, value)[0] ?? {}
  const field = instancePath.slice(1).replaceAll('/', '.')
  throw new ContentMistake(lines.lineOf(instancePath), contentTexts.wrongField({ field }))
}
