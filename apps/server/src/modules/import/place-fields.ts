import { importTexts } from '@cambusa/messages/it/operator/import'
import { emptyMap, type FieldPlace, type ImportMap } from './column-map.ts'
import { calledColumn, positionOfColumn, shownColumns, shownName } from './column-names.ts'
import { guessColumns, otherPrice, soldUnitPrice, unitBesidePrice } from './guess-columns.ts'
import { MapNeeded } from './map-needed.ts'
import { isNumeric, recogniseColumns, type Header } from './recognise-columns.ts'
import { ImportFailure } from './rows/import-failure.ts'
import type { ImportKind, ImportNeed } from './rows/import-kind.ts'

/** Positions of the fields, and the settings of the map with implied ones added. */
export interface PlacedFields {
  places: Map<string, FieldPlace>
  settings: Record<string, unknown>
}

/**
 * Positions of each field in the rows: from the map and, for fields that are not in it, from the column names. Throws
 * MapNeeded if names are not enough and there is no map, ImportFailure if the map is not enough either.
 */
export function placeFields(
  kind: ImportKind,
  given: ImportMap | undefined,
  header: Header,
  today: string,
): PlacedFields {
  const map = given ?? emptyMap()
  const used = new Set<number>()
  const places = new Map<string, FieldPlace>()
  for (const [field, named] of Object.entries(map.columns)) {
    if (named === null) continue
    const isRecord = typeof named === 'object' && !Array.isArray(named)
    const names = typeof named === 'string' ? [named] : Object.values(named)
    const found = names.map((name) => positionOfColumn(header.columns, name))
    for (const place of found) used.add(place)
    places.set(field, { places: found, labels: isRecord ? Object.keys(named) : [] })
  }
  const unwanted = kind.unwanted?.(map.settings) ?? []
  const others = Object.entries(kind.fields).filter(
    ([field]) => !Object.hasOwn(map.columns, field) && !unwanted.includes(field),
  )
  const recognised = recogniseColumns(others, header, used)
  for (const [field, { places: found, labels }] of recognised) places.set(field, { places: found, labels })
  const unmet = lacking(
    [...requiredOf(kind), ...(kind.needs?.(today) ?? [])],
    map,
    (field) => places.has(field) || field in map.defaults,
  )
  const settings = { ...map.settings, ...(given === undefined ? {} : impliedBy(unmet, kind, places, header)) }
  const missing = unmet.filter(({ setting }) => setting === undefined || settings[setting.name] === undefined)
  if (given === undefined) {
    const isCertain = [...recognised.values()].every((found) => found.isCertain)
    propose({ kind, header, places, missing, used, isCertain })
  }
  if (missing.length > 0)
    throw new ImportFailure(
      importTexts.mapLacking({
        needs: missing.map(({ says }) => says).join('; '),
        known: shownColumns(header.columns),
      }),
    )
  return { places, settings }
}

/** Settings that a map may omit because there is no other possibility. */
function impliedBy(
  unmet: readonly ImportNeed[],
  kind: ImportKind,
  places: ReadonlyMap<string, FieldPlace>,
  header: Header,
) {
  const columns = calledFields(kind, places, header)
  return Object.fromEntries(
    unmet.flatMap(({ setting }) => {
      const value = setting?.isImplied === true ? setting.proposed(columns) : undefined
      return setting === undefined || value === undefined ? [] : [[setting.name, value] as const]
    }),
  )
}

/** The columns of the fields, in the form of a map. */
function calledFields(
  kind: ImportKind,
  places: ReadonlyMap<string, FieldPlace>,
  { columns }: Header,
): Record<string, unknown> {
  const called = (place: number) => calledColumn(columns, place)
  return Object.fromEntries(
    [...places].map(([field, found]) => [field, namesOf(found, kind.fields[field]?.shape, called)] as const),
  )
}

