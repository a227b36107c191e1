import { createHash } from 'node:crypto'
import { ALLERGEN_CODES } from '@cambusa/domain/catalogue/allergen'
import { CATEGORY_DEPTH } from '@cambusa/domain/constants'
import { saysByWeight } from '@cambusa/domain/catalogue/format-label'
import type { ProductKind } from '@cambusa/domain/catalogue/product-kind'
import { slugOf } from '@cambusa/domain/catalogue/slug'
import { importTexts } from '@cambusa/messages/it/operator/import'
import type { StageRow } from '../../rows/import-kind.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import type { ProductSettings } from './product-fields.ts'
import { readBuying } from './read-buying.ts'
import { readDetails } from './read-details.ts'
import { readPriced } from './read-priced.ts'
import { readVat } from './read-vat.ts'

const KINDS: readonly ProductKind[] = ['Pezzo', 'Confezione', 'Sfuso']
const MAX_NAME = 300
const MAX_LINE = 500
const MAX_CATEGORY = 200
const MAX_LITRES = 1_000
const MILLILITRES_PER_LITRE = 1_000
const MAX_QUANTITY = 100_000
const DEFAULT_GRAMS = 100
const MAX_SLUG = 120
const { reasons, repairs } = importTexts

/** Context for reading the rows of one file, and what they add to it. */
export interface ProductReading {
  key: NonNullable<ProductSettings['key']>
  settings: ProductSettings
  /** The map gives columns for categories: only then a row can lack one. */
  hasCategory: boolean
  /** The file has a column for the drained weight. */
  hasDrained: boolean
  /** Day in Rome, for its VAT rates. */
  today: string
  /** Ids of the shop's packagings, by code in lower case. */
  packagings: ReadonlyMap<string, number>
  /** Slug of the category with these names, which is created if the shop does not have it. */
  categoryOf: (path: readonly string[]) => string
}

/** Reads one product; undefined when the row is refused. */
export function readProduct(row: RowReader, reading: ProductReading): StageRow | undefined {
  const { settings } = reading
  const name = row.required('name', { max: MAX_NAME }) ?? ''
  const gtin = row.gtin('gtin')
  const code = readCode(row, reading.key, gtin)
  const path = readPath(row, reading)
  const giftValueCents = row.cents('giftValue') ?? null
  const vatRate = giftValueCents === null ? readVat(row, path, settings, reading.today) : readGiftVat(row)
  const format = row.text('format', { max: MAX_LINE })
  const kind = readKind(row, format, settings)
  const brand = row.text('brand', { max: MAX_LINE })
  const sale = readSale(row, kind, settings)
  const priced = readPriced(row, { kind, name, format, priceFrom: settings.priceFrom !== undefined })
  const isFood = row.flag('isFood') ?? settings.isFood?.default ?? true
  const litres = row.decimal('volumeLitres', { min: 0, max: MAX_LITRES })
  const minAge = row.decimal('minAge', { min: 0, max: 21 })
  const allergens = readAllergens(row)
  const details = readDetails(row, allergens)
  const buying = readBuying(row, reading.packagings)
  if (row.isRefused || code === undefined || vatRate === undefined) return undefined
  return {
    code,
    gtin,
    slug: slugFor(brand, name, format, code),
    name,
    format,
    brand,
    producer: row.text('producer', { max: MAX_LINE }),
    category_slug: reading.categoryOf(path),
    kind,
    ...sale,
    content: priced.content,
    content_unit: priced.contentUnit,
    drained_weight_grams: priced.drainedGrams,
    is_drained_told: reading.hasDrained || priced.hasUnitPrice,
    volume_millilitres: litres ? Math.max(1, Math.round(litres * MILLILITRES_PER_LITRE)) : null,
    vat_rate: vatRate,
    is_food: isFood,
    is_perishable: row.flag('isPerishable') ?? false,
    gift_value_cents: giftValueCents,
    min_age: minAge ? Math.round(minAge) : null,
    labels: [...new Set(partsOf(row.text('labels')).map(slugOf))].filter((label) => label !== ''),
    allergens: allergens.map(slugOf),
    details,
    ...buying,
    price_cents: priced.cents ?? null,
  }
}

