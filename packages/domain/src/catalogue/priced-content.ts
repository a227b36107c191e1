import { priceOfUnitPrice } from '../money/money.ts'
import { unitPriceCents, type UnitPriceUnit } from '../money/unit-price.ts'
import { isOneThing } from './measure-units.ts'
import type { FormatReading, PackContent } from './product-format.ts'
import { isSameUnitPrice } from './same-unit-price.ts'

/** The unit price of a file, above zero. `unit` 'other': a unit that the shop does not use. */
export interface ToldUnitPrice {
  euros: number
  unit: UnitPriceUnit | 'other' | undefined
  /** Number of units that the price is for: 0.1 when the file has the price of 100 g; 1 by default. */
  size?: number
}

/** Content in the unit of its unit price. */
export interface CountedContent {
  content: number
  unit: UnitPriceUnit
}

/**
 * Result of comparing a price, a unit price and a content. known: the unit price shown is the file's, except for
 * rounding. contradicted: the price would show another unit price than the file; `shown` is that one. far: price and
 * unit price × content (`expectedCents`) differ more than tenfold, so one of them is a slip.
 */
export type PricedContent =
  | { is: 'known'; content: CountedContent }
  | { is: 'unknown' }
  /** Format and name name different contents, and no unit price decides. */
  | { is: 'open' }
  | { is: 'contradicted'; shown: { cents: number; unit: UnitPriceUnit } | undefined }
  | { is: 'far'; expectedCents: number; content: CountedContent }

const FAR_TIMES = 10
const MAX_DERIVED = 2_000
const MILLIONTHS = 1_000_000

const exact = (value: number) => Math.round(value * MILLIONTHS) / MILLIONTHS

/** Compares a file's unit price with the price and the known content of a product. */
export function judgeUnitPrice(
  priceCents: number,
  content: CountedContent,
  { euros, unit = content.unit }: ToldUnitPrice,
): PricedContent {
  const cents = unitPriceCents(priceCents, content.content)
  const shown = cents === undefined ? undefined : { cents, unit: content.unit }
  if (unit !== content.unit) return { is: 'contradicted', shown }
  if (isSameUnitPrice(priceCents, content.content, euros)) return { is: 'known', content }
  // A price equal to the unit price is no slip: the file's piece is the pack.
  if (unit === 'pz' && isSameUnitPrice(priceCents, 1, euros)) return { is: 'contradicted', shown }
  const expectedCents = priceOfUnitPrice(euros, content.content)
  const isFar = priceCents > expectedCents * FAR_TIMES || priceCents * FAR_TIMES < expectedCents
  return isFar ? { is: 'far', expectedCents, content } : { is: 'contradicted', shown }
}

/** The content calculated from price and unit price, when no text names one in that unit: 5,50 € at 6,95 €/kg. */
function derived(priceCents: number, { euros, unit }: { euros: number; unit: UnitPriceUnit }): PricedContent {
  const ratio = priceCents / 100 / euros
  const content = { content: unit === 'pz' ? Math.round(ratio) : exact(ratio), unit }
  const isPossible = content.content > 0 && content.content <= MAX_DERIVED
  return isPossible && isSameUnitPrice(priceCents, content.content, euros)
    ? { is: 'known', content }
    : { is: 'contradicted', shown: undefined }
}

/** The density would be impossible: format and unit price do not belong together. */
function fitsOther(content: CountedContent, others: readonly PackContent[]): boolean {
  const other = others.find(({ unit }) => unit !== content.unit && unit !== 'pz')
  return other === undefined || isOneThing(content, other)
}

/** Whether texts name a certain content: the unit price confirms it, or the file has none. */
export function isProved(
  readings: readonly FormatReading[],
  priceCents: number | undefined,
  told: ToldUnitPrice | undefined,
): boolean {
  if (told === undefined || priceCents === undefined) return readings.some(({ main }) => main !== undefined)
  return readings.some(({ all }) =>
    all.some(
      ({ content, unit }) => (told.unit ?? unit) === unit && isSameUnitPrice(priceCents, content, told.euros),
    ),
  )
}

/**
 * The content that the texts name together, without a unit price. A name that has several packs of the format's size
 * names the content ('Acqua 75 cl x 6' beside '75 cl'); a name with another content in the same unit leaves it open.
 */
export function agreedContent(readings: readonly FormatReading[]): PackContent | 'open' | undefined {
  const drained = readings.find(({ isDrained, main }) => isDrained && main !== undefined)
  if (drained !== undefined) return drained.main
  const sure = readings.find(({ main }) => main !== undefined)
  const content = sure?.main
  if (readings.some(({ isUncounted }) => isUncounted)) return 'open'
  if (sure === undefined || content === undefined || content.unit === 'pz') return content
  const others = readings.filter(({ main }) => main !== undefined && !isEqual(main, content))
  for (const { main, all } of others) {
    if (main === undefined) continue
    if (all.some((other) => isMultiple(other, content)))
      return main.unit === 'pz' || isMultiple(main, content) ? main : 'open'
    if (main.unit === content.unit && !sure.all.some((other) => isEqual(other, main))) return 'open'
  }
  return content
}

const isEqual = (a: PackContent, b: PackContent) =>
  a.unit === b.unit && Math.abs(a.content - b.content) <= b.content * 1e-6

const MAX_PACKS = 200

