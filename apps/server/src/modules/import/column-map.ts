import { readFile } from 'node:fs/promises'
import { importTexts } from '@cambusa/messages/it/import'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { ImportFailure } from './rows/import-failure.ts'
import { withPriceFrom } from './rows/made-price-map.ts'
import type { ImportField, ImportKind } from './rows/import-kind.ts'

/** Which column is which field, as a map says it: a column, several in order, or label → column. */
export type ColumnNames = Record<string, string | string[] | Record<string, string>>

export interface ImportMap {
  columns: ColumnNames
  /** Values of fields whose cell is empty or whose column is not there. */
  defaults: Record<string, string>
  /** The kind's own part. */
  settings: Record<string, unknown>
}

/** Where a field stands in a row; labels for fields of shape record. */
export interface FieldPlace {
  places: number[]
  labels: string[]
}

const Column = Type.String({ minLength: 1 })
const LIST_MAX = 5

const shapeOf = ({ shape }: ImportField) =>
  shape === 'list'
    ? Type.Array(Column, { minItems: 1, maxItems: LIST_MAX })
    : shape === 'record'
      ? Type.Record(Type.String(), Column)
      : Column

function schemaOf(kind: ImportKind) {
  const fields = Object.entries(kind.fields)
  const columns = Object.fromEntries(
    fields.map(([name, field]) => [name, field.isRequired ? shapeOf(field) : Type.Optional(shapeOf(field))]),
  )
  return Type.Object(
    {
      columns: Type.Object(columns, { additionalProperties: false }),
      defaults: Type.Optional(Type.Record(Type.String(), Type.String())),
      ...kind.settings?.properties,
    },
    { additionalProperties: false },
  )
}

/** Checks what a map says. Throws ImportFailure with one sentence that names what is wrong. */
export function checkMap(given: unknown, kind: ImportKind, path: string): ImportMap {
  const value = withPriceFrom(given)
  const schema = schemaOf(kind)
  if (!Value.Check(schema, value)) {
    const [first] = Value.Errors(schema, value)
    const field = first?.instancePath.slice(1).replaceAll('/', '.') || 'mappa'
    throw new ImportFailure(importTexts.mapWrong({ path, field }))
  }
  const {
    columns,
    defaults = {},
    ...settings
  } = value as { columns: ColumnNames; defaults?: Record<string, string> }
  const unknown = Object.keys(defaults).find((field) => !Object.hasOwn(kind.fields, field))
  if (unknown !== undefined)
    throw new ImportFailure(importTexts.mapWrong({ path, field: `defaults.${unknown}` }))
  return { columns, defaults, settings }
}

/** Reads a map from its file. Throws ImportFailure. */
export async function readMap(path: string, kind: ImportKind): Promise<ImportMap> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ImportFailure(importTexts.fileMissing({ path }))
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ImportFailure(importTexts.mapNotJson({ path }))
  }
  return checkMap(value, kind, path)
}

/** 'Prezzo (€)' and 'prezzo' are one name. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** The map of a file that uses our own column names. Throws ImportFailure when a column that must be there is not. */
export function standardMap(kind: ImportKind, columns: readonly string[]): ImportMap {
  const named: ColumnNames = {}
  for (const [name, field] of Object.entries(kind.fields)) {
    const found = standardColumns(name, field, columns)
    if (found !== undefined) named[name] = found
    else if (field.isRequired)
      throw new ImportFailure(
        importTexts.columnMissing({ column: field.headers[0] ?? name, known: columns.join(', ') }),
      )
  }
  return { columns: named, defaults: {}, settings: {} }
}

function standardColumns(name: string, field: ImportField, columns: readonly string[]) {
  const headers = [...field.headers, name].map(plain)
  if (field.shape === 'record') {
    const labelled = columns.filter((column) => headers.includes(plain(column.split(':', 1)[0] ?? '')))
    const labels = labelled.flatMap((column) => {
      const label = column.slice(column.indexOf(':') + 1).trim()
      return column.includes(':') && label !== '' ? [[label, column] as const] : []
    })
    return labels.length > 0 ? Object.fromEntries(labels) : undefined
  }
  if (field.shape === 'list') {
    const numbered = headers.flatMap((header) => [header, ...[1, 2, 3, 4, 5].map((level) => header + level)])
    const found = numbered.flatMap((header) => columns.filter((column) => plain(column) === header))
    return found.length > 0 ? [...new Set(found)].slice(0, LIST_MAX) : undefined
  }
  for (const header of headers) {
    const found = columns.find((column) => plain(column) === header)
    if (found !== undefined) return found
  }
  return undefined
}

/** Where each field of the map stands in the rows. Throws ImportFailure when the map names a column that is not there. */
export function placeFields(map: ImportMap, columns: readonly string[]): Map<string, FieldPlace> {
  const placeOf = (column: string) => {
    const place = columns.indexOf(column)
    if (place < 0)
      throw new ImportFailure(importTexts.mapColumnUnknown({ column, known: columns.join(', ') }))
    return place
  }
  return new Map(
    Object.entries(map.columns).map(([field, named]) => {
      const isRecord = typeof named === 'object' && !Array.isArray(named)
      const names = typeof named === 'string' ? [named] : Object.values(named)
      return [field, { places: names.map(placeOf), labels: isRecord ? Object.keys(named) : [] }]
    }),
  )
}
