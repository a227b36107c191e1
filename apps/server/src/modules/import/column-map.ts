import { readFile } from 'node:fs/promises'
import { importTexts } from '@cambusa/messages/it/operator/import'
import * as Type from 'typebox'
import { Value } from 'typebox/value'
import { ImportFailure } from './rows/import-failure.ts'
import { withPriceFrom } from './rows/made-price-map.ts'
import type { ImportField, ImportKind } from './rows/import-kind.ts'

/** The columns of the fields, as a map gives them: a column, several in order, or label → column; null: none. */
export type ColumnNames = Record<string, string | string[] | Record<string, string> | null>

export interface ImportMap {
  columns: ColumnNames
  /** Values of fields whose cell is empty or whose column is missing. */
  defaults: Record<string, string>
  /** Dates more than five years ahead are allowed. */
  farDates: boolean
  /** Settings of the kind. */
  settings: Record<string, unknown>
}

/** Positions of a field's columns in a row; labels for fields of shape record. */
export interface FieldPlace {
  places: number[]
  labels: string[]
}

const Column = Type.String({ minLength: 1 })
const LIST_MAX = 5

const shapeOf = ({ shape }: ImportField) =>
  shape === 'list'
    ? Type.Union([Column, Type.Array(Column, { minItems: 1, maxItems: LIST_MAX })])
    : shape === 'record'
      ? Type.Record(Type.String(), Column)
      : Column

function schemaOf(kind: ImportKind) {
  const columns = Object.fromEntries(
    Object.entries(kind.fields).map(([name, field]) => [
      name,
      Type.Optional(Type.Union([shapeOf(field), Type.Null()])),
    ]),
  )
  return Type.Object(
    {
      columns: Type.Object(columns, { additionalProperties: false }),
      defaults: Type.Optional(Type.Record(Type.String(), Type.String())),
      farDates: Type.Optional(Type.Boolean()),
      ...kind.settings?.properties,
    },
    { additionalProperties: false },
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A map as people write it: fields may be beside `columns` ({"category": "Reparto"}), and a setting that has a default
 * may be that value itself ({"vat": 22}).
 */
function written(value: unknown, kind: ImportKind): unknown {
  if (!isObject(value)) return value
  const { columns = {}, ...others } = value
  const parts = (kind.settings?.properties ?? {}) as Record<string, { properties?: object }>
  const isPart = (name: string) => Object.hasOwn(parts, name)
  const hasDefault = (name: string) => 'default' in (parts[name]?.properties ?? {})
  const beside = Object.entries(others).filter(([name]) => !isPart(name) && Object.hasOwn(kind.fields, name))
  const told = Object.entries(others)
    .filter(([name]) => isPart(name) || !Object.hasOwn(kind.fields, name))
    .map(([name, part]) => [name, hasDefault(name) && !isObject(part) ? { default: part } : part])
  return {
    ...Object.fromEntries(told),
    columns: isObject(columns) ? { ...Object.fromEntries(beside), ...columns } : columns,
  }
}

/** Validates a map. Throws ImportFailure with one sentence that names what is wrong. */
export function checkMap(given: unknown, kind: ImportKind, path: string): ImportMap {
  const value = written(withPriceFrom(given), kind)
  const schema = schemaOf(kind)
  if (!Value.Check(schema, value)) {
    const [first] = Value.Errors(schema, value)
    const parameters = first?.params as { additionalProperties?: string[] } | undefined
    const field = [
      ...(first?.instancePath.slice(1).split('/') ?? []),
      ...(parameters?.additionalProperties?.slice(0, 1) ?? []),
    ]
    throw new ImportFailure(
      importTexts.mapWrong({
        path,
        field: field.filter((part) => part !== '').join('.') || 'mappa',
        known: Object.keys(kind.fields).join(', '),
      }),
    )
  }
  const {
    columns,
    defaults = {},
    farDates = false,
    ...settings
  } = value as { columns: ColumnNames; defaults?: Record<string, string>; farDates?: boolean }
  const unknown = Object.keys(defaults).find((field) => !Object.hasOwn(kind.fields, field))
  if (unknown !== undefined)
    throw new ImportFailure(
      importTexts.mapWrong({
        path,
        field: `defaults.${unknown}`,
        known: Object.keys(kind.fields).join(', '),
      }),
    )
  return { columns, defaults, farDates, settings }
}

/** An empty map: every column is recognised by its name. */
export const emptyMap = (): ImportMap => ({ columns: {}, defaults: {}, farDates: false, settings: {} })

/** Reads a map from its file. Throws ImportFailure. */
export async function readMap(path: string, kind: ImportKind): Promise<ImportMap> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ImportFailure(importTexts.fileMissing({ path }))
  })
  let value: unknown
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw new ImportFailure(importTexts.mapNotJson({ path }))
  }
  return checkMap(value, kind, path)
}
