import {
  isProved,
  madePrice,
  pricedContent,
  sureContent,
  type PricedContent,
  type ToldUnitPrice,
} from '@cambusa/domain/catalogue/priced-content'
import {
  goodsSort,
  readFormat,
  readFormatOfName,
  type FormatReading,
  type GoodsSort,
} from '@cambusa/domain/catalogue/product-format'
import type { ProductKind } from '@cambusa/domain/catalogue/product-kind'
import { formatEuro } from '@cambusa/domain/money/money'
import { DOUBTED_CONTENT, storedContent } from '@cambusa/domain/money/unit-price'
import { importTexts } from '@cambusa/messages/it/operator/import'
import { priceCents } from '../../rows/price-rules.ts'
import type { RowReader } from '../../rows/row-reader.ts'
import {
  contradiction,
  farPrice,
  loosePrice,
  mayBeTiny,
  readPrice,
  readUnitPrice,
  unitPriceText,
} from '../unit-price-fields.ts'

const MAX_DRAINED_GRAMS = 100_000
const { reasons, repairs } = importTexts

/**
 * Price of a row and the content for its unit price; null if it has none, or none that is certain, and DOUBTED_CONTENT
 * if the file contradicts the one from its drained weight.
 */
export interface PricedRow {
  cents: number | undefined
  content: number | null
  contentUnit: string | null
  drainedGrams: number | null
  hasUnitPrice: boolean
}

export interface PricedTexts {
  kind: ProductKind
  name: string
  format: string
  /** The map sets the price to unit price × format. */
  priceFrom: boolean
}

/** Reads price, unit price, format and drained weight, and refuses the row if they contradict each other. */
export function readPriced(row: RowReader, texts: PricedTexts): PricedRow {
  const told = readUnitPrice(row)
  const drainedGrams = row.decimal('drainedGrams', { min: 0, max: MAX_DRAINED_GRAMS }) || undefined
  const sort = goodsSort(texts.name)
  const own = readOwn(row, texts.format, sort, drainedGrams)
  // Parsed only when needed: parsing a name takes longer than the rest of a row.
  const withName = () => [...own, readFormatOfName(texts.name, sort)]
  const cents = priceOf(row, texts, told, withName)
  const isEnough = !tellsMore(texts, told !== undefined) && isProved(own, cents, told)
  const readings = isEnough ? own : withName()
  const drained = drainedGrams ?? drainedOf(readings)
  const isWhole = drained === undefined || Number.isInteger(drained)
  if (!isWhole) row.note('drainedGrams', row.raw('drainedGrams'), '', repairs.drainedRounded)
  const priced = {
    cents,
    content: null,
    contentUnit: null,
    drainedGrams: isWhole ? (drained ?? null) : null,
    hasUnitPrice: told !== undefined,
  }
  if (texts.kind === 'Sfuso') {
    checkLoose(row, cents, told)
    return priced
  }
  const found = pricedContent(cents, readings, told)
  if (found.is !== 'known') {
    if (told !== undefined && cents !== undefined) tellWhy(row, cents, told, found)
    else if (found.is === 'open')
      row.note('format', texts.format, '', repairs.contentOpen({ name: texts.name }))
    return priced.drainedGrams === null ? priced : { ...priced, content: DOUBTED_CONTENT }
  }
  const { content, unit } = storedContent(found.content.content, found.content.unit)
  return { ...priced, content, contentUnit: unit }
}

const DRAINED = /sgoc|scolat|sg\./i

/** Whether the name may give another content than the format: without a unit price nothing else reveals it. */
function tellsMore({ name, format }: PricedTexts, isTold: boolean): boolean {
  if (DRAINED.test(name)) return true
  if (isTold) return false
  const rest = name.toLowerCase().replace(format.toLowerCase(), '')
  return /\d|fardell|multipack|cluster|cassa/.test(rest)
}

/** Contents from the drained weight and the format of a row. */
function readOwn(
  row: RowReader,
  format: string,
  sort: GoodsSort,
  drainedGrams: number | undefined,
): FormatReading[] {
  const readings: FormatReading[] = []
  if (drainedGrams !== undefined) {
    const main = { content: drainedGrams / 1000, unit: 'kg' } as const
    const reading = { main, all: [main], isDrained: true, packs: undefined, isAbsurd: false }
    readings.push({ ...reading, areSeveral: false, isUncounted: false })
  }
  if (format === '') return readings
  const reading = formatOf(format, sort)
  if (reading.isAbsurd) row.refuse('format', format, reasons.formatAbsurd)
  return [...readings, reading]
}

const KEPT_FORMATS = 5_000
const formats = new Map<string, FormatReading>()

/** Caches parsed formats, as many products share few formats. */
function formatOf(format: string, sort: GoodsSort): FormatReading {
  const key = `${sort} ${format}`
  const known = formats.get(key)
  if (known !== undefined) return known
  if (formats.size >= KEPT_FORMATS) formats.clear()
  const reading = readFormat(format, sort)
  formats.set(key, reading)
  return reading
}

const drainedOf = (readings: readonly FormatReading[]) => {
  const main = readings.find(({ isDrained, main: found }) => isDrained && found !== undefined)?.main
  return main && Math.round(main.content * 1e6) / 1e3
}

function priceOf(
  row: RowReader,
  { kind, priceFrom }: PricedTexts,
  told: ToldUnitPrice | undefined,
  readings: () => readonly FormatReading[],
): number | undefined {
  const read = priceFrom ? told && { told } : readPrice(row)
  if (read === undefined) return undefined
  if ('cents' in read) return read.cents
  const field = priceFrom ? 'unitPrice' : 'price'
  const content =
    kind === 'Sfuso' ? ({ content: 1, unit: 'kg' } as const) : sureContent(readings(), read.told.unit)
  const isFormula = priceFrom || kind === 'Sfuso'
  const areSeveral = !isFormula && readings().some((reading) => reading.areSeveral)
  const made = madePrice(read.told, content, isFormula, areSeveral)
  const unitPrice = unitPriceText(read.told.euros, read.told.unit)
  if (made === undefined) return row.refuse(field, row.text(field), reasons.priceNotMade({ unitPrice }))
  if (made.isRough) return row.refuse(field, row.text(field), reasons.priceRough({ unitPrice }))
  const price = priceCents(made.euros, mayBeTiny(row), made.cents)
  if ('reason' in price) return row.refuse(field, row.text(field), price.reason)
  if (!priceFrom && kind !== 'Sfuso')
    row.note('price', row.text('price'), formatEuro(price.cents), repairs.priceMade)
  return price.cents
}

/** Goods by weight are priced per kilogram: a different unit price would be a different price. */
function checkLoose(row: RowReader, cents: number | undefined, told: ToldUnitPrice | undefined) {
  if (cents === undefined || told === undefined) return
  const isKilogram = told.unit === undefined || told.unit === 'kg'
  if (isKilogram && Math.abs(cents - told.euros * 100) <= 1) return
  row.refuse('price', row.text('price'), loosePrice(cents, told))
}

function tellWhy(
  row: RowReader,
  cents: number,
  told: ToldUnitPrice,
  found: Exclude<PricedContent, { is: 'known' }>,
) {
  if (found.is === 'far') return row.refuse('price', row.text('price'), farPrice(cents, told, found))
  return row.note(
    'unitPrice',
    row.raw('unitPrice'),
    '',
    contradiction(told, found, row.text('unitPriceUnit')),
  )
}