const requiredOf = (kind: ImportKind): ImportNeed[] =>
  Object.entries(kind.fields).flatMap(([name, { isRequired, headers }]) =>
    isRequired === true
      ? [{ fields: [name], says: importTexts.needField({ column: headers[0] ?? name, field: name }) }]
      : [],
  )

/** What is required and neither in the file nor in its map. */
function lacking(
  needs: readonly ImportNeed[],
  map: ImportMap,
  has: (field: string) => boolean,
): ImportNeed[] {
  return needs.filter(
    ({ fields, setting }) =>
      !fields.some(has) && (setting === undefined || map.settings[setting.name] === undefined),
  )
}

interface Proposal {
  kind: ImportKind
  header: Header
  places: ReadonlyMap<string, FieldPlace>
  missing: readonly ImportNeed[]
  used: Set<number>
  isCertain: boolean
}

/** Throws MapNeeded with the map that the file probably needs; returns if it needs none. */
function propose({ kind, header, places, missing, used, isCertain }: Proposal): void {
  if (places.size === 0 && header.columns.some((column) => isNumeric([column])))
    throw new ImportFailure(importTexts.headerMissing({ first: shownColumns(header.columns) }))
  const wanted = [...missing.flatMap(({ fields }) => fields), ...(kind.wanted ?? [])]
  const guess = (fields: readonly string[]) =>
    guessColumns(
      fields.filter((field) => !places.has(field)),
      header,
      used,
    )
  const needed = guess(wanted)
  const sold = needed.has('price') || !wanted.includes('price') ? undefined : soldUnitPrice(places, header)
  const isWithoutPrice = wanted.includes('price') && !places.has('price') && !needed.has('price')
  const other = isWithoutPrice ? otherPrice(header, used) : undefined
  const isTold = missing.length === 0 && needed.size === 0 && other === undefined && sold === undefined
  if (isCertain && isTold) return
  const guessed = new Map([...needed, ...guess(kind.welcome ?? [])])
  const unitOfPrice = unitBesidePrice(places, header)
  const called = (place: number) => calledColumn(header.columns, place)
  const columns: Record<string, unknown> = {
    ...calledFields(kind, places, header),
    ...Object.fromEntries([...guessed].map(([field, place]) => [field, called(place)] as const)),
    ...(sold === undefined ? {} : { price: called(sold), unitPrice: null }),
    ...(unitOfPrice === undefined ? {} : { unitPriceUnit: called(unitOfPrice), unit: null }),
  }
  if (sold !== undefined) guessed.set('price', sold)
  if (unitOfPrice !== undefined) guessed.set('unitPriceUnit', unitOfPrice)
  const unmet = missing.filter(({ fields }) => !fields.some((field) => guessed.has(field)))
  const settings = unmet.flatMap(({ setting }) => {
    const value = setting?.proposed(columns)
    return setting === undefined || value === undefined ? [] : [[setting.name, value] as const]
  })
  const filled = new Set(settings.map(([name]) => name))
  const still = unmet.filter(({ setting }) => setting === undefined || !filled.has(setting.name))
  const told = unmet.filter(({ setting }) => setting !== undefined && filled.has(setting.name))
  throw new MapNeeded({
    missing: missing.map(({ says }) => says),
    needs: [
      ...still.map(({ says }) => says),
      ...(other === undefined ? [] : [importTexts.needs.otherPrice({ column: shownName(other) })]),
    ],
    assumed: told.map(({ says, assumes }) => assumes ?? says),
    guessed: [...guessed].map(([field, place]) => ({ field, column: called(place) })),
    map: { columns, ...Object.fromEntries(settings) },
    known: shownColumns(header.columns),
  })
}

function namesOf(
  { places, labels }: FieldPlace,
  shape: string | undefined,
  called: (place: number) => string,
) {
  if (shape === 'record')
    return Object.fromEntries(labels.map((label, at) => [label, called(places[at] ?? 0)]))
  const names = places.map(called)
  return names.length === 1 ? (names[0] ?? '') : names
}
