import { readGtin } from '@cambusa/domain/catalogue/gtin-repair'
import { splitUnitPrice } from '@cambusa/domain/catalogue/unit-price-text'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { FieldPlace, ImportMap } from './column-map.ts'
import { readDecimal, type DecimalSign } from './decimal-sign.ts'
import { damageOf, isWhole } from './damaged-text.ts'
import type { ImportKind, RowRemark } from './rows/import-kind.ts'
import { priceCents } from './rows/price-rules.ts'
import { readDate } from './read-date.ts'
import { tidyText } from './repair/tidy-text.ts'
import type { RowReader } from './rows/row-reader.ts'

const SHOWN = 80
/** A date further ahead is taken for a typing error in the year, unless the map allows it. */
const YEARS_AHEAD = 5
const TRUE_WORDS = new Set(['1', 's', 'si', 'sì', 'y', 'yes', 'true', 'vero', 'x'])
const FALSE_WORDS = new Set(['0', 'n', 'no', 'false', 'falso', '-'])
/** 'Dispensa > Pasta'; a list in JSON comes as 'Dispensa|Pasta'. */
const LEVELS = /[>|]/
/** What programs write for an empty value. */
const NOTHING = /^(?=[nu(\-–—])(?:null|\(null\)|undefined|n(?:\/[ad]|\.[ad]\.?)|nan|[-–—]{1,3})$/i
const { reasons, repairs } = importTexts

/** A remark on something repaired or assumed. */
export interface RowRepair extends RowRemark {
  repaired: string
}

/** What is needed to read the rows of a file. */
export interface CellReading {
  fields: ImportKind['fields']
  /** Position of a column that the map names; throws ImportFailure. */
  positionOf: (column: string) => number
  /** Day in Rome, yyyy-MM-dd. */
  today: string
  places: ReadonlyMap<string, FieldPlace>
  map: ImportMap
  /** Decimal sign by field, where it is known. */
  signs: ReadonlyMap<string, DecimalSign>
  /** Fields whose column name says that it is in cents. */
  inCents: ReadonlySet<string>
}

/** Reads one row after the other: `open` a row, read its fields, then look at `problems` and `repaired`. */
export interface CellReader extends RowReader {
  open: (line: number, cells: readonly string[]) => void
  readonly problems: RowRemark[]
  readonly repaired: RowRepair[]
}

const shown = (value: string) => (value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value)

interface ReadText {
  text: string
  /** The repairs that were necessary. */
  reasons: readonly string[]
}

function readText(value: string): ReadText {
  if (NOTHING.test(value)) return { text: '', reasons: [repairs.nothing] }
  const { text, repairs: made } = tidyText(value)
  return { text, reasons: made.map((repair) => repairs[repair]) }
}

/** A reader for the rows of a file. */
export function createCellReader(reading: CellReading): CellReader {
  const { fields, positionOf, places, map, signs, inCents, today } = reading
  const lastDay = map.farDates ? '9999-12-31' : `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
  const positionByColumn = new Map<string, number>()
  let line = 0
  let cells: readonly string[] = []
  let problems: RowRemark[] = []
  let repaired: RowRepair[] = []
  /** Damaged fields of the row: they get no further remarks. */
  const damaged = new Set<string>()
  // Caches the last value of each field: adjacent rows often have the same brand, storage and the like.
  const last = new Map<string, ReadText & { value: string }>()

  const refuse = (field: string, value: string, reason: string) => {
    const isTold = problems.some(
      (told) => told.field === field && (told.reason === reason || damaged.has(field)),
    )
    if (!isTold) problems.push({ line, field, value: shown(value), reason })
    return undefined
  }
  // A kind may read a cell twice: its repair is reported once.
  const note = (field: string, value: string, better: string, reason: string) => {
    const remark = { line, field, value: shown(value), repaired: shown(better), reason }
    const isTold = repaired.some(
      (told) => told.field === field && told.reason === reason && told.value === remark.value,
    )
    if (!isTold) repaired.push(remark)
  }
  const raw = (field: string) => cells[places.get(field)?.places[0] ?? -1] ?? ''

  function tidy(field: string, value: string): string {
    if (value === '') return ''
    const before = last.get(field)
    const found = before?.value === value ? before : { value, ...readText(value) }
    if (found !== before) last.set(field, found)
    for (const reason of found.reasons) note(field, value, found.text, reason)
    if (isWhole(found.text)) return found.text
    const damage = damageOf(found.text, fields[field]?.isCode === true)
    if (damage === undefined) return found.text
    if (damage.isRefused) {
      refuse(field, value, damage.reason)
      damaged.add(field)
    } else note(field, value, found.text, damage.reason)
    return found.text
  }

  function text(field: string, { max }: { max?: number } = {}): string {
    const value = tidy(field, raw(field)) || (map.defaults[field] ?? '')
    if (max !== undefined && value.length > max) refuse(field, value, reasons.tooLong({ max }))
    return value
  }

  function required(field: string, rule?: { max?: number }): string | undefined {
    const value = text(field, rule)
    return value === '' ? refuse(field, '', reasons.required) : value
  }

  function number(field: string, value: string, { min, max }: { min?: number; max?: number }) {
    if (value === '') return undefined
    const written = readDecimal(value, signs.get(field))
    if (written === undefined) return refuse(field, value, reasons.notANumber)
    if (written === 'doubt') return refuse(field, value, reasons.decimalInDoubt)
    const isInCents = inCents.has(field)
    if (isInCents && !Number.isInteger(written)) return refuse(field, value, reasons.centsNotWhole)
    const read = isInCents ? written / 100 : written
    if (min !== undefined && read < min) return refuse(field, value, reasons.tooSmall({ min }))
    if (max !== undefined && read > max) return refuse(field, value, reasons.tooLarge({ max }))
    return read
  }

  const decimal = (field: string, rule: { min?: number; max?: number } = {}): number | undefined =>
    number(field, text(field), rule)

  function amount(field: string) {
    const { amount: value, per } = splitUnitPrice(text(field))
    const read = number(field, value, {})
    return read === undefined ? undefined : { value: read, per }
  }

  function cents(field: string, value = decimal(field), mayBeTiny = true): number | undefined {
    if (value === undefined) return undefined
    const price = priceCents(value, mayBeTiny)
    if ('reason' in price) return refuse(field, text(field), price.reason)
    if (price.rounded !== undefined) note(field, text(field), price.rounded, repairs.rounded)
    return price.cents
  }

  function date(field: string): string | undefined {
    const value = text(field)
    if (value === '') return undefined
    const day = readDate(value)
    if (day === undefined) return refuse(field, value, reasons.notADate)
    return day > lastDay ? refuse(field, value, reasons.farDate({ day })) : day
  }

  function flag(field: string): boolean | undefined {
    // Here a dash means no; elsewhere it is an empty value.
    const value = raw(field) === '-' ? '-' : text(field).toLowerCase()
    if (value === '') return undefined
    if (TRUE_WORDS.has(value)) return true
    return FALSE_WORDS.has(value) ? false : refuse(field, value, reasons.notAFlag)
  }

  function gtin(field: string): string | null {
    const value = text(field)
    if (value === '') return null
    if (/^0+$/.test(value)) {
      note(field, value, '', repairs.nothing)
      return null
    }
    const read = readGtin(value)
    if ('problem' in read) return refuse(field, value, reasons[read.problem]) ?? null
    if (read.repaired === 'zeros' || read.repaired === 'scientific')
      note(field, value, read.gtin, repairs.gtinChanged)
    return read.gtin
  }

  function list(field: string): string[] {
    const found = places.get(field)?.places ?? []
    const parts = found.map((place) => tidy(field, cells[place] ?? ''))
    const levels = parts.length === 1 ? (parts[0]?.split(LEVELS) ?? []).map((part) => part.trim()) : parts
    const filled = levels.filter((part) => part !== '')
    return filled.length === 0 && map.defaults[field] !== undefined ? [map.defaults[field]] : filled
  }

  function record(field: string): { name: string; value: string }[] {
    const found = places.get(field)
    if (found === undefined) return []
    const all = found.labels.map((name, index) => ({
      name,
      value: tidy(field, cells[found.places[index] ?? -1] ?? ''),
    }))
    return all.filter(({ value }) => value !== '')
  }

  return {
    open(at, row) {
      line = at
      cells = row
      problems = []
      repaired = []
      if (damaged.size > 0) damaged.clear()
    },
    get line() {
      return line
    },
    get problems() {
      return problems
    },
    get repaired() {
      return repaired
    },
    get isRefused() {
      return problems.length > 0
    },
    text,
    required,
    list,
    record,
    decimal,
    amount,
    cents,
    date,
    flag,
    gtin,
    raw,
    cell(column) {
      const place = positionByColumn.get(column) ?? positionOf(column)
      positionByColumn.set(column, place)
      return cells[place] ?? ''
    },
    refuse,
    note,
  }
}
