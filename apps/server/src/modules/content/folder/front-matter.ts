import { contentTexts } from '@cambusa/messages/it/operator/content'
import type { TObject } from 'typebox'
import { Value } from 'typebox/value'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { ContentMistake } from './mistake.ts'

const FENCE = /^---[ \t]*\r?\n/
const END = /^---[ \t]*(?:\r?\n|$)/m

/** A text file: its fields, where each is, and the Markdown below. */
export interface FrontMatter {
  fields: unknown
  /** The line of a field, or of an item in it: 'pages/0/image'. */
  lineOf: (path: string) => number
  body: string
  /** The line on which the body begins. */
  bodyLine: number
}

const linesIn = (text: string) => text.split('\n').length - 1

/** Splits a text file; every value of a field is text. Throws ContentMistake. */
export function readFrontMatter(text: string): FrontMatter {
  const given = text.startsWith('\ufeff') ? text.slice(1) : text
  const fence = FENCE.exec(given)
  const rest = fence && given.slice(fence[0].length)
  const end = rest === null ? null : END.exec(rest)
  if (rest === null || end === null) throw new ContentMistake(1, contentTexts.noFrontMatter)
  const yaml = rest.slice(0, end.index)
  const body = rest.slice(end.index + end[0].length)
  const lines = new LineCounter()
  // Failsafe: a date, a version 1.10 and the title 'No' stay the text that was written.
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'failsafe', logLevel: 'silent' })
  const lineAt = (offset: number) => lines.linePos(offset).line + 1
  const [broken] = document.errors
  if (broken !== undefined) throw new ContentMistake(lineAt(broken.pos[0]), contentTexts.notYaml)
  const lineOf = (path: string): number => {
    const keys = path.split('/').filter((key) => key !== '')
    for (; keys.length > 0; keys.pop()) {
      const node: unknown = document.getIn(keys, true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return 1
  }
  return {
    fields: fieldsOf(document),
    lineOf,
    body,
    bodyLine: linesIn(given.slice(0, given.length - body.length)) + 1,
  }
}

function fieldsOf(document: ReturnType<typeof parseDocument>): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 }) ?? {}
  } catch {
    throw new ContentMistake(2, contentTexts.notYaml)
  }
}

/** The fields as a schema has them: numbers and flags from their text. Throws ContentMistake at the first wrong one. */
export function checkedFields<Schema extends TObject>({ fields, lineOf }: FrontMatter, schema: Schema) {
  for (const name of Object.keys(Object(fields)))
    if (!Object.hasOwn(schema.properties, name))
      throw new ContentMistake(lineOf(name), contentTexts.unknownField({ field: name.slice(0, 60) }))
  const values = Value.Convert(schema, fields)
  if (Value.Check(schema, values)) return values
  const { instancePath = '', params } = Value.Errors(schema, values)[0] ?? {}
  const missing = (params as { requiredProperties?: string[] } | undefined)?.requiredProperties?.[0]
  const path = missing === undefined ? instancePath : `${instancePath}/${missing}`
  throw new ContentMistake(
    lineOf(path),
    contentTexts.wrongField({ field: path.slice(1).replaceAll('/', '.') }),
  )
}