/** Whether a content is that of several packs of a size. */
function isMultiple(content: PackContent, one: PackContent): boolean {
  const count = content.content / one.content
  return (
    content.unit === one.unit &&
    count > 1.5 &&
    count <= MAX_PACKS &&
    Math.abs(count - Math.round(count)) < 1e-6
  )
}

/** '1,7 g' beside 'Tè 20 x 1,7 g': the format names one pack, the name all of them, and the unit price confirms it. */
function ofPacks(
  one: PackContent,
  readings: readonly FormatReading[],
  { euros }: ToldUnitPrice,
  priceCents: number,
): PackContent | undefined {
  return readings
    .flatMap(({ all }) => all)
    .find((each) => isMultiple(each, one) && isSameUnitPrice(priceCents, each.content, euros))
}

/**
 * The content for a product's unit price. `readings` come from its texts, the most reliable first. If the file has a
 * unit price, its unit wins, and only a content that it confirms is accepted; goods with a drained weight count by it
 * (Codice del Consumo, art. 14-16).
 */
export function pricedContent(
  priceCents: number | undefined,
  readings: readonly FormatReading[],
  told: ToldUnitPrice | undefined,
): PricedContent {
  const sure = readings.find(({ main }) => main !== undefined)
  const drained = readings.find(({ isDrained, main }) => isDrained && main !== undefined)
  const main = (drained ?? sure)?.main
  if (told === undefined || priceCents === undefined) {
    const agreed = agreedContent(readings)
    if (agreed === undefined || agreed === 'open') return { is: agreed ?? 'unknown' }
    return { is: 'known', content: agreed }
  }
  const { euros, unit } = told
  const shownCents = main && unitPriceCents(priceCents, main.content)
  const unsaid: PricedContent = {
    is: 'contradicted',
    shown: main && shownCents !== undefined ? { cents: shownCents, unit: main.unit } : undefined,
  }
  if (unit === 'other') return unsaid
  const inUnit = (each: PackContent) => unit === undefined || each.unit === unit
  const pool =
    (drained ? [drained] : readings).map(({ all }) => all.filter(inUnit)).find((all) => all.length > 0) ?? []
  const confirmed = pool.find((each) => isSameUnitPrice(priceCents, each.content, euros))
  if (confirmed !== undefined) return { is: 'known', content: confirmed }
  const [first] = pool
  const packs = first && drained === undefined && ofPacks(first, readings, told, priceCents)
  if (packs) return { is: 'known', content: packs }
  if (first !== undefined) return judgeUnitPrice(priceCents, first, told)
  if (unit === undefined || drained !== undefined) return unsaid
  const found = derived(priceCents, { euros, unit })
  if (
    found.is !== 'known' ||
    fitsOther(
      found.content,
      readings.flatMap(({ all }) => all),
    )
  )
    return found
  return unsaid
}

/**
 * The content to calculate a price with: named once in the unit of the unit price, so that the price is certain.
 * Undefined when the texts name none, or several.
 */
export function sureContent(
  readings: readonly FormatReading[],
  unit: ToldUnitPrice['unit'],
): PackContent | undefined {
  const isInUnit = (each: PackContent) => unit === undefined || each.unit === unit
  const drained = readings.find(({ isDrained, main }) => isDrained && main !== undefined)
  const sure = (drained ? [drained] : readings).find(({ all }) => all.some(isInUnit))
  const pool = sure?.all.filter(isInUnit)
  const isSure = pool?.length === 1 && sure?.main !== undefined
  if (!isSure) return undefined
  const agreed = agreedContent(readings)
  return agreed === 'open' || (agreed?.unit === pool[0]?.unit && !isEqual(agreed!, pool[0]!))
    ? undefined
    : pool[0]
}

/** A calculated price: exact for the product's text, and rounded half up to cents. */
export interface MadePrice {
  euros: number
  cents: number
  /** The unit price was rounded so coarsely that the true price may differ by more than 1 per cent. */
  isRough: boolean
}

const MOST_AWAY = 0.01

/** Half a unit of the last decimal of the written unit price, at least of a cent. */
function halfStep(written: number): number {
  const decimals = [2, 3, 4].find((digits) => Number(written.toFixed(digits)) === exact(written)) ?? 6
  return 0.5 / 10 ** decimals
}

/**
 * The price of a pack, unit price × content; undefined when the units differ. `isFormula`: the retailer asked for it;
 * else the price was written as '16,63 € / kg', and a price per piece is that of a pack of one, unless the reading has
 * `areSeveral`.
 */
export function madePrice(
  { euros, unit, size = 1 }: ToldUnitPrice,
  content: CountedContent | undefined,
  isFormula: boolean,
  areSeveral: boolean,
): MadePrice | undefined {
  const isOfPiece = unit === 'pz' && !isFormula
  const counted = isOfPiece && content?.unit !== 'pz' ? { content: 1, unit } : content
  if (counted === undefined || (unit ?? counted.unit) !== counted.unit) return undefined
  if (isOfPiece && (counted.content !== 1 || areSeveral)) return undefined
  const packs = counted.content / size
  const written = exact(euros * size)
  const isRough = packs > 1 && halfStep(written) > written * MOST_AWAY
  return {
    euros: euros * counted.content,
    cents: priceOfUnitPrice(euros, counted.content),
    isRough,
  }
}