const partsOf = (text: string) =>
  text
    .split(/[,;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function slugFor(brand: string, name: string, format: string, code: string): string {
  const words = slugOf(`${brand} ${name} ${format}`).slice(0, MAX_SLUG).replace(/-+$/, '')
  return [words, slugOf(code)].filter((part) => part !== '').join('-')
}

/** The article code of a row; refuses a row without one. */
export function readCode(
  row: RowReader,
  key: ProductReading['key'],
  gtin: string | null,
): string | undefined {
  const code = row.text('code', { max: 60 })
  if (code !== '') return code
  if (key === 'gtin') {
    if (gtin !== null || row.isRefused) return gtin ?? undefined
    return row.refuse('gtin', '', reasons.required)
  }
  if (key === 'code') return row.refuse('code', '', reasons.required)
  const parts = key.map((column) => row.cell(column).trim().toLowerCase().replace(/\s+/g, ' '))
  if (parts.every((part) => part === '')) return row.refuse(key.join(' + '), '', reasons.required)
  return `K${createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 12).toUpperCase()}`
}

function readPath(row: RowReader, { settings, hasCategory }: ProductReading): string[] {
  const path = row.list('category')
  const long = path.find((name) => name.length > MAX_CATEGORY)
  if (long !== undefined) row.refuse('category', long, reasons.tooLong({ max: MAX_CATEGORY }))
  if (path.length > CATEGORY_DEPTH) row.refuse('category', path.join(' > '), reasons.tooDeep)
  if (path.length > 0) return path
  const fallback = settings.defaultCategory ?? importTexts.defaultCategory
  if (hasCategory) row.note('category', '', fallback, repairs.categoryMissing)
  return [fallback]
}

/** A gift certificate is sold outside of VAT, which is charged on what is bought with it (decision 114). */
function readGiftVat(row: RowReader): 0 | undefined {
  const text = row.text('vatRate')
  const isNone = text === '' || Number(text.replace(/[%\s]/g, '').replace(',', '.')) === 0
  return isNone ? 0 : row.refuse('vatRate', text, reasons.giftVat)
}

/** Goods with the format 'al kg' are sold by weight, unless a column says otherwise: their price is per kilogram. */
function readKind(row: RowReader, format: string, settings: ProductSettings): ProductKind {
  const text = row.text('kind')
  const kind = KINDS.find((each) => each.toLowerCase() === text.toLowerCase())
  if (text !== '' && kind === undefined) row.refuse('kind', text, reasons.kindUnknown)
  if (text === '' && saysByWeight(format)) {
    row.note('format', format, 'Sfuso', repairs.byWeight)
    return 'Sfuso'
  }
  return kind ?? settings.kind?.default ?? 'Pezzo'
}

function readSale(row: RowReader, kind: ProductKind, settings: ProductSettings) {
  const positive = (field: string) => {
    const value = row.decimal(field, { max: MAX_QUANTITY })
    return value !== undefined && value <= 0 ? row.refuse(field, row.raw(field), reasons.notPositive) : value
  }
  const weight = positive('weightSelling')
  const step = positive('stepSelling')
  const isByWeight = kind === 'Sfuso'
  return {
    qty_mult: positive('qtyMult') ?? 1,
    min_acq: row.decimal('minAcq', { min: 0, max: MAX_QUANTITY }) ?? 0,
    weight_selling: isByWeight ? (weight ?? DEFAULT_GRAMS) : null,
    step_selling: isByWeight ? (step ?? weight ?? DEFAULT_GRAMS) : null,
    weight_unit_selling: isByWeight ? 'g' : null,
    weight_unit_base: isByWeight ? 'kg' : null,
    unit_selling: isByWeight ? 'kg' : readUnit(row) || settings.unit?.default || 'pz',
  }
}

const UNITS_OF_CONTENT = new Set(['mg', 'g', 'gr', 'grammi', 'hg', 'ml', 'cl', 'dl', 'cc'])

/** Ignores a unit such as grams for goods sold by the piece: it is about their content. */
function readUnit(row: RowReader): string | undefined {
  const unit = row.text('unit', { max: 20 })
  if (!UNITS_OF_CONTENT.has(unit.toLowerCase().replace(/\.$/, ''))) return unit
  row.note('unit', unit, '', repairs.unitOfContent)
  return undefined
}

function readAllergens(row: RowReader): string[] {
  const names = partsOf(row.text('allergens'))
  const unknown = names.find((name) => !ALLERGEN_CODES.includes(slugOf(name)))
  if (unknown !== undefined) row.refuse('allergens', unknown, reasons.allergenUnknown)
  return names
}
