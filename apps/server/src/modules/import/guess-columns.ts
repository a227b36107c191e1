import { measureOf } from '@cambusa/domain/catalogue/measure-units'
import { parseFormat } from '@cambusa/domain/catalogue/product-format'
import { readGtin } from '@cambusa/domain/catalogue/gtin-repair'
import type { FieldPlace } from './column-map.ts'
import { isNumeric, type Header } from './recognise-columns.ts'
import { readDate } from './read-date.ts'
import { readVatNumber } from './repair/tax-number.ts'

/** Share of the filled cells that must match a field. */
const MOST = 0.8
const FEW_KINDS = 0.2
const LETTERS = /\p{L}{2,}/u
const TELLS_MONEY = /prezz|price|preis|prix|\bprz|cost|import|€|eur|pvp|\bpr?\.? ?(?:vend|acq)/i
/** Names of prices that customers do not pay: without VAT, of purchase, for some days. */
const TELLS_OTHER_PRICE =
  /\bnett|\bnet\b|imponib|(?:iva|vat|tva|mwst)\.? +(?:escl|excl|hors|exkl)|(?:senza|excl?\.?|ohne) +(?:iva|vat|mwst)|\bht\b|\bacq|acquist|\bcost|\bult(?:imo)?\b|ingross|ricaric|margin|fornit|purchas|\bbuy|einkauf|promo|offert|scont|discount/i
/** A price by measure such as 'Prezzo al kg' is never the price of a pack. */
const TELLS_MEASURE = /\bkg\b|kilo|chilo|litr|grund/i
/** Preferred names if there are several prices: the one that a shopper sees. */
const TELLS_PUBLIC = /pubbl|vend|ivat|(?:iva|vat|tva) +inc|lord|gross|retail|brutto|\bttc\b|listino 1\b/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i
const CODE = /^[\w./-]{1,30}$/

interface Column {
  name: string
  place: number
  /** Its non-empty values in the first rows. */
  values: readonly string[]
  rows: number
}

const mostly = (test: (value: string) => boolean) => (column: Column) =>
  column.values.length > 0 && column.values.filter(test).length >= column.values.length * MOST
const kindsOf = ({ values }: Column) => new Set(values).size
const isFull = ({ values, rows }: Column) => values.length >= rows * MOST
const isText = mostly((value) => LETTERS.test(value))
/** Whether a column only counts the rows: 0, 1, 2 … */
const isCounter = ({ values }: Column) => {
  const first = Number(values[0])
  return values.length > 1 && values.every((value, place) => value !== '' && Number(value) === first + place)
}
const isMoney = (column: Column) =>
  isNumeric(column.values) && TELLS_MONEY.test(column.name) && !/unit|\bkg\b|litr/i.test(column.name)

/** For each field a test of a column's values, and a rank; the column with the highest rank is taken. */
const LOOKS: Readonly<
  Record<string, { is: (column: Column) => boolean; rank?: (column: Column) => number }>
> = {
  gtin: { is: mostly((value) => /^\d{7,14}$/.test(value) && 'gtin' in readGtin(value)) },
  login: { is: mostly((value) => EMAIL.test(value)) },
  vatNumber: {
    is: mostly((value) => /^(?:IT)?\d{8,11}$/i.test(value) && readVatNumber(value) !== undefined),
  },
  iban: { is: mostly((value) => /^[A-Z]{2}\d{2}[A-Z0-9 ]{11,36}$/i.test(value)) },
  card: { is: mostly((value) => /^\d{13}$/.test(value)) },
  startDate: { is: mostly((value) => readDate(value) !== undefined), rank: ({ place }) => -place },
  endDate: { is: mostly((value) => readDate(value) !== undefined), rank: ({ place }) => -place },
  signedOn: { is: mostly((value) => readDate(value) !== undefined) },
  price: {
    is: (column) => isMoney(column) && !TELLS_OTHER_PRICE.test(column.name),
    rank: ({ name }) => Number(TELLS_PUBLIC.test(name)),
  },
  amount: { is: isMoney },
  quantity: { is: (column) => isNumeric(column.values) && !isCounter(column) },
  format: { is: mostly((value) => /^[^\p{L}\d€$]*\d/u.test(value) && parseFormat(value) !== undefined) },
  code: {
    is: (column) =>
      isFull(column) &&
      !isCounter(column) &&
      kindsOf(column) === column.values.length &&
      mostly((value) => CODE.test(value) && /\d/.test(value))(column),
  },
  name: {
    is: (column) => isFull(column) && isText(column) && kindsOf(column) > column.values.length * FEW_KINDS,
    rank: ({ values }) => values.join('').length / values.length,
  },
  category: {
    is: (column) => isFull(column) && isText(column) && kindsOf(column) <= column.values.length * FEW_KINDS,
    rank: ({ values }) => values.join('').length / values.length,
  },
}

/** The columns whose values in the first rows match the `wanted` fields; `used` columns are skipped. */
export function guessColumns(
  wanted: Iterable<string>,
  header: Header,
  used: Set<number>,
): Map<string, number> {
  const found = new Map<string, number>()
  const asked = new Set(wanted)
  for (const [field, { is, rank }] of Object.entries(LOOKS)) {
    if (!asked.has(field)) continue
    const [best] = header.columns
      .map((name, place) => columnAt(name, place, header))
      .filter((column) => !used.has(column.place) && is(column))
      .toSorted((a, b) => (rank?.(b) ?? 0) - (rank?.(a) ?? 0))
    if (best === undefined) continue
    used.add(best.place)
    found.set(field, best.place)
  }
  return found
}

/** A column of money that is probably not the customers' price: only the author of the file can say that it is. */
export function otherPrice(header: Header, used: ReadonlySet<number>): string | undefined {
  return header.columns
    .map((name, place) => columnAt(name, place, header))
    .find((column) => !used.has(column.place) && isMoney(column) && TELLS_OTHER_PRICE.test(column.name))?.name
}

/** If 'unit_price' is the only price in a file, it is probably the price of one piece. */
export function soldUnitPrice(places: ReadonlyMap<string, FieldPlace>, header: Header): number | undefined {
  const place = places.get('unitPrice')?.places[0]
  const isAlone = place !== undefined && !places.has('price') && !places.has('unitPriceUnit')
  const isOfMeasure = TELLS_MEASURE.test(header.columns[place ?? 0] ?? '')
  return isAlone && !isOfMeasure && !places.has('format') ? place : undefined
}

/**
 * 'kg' and 'l' in a column of units beside a unit price are the unit of that price: packs are not sold by the kilogram.
 */
export function unitBesidePrice(places: ReadonlyMap<string, FieldPlace>, header: Header): number | undefined {
  const place = places.get('unit')?.places[0]
  if (place === undefined || !places.has('unitPrice') || places.has('unitPriceUnit')) return undefined
  const { values } = columnAt(header.columns[place] ?? '', place, header)
  const measured = values.filter((value) => measureOf(value.toLowerCase()) !== undefined)
  return measured.length * 2 > values.length ? place : undefined
}

function columnAt(name: string, place: number, { sample }: Header): Column {
  const cells = sample.map((row) => row[place] ?? '')
  return { name, place, values: cells.filter((cell) => cell !== ''), rows: cells.length }
}
