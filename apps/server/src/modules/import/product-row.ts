import { createHash } from 'node:crypto'
import { isGtin } from '@cambusa/domain/gtin'
import { toCents } from '@cambusa/domain/money'
import { parseDecimal, parseFormat, type PackContent } from '@cambusa/domain/product-format'
import type { ProductKind } from '@cambusa/domain/product-kind'
import { slugOf } from '@cambusa/domain/slug'
import { importTexts } from '@cambusa/messages/it/import'
import type { ProductDetails } from '../../platform/schema/catalogue.ts'
import type { ProductMap } from './product-map.ts'

/** A row that will not be loaded: which field, what it holds, why. */
export interface RowProblem {
  field: string
  value: string
  reason: string
}

/** A product as the file describes it, in the units of the database. */
export interface ProductDraft {
  code: string
  gtin: string | null
  slug: string
  name: string
  format: string
  brand: string
  producer: string
  /** Names from the first level down. */
  categoryPath: string[]
  kind: ProductKind
  qtyMult: number
  minAcq: number
  weightSelling: number | null
  stepSelling: number | null
  unitSelling: string
  content: number | null
  contentUnit: PackContent['unit'] | null
  vatRate: number
  isFood: boolean
  details: ProductDetails
  /** null: shown, but not for sale. */
  priceCents: number | null
}

const KINDS: readonly ProductKind[] = ['Pezzo', 'Confezione', 'Sfuso']
const VAT_RATES: readonly number[] = [4, 5, 10, 22]
const MAX_NAME = 300
const FALSE_WORDS = new Set(['0', 'no', 'false', 'n', ''])
const DEFAULT_GRAMS = 100
const { reasons } = importTexts

/** Reads one record by the map: the draft, or every reason why it is refused. Pure. */
export function readProductRow(
  cell: (column: string) => string,
  map: ProductMap,
): { draft: ProductDraft } | { problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const text = (field: Exclude<keyof ProductMap['columns'], 'category' | 'nutrition'>) => {
    const column = map.columns[field]
    return column === undefined ? '' : cell(column)
  }
  const refuse = (field: string, value: string, reason: string) =>
    void problems.push({ field, value, reason })
  const positive = (field: 'price' | 'qtyMult' | 'minAcq' | 'weightSelling' | 'stepSelling') => {
    const value = text(field)
    if (value === '') return undefined
    const number = parseDecimal(value)
    if (number === undefined) return void refuse(field, value, reasons.notANumber)
    if (number <= 0) return void refuse(field, value, reasons.priceNotPositive)
    return number
  }

  const name = text('name')
  if (name === '') refuse('name', '', reasons.required)
  if (name.length > MAX_NAME) refuse('name', `${name.slice(0, 40)}…`, reasons.tooLong({ max: MAX_NAME }))

  const gtin = readGtin(text('gtin'), map.key === 'gtin', refuse)
  const code = readCode(map, cell, text('code'), gtin, refuse)
  const price = positive('price')
  const categoryPath = (map.columns.category ?? []).map(cell).filter((part) => part !== '')
  if (categoryPath.length === 0) categoryPath.push(map.defaultCategory ?? 'Altri prodotti')
  const vatRate = readVat(text('vatRate'), categoryPath, map, refuse)
  const kind = (text('kind') || map.kind?.default || 'Pezzo') as ProductKind
  if (!KINDS.includes(kind)) refuse('kind', kind, reasons.kindUnknown)

  const isByWeight = kind === 'Sfuso'
  const format = text('format')
  const content = isByWeight
    ? undefined
    : contentOf(format, name, price, parseDecimal(text('unitPrice')), text('unitPriceUnit'))
  const weightSelling = positive('weightSelling')
  const stepSelling = positive('stepSelling')
  const qtyMult = positive('qtyMult')
  const minAcq = positive('minAcq')
  if (problems.length > 0 || code === undefined || vatRate === undefined) return { problems }
  const brand = text('brand')
  return {
    draft: {
      code,
      gtin,
      slug: [slugOf([brand, name, format].join(' ')).slice(0, 120).replace(/-+$/, ''), slugOf(code)]
        .filter(Boolean)
        .join('-'),
      name,
      format,
      brand,
      producer: text('producer'),
      categoryPath,
      kind,
      qtyMult: qtyMult ?? 1,
      minAcq: minAcq ?? 0,
      weightSelling: isByWeight ? (weightSelling ?? DEFAULT_GRAMS) : null,
      stepSelling: isByWeight ? (stepSelling ?? weightSelling ?? DEFAULT_GRAMS) : null,
      unitSelling: isByWeight ? 'kg' : text('unit') || map.unit?.default || 'pz',
      content: content?.content ?? null,
      contentUnit: content?.unit ?? null,
      vatRate,
      isFood: readFlag(text('isFood'), map),
      details: readDetails(text, cell, map),
      priceCents: price === undefined ? null : toCents(price),
    },
  }
}

