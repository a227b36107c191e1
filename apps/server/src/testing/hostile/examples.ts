import { ownValue } from '@cambusa/domain/own-value'
import { INSTANT, MONTH } from '@cambusa/contract/schema'
import { CALENDAR_DAY } from '@cambusa/domain/time/calendar-day'
import { SHOP_MONTH } from '@cambusa/domain/time/months'
import type { Schema } from './routes.ts'

/** One word names a number here and a text there ('value' of an amount and of a phone), or an object and a list ('filter'). */
const fits = ({ type }: Schema, value: unknown) =>
  Array.isArray(value)
    ? type !== 'object'
    : typeof value !== 'string' || !/^(number|integer)$/.test(String(type))

/** What the patterns of the contract ask for. */
const OF_PATTERNS: Readonly<Record<string, string>> = {
  [CALENDAR_DAY]: '2026-11-25',
  [MONTH]: '2026-11',
  [SHOP_MONTH]: '2026-11',
  // Before the test's now, as it is asked for of what was chosen.
  [INSTANT]: '2026-11-20T09:00:00.000Z',
}

/** Values that the shop of the test knows, by the name of the field that asks for them. */
export type Known = ReadonlyMap<string, unknown>

/** A value that a schema accepts: the shop's own where it knows the name, else the least that is valid. */
export function exampleOf(schema: Schema, name: string, known: Known): unknown {
  if (known.has(name) && fits(schema, known.get(name)))
    return schema.type === 'array' ? [known.get(name)].flat() : known.get(name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return exampleOf(schema.anyOf[0]!, name, known)
  return exampleOfType(schema, name, known)
}

function exampleOfType(schema: Schema, name: string, known: Known): unknown {
  const { type, pattern, items, minimum = 1, exclusiveMinimum = 0 } = schema
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.max(minimum, exclusiveMinimum + 1, 1)
  if (type === 'array') return [exampleOf(items ?? {}, name, known)]
  if (type === 'object') return objectExample(schema, known)
  return ownValue(OF_PATTERNS, pattern ?? '') ?? 'pasta'
}

function objectExample({ properties, patternProperties }: Schema, known: Known) {
  if (properties === undefined) return patternProperties === undefined ? {} : { nota: 'pasta' }
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name, known)]),
  )
}

/** A place inside a body: names of properties, and 0 for the entry of a list. */
export type Path = readonly (string | number)[]

/** Every place inside a schema, the outermost first. */
export function pathsOf(schema: Schema, at: Path = []): Path[] {
  const choices = schema.anyOf?.flatMap((one) => pathsOf(one, at).slice(1)) ?? []
  const entries = schema.items === undefined ? [] : pathsOf(schema.items, [...at, 0])
  const properties = Object.entries(schema.properties ?? {})
  const inside = properties.flatMap(([name, property]) => pathsOf(property, [...at, name]))
  const open = Object.values(schema.patternProperties ?? {}).map(() => [...at, 'nota'])
  return [at, ...choices, ...entries, ...inside, ...open]
}

const HOLE = '\u0007hole\u0007'

function putAt(value: unknown, path: Path, put: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return put
  if (Array.isArray(value)) return value.map((entry, i) => (i === first ? putAt(entry, rest, put) : entry))
  const held = value as Record<string, unknown>
  return { ...held, [first]: putAt(held[first], rest, put) }
}

/** Writes JSON texts of a body with another text at one place. */
export function bodyTemplate(example: unknown, path: Path): (text: string) => string {
  const [before = '', after = ''] = JSON.stringify(putAt(example, path, HOLE)).split(JSON.stringify(HOLE))
  return (text) => `${before}${text}${after}`
}
