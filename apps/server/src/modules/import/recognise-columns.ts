import { readDecimal } from './decimal-sign.ts'
import { looseName, placesOfName, plainName, twice } from './column-names.ts'
import { ImportFailure } from './rows/import-failure.ts'
import type { ImportField, ImportKind } from './rows/import-kind.ts'
import type { FieldPlace, ImportMap } from './column-map.ts'

const LEVELS = ['', '1', '2', '3', '4', '5']
/** Share of the filled cells of a numeric column that must be numbers. */
const MOST = 0.9

/** What columns are recognised by: their names, and for similar names the first rows. */
export interface Header {
  columns: readonly string[]
  sample: readonly (readonly string[])[]
}

/** A field whose column was found; certain if by its name alone. */
export interface Recognised extends FieldPlace {
  isCertain: boolean
}

/**
 * Finds fields by their names among the columns that are not `used` yet. Throws ImportFailure if two columns match a
 * field.
 */
export function recogniseColumns(
  fields: readonly (readonly [name: string, field: ImportField])[],
  header: Header,
  used: Set<number>,
): Map<string, Recognised> {
  const found = new Map<string, Recognised>()
  for (const nameOf of [plainName, looseName]) {
    const called = header.columns.map(nameOf)
    for (const [name, field] of fields) {
      if (found.has(name)) continue
      const place = findField(name, field, { ...header, called }, used, nameOf)
      if (place === undefined) continue
      for (const each of place.places) used.add(each)
      found.set(name, { isCertain: true, ...place })
    }
  }
  return found
}

type NameOf = (name: string) => string
type Found = FieldPlace & { isCertain?: boolean }

function findField(
  name: string,
  field: ImportField,
  header: Header & { called: readonly string[] },
  used: Set<number>,
  nameOf: NameOf,
) {
  // A name such as 'al' is empty without stop words.
  const names = [...field.headers, name].map(nameOf).filter((each) => each !== '')
  if (field.shape === 'record') return findRecord(names, header, nameOf)
  const numbered =
    field.shape === 'list' ? names.flatMap((each) => LEVELS.map((level) => each + level)) : names
  const found: Found = { places: [], labels: [] }
  for (const each of numbered) {
    const places = header.called.flatMap((called, place) =>
      called === each && !used.has(place) && !found.places.includes(place) ? [place] : [],
    )
    if (places.length === 0) continue
    found.places.push(places.length === 1 ? places[0]! : oneOf(places, field, header))
    if (places.length > 1) found.isCertain = false
    if (field.shape !== 'list' || found.places.length === LEVELS.length - 1) break
  }
  return found.places.length > 0 ? found : undefined
}

/** Columns such as 'nutrizione: Grassi'. */
function findRecord(names: readonly string[], { columns }: Header, nameOf: NameOf): Found | undefined {
  const found: Found = { places: [], labels: [] }
  for (const [place, column] of columns.entries()) {
    const sign = column.indexOf(':')
    const label = column.slice(sign + 1).trim()
    if (sign < 0 || label === '' || !names.includes(nameOf(column.slice(0, sign)))) continue
    if (found.labels.includes(label)) throw new ImportFailure(twice(column, placesOfName(columns, column)))
    found.places.push(place)
    found.labels.push(label)
  }
  return found.places.length > 0 ? found : undefined
}

/** Of columns with similar names ('Unit price', 'Unit price [€]') the only numeric one, for a numeric field. */
function oneOf(places: readonly number[], { isDecimal }: ImportField, { columns, sample }: Header): number {
  const called = new Set(places.map((place) => (columns[place] ?? '').toLowerCase()))
  const numeric = places.filter((place) => isNumeric(sample.map((cells) => cells[place] ?? '')))
  const [only, other] = numeric
  if (isDecimal === true && called.size === places.length && only !== undefined && other === undefined)
    return only
  throw new ImportFailure(twice(columns[places[0] ?? 0] ?? '', places))
}

/** How many fields of a kind a header has, by a map or by their names: chooses the sheet of a workbook. */
export function recogniseFit(
  kind: ImportKind,
  map: ImportMap | undefined,
  columns: readonly string[],
): number {
  const named = Object.values(map?.columns ?? {}).flatMap((names) =>
    names === null ? [] : typeof names === 'string' ? [names] : Object.values(names),
  )
  const names = new Set(
    Object.entries(kind.fields).flatMap(([name, { headers }]) => [...headers, name].map(looseName)),
  )
  const byMap = named.filter((name) => placesOfName(columns, name).length === 1)
  return (
    byMap.length * 2 + columns.filter((column) => names.has(looseName(column.split(':', 1)[0] ?? ''))).length
  )
}

/** Whether the filled cells of a column are numbers. */
export function isNumeric(values: readonly string[]): boolean {
  const filled = values.filter((value) => value !== '')
  const numbers = filled.filter((value) => typeof readDecimal(value, '.') === 'number')
  return filled.length > 0 && numbers.length >= filled.length * MOST
}