type Refuse = (field: string, value: string, reason: string) => void

function readGtin(value: string, isKey: boolean, refuse: Refuse): string | null {
  const digits = value.replace(/[\s.-]/g, '')
  if (digits === '') {
    if (isKey) refuse('gtin', value, reasons.required)
    return null
  }
  if (isGtin(digits)) return digits
  // A spreadsheet drops leading zeros; where they make the check digit right the number is certain.
  const padded = digits.padStart(13, '0')
  if (/^\d{9,12}$/.test(digits) && isGtin(padded)) return padded
  refuse('gtin', value, reasons.gtinWrong)
  return null
}

function readCode(
  map: ProductMap,
  cell: (column: string) => string,
  code: string,
  gtin: string | null,
  refuse: Refuse,
): string | undefined {
  if (map.key === 'gtin') return code || gtin || undefined
  if (map.key === 'code') {
    if (code === '') refuse('code', '', reasons.required)
    return code || undefined
  }
  if (code !== '') return code
  const key = map.key.map((column) => cell(column).toLowerCase().replace(/\s+/g, ' '))
  if (key.every((part) => part === '')) refuse(map.key.join('+'), '', reasons.required)
  return `K${createHash('sha256').update(key.join('\u0000')).digest('hex').slice(0, 12).toUpperCase()}`
}

function readVat(value: string, path: string[], map: ProductMap, refuse: Refuse): number | undefined {
  if (value === '') {
    const byCategory = path.toReversed().map((part) => map.vat.byCategory?.[part])
    return byCategory.find((rate) => rate !== undefined) ?? map.vat.default
  }
  const rate = parseDecimal(value.replace('%', ''))
  if (rate !== undefined && VAT_RATES.includes(rate)) return rate
  return void refuse('vatRate', value, reasons.vatUnknown)
}

function readFlag(value: string, map: ProductMap): boolean {
  if (map.columns.isFood === undefined) return map.isFood?.default ?? true
  return !FALSE_WORDS.has(value.toLowerCase())
}

/** Net content: from the format, else from the name, else from the price and its unit price. */
function contentOf(
  format: string,
  name: string,
  price: number | undefined,
  unitPrice: number | undefined,
  unitPriceUnit: string,
): PackContent | undefined {
  const read = parseFormat(format) ?? parseFormat(name)
  if (read !== undefined) return read
  const unit = unitPriceUnit.toLowerCase()
  // A unit price of 0 is a gap in the file, not a price: it only helps where it is there.
  if (price === undefined || !unitPrice || unitPrice < 0 || (unit !== 'kg' && unit !== 'l')) return undefined
  const content = Math.round((price / unitPrice) * 1000) / 1000
  return content > 0 ? { content, unit } : undefined
}

function readDetails(
  text: (field: 'ingredients' | 'storage' | 'origin' | 'text') => string,
  cell: (column: string) => string,
  map: ProductMap,
): ProductDetails {
  const nutrition = Object.entries(map.columns.nutrition ?? {})
    .map(([name, column]) => ({ name, value: cell(column) }))
    .filter((row) => row.value !== '')
  const sheet = {
    ingredients: text('ingredients'),
    storage: text('storage'),
    origin: text('origin'),
    text: text('text'),
  }
  const filled = Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== ''))
  return nutrition.length > 0 ? { ...filled, nutrition } : filled
}
