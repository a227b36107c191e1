import { priceOfUnitPrice } from '../money/money.ts'
import { unitPriceCents, type UnitPriceUnit } from '../money/unit-price.ts'
import { isOneThing } from './measure-units.ts'
import type { FormatReading, PackContent } from './product-format.ts'
import { isSameUnitPrice } from './same-unit-price.ts'

/** A unit price that a file tells, above zero. `unit` 'other': it names one that the shop does not count by. */
export interface ToldUnitPrice {
  euros: number
  unit: UnitPriceUnit | 'other' | undefined
  /** How many of the unit the file's own number is for: 0.1 where it wrote the price of 100 g; 1 when left out. */
  size?: number
}

/** Content in the unit of its unit price. */
export interface CountedContent {
  content: number
  unit: UnitPriceUnit
}

/**
 * What a unit price makes of a price and a content. known: the unit price shown is the one told, but for rounding.
 * contradicted: a price that is shown may not say another unit price than the file; `shown` is what it would say. far:
 * price and unit price × content (`expectedCents`) are more than ten times apart, so one of them is a slip.
 */
export type PricedContent =
  | { is: 'known'; content: CountedContent }
  | { is: 'unknown' }
  /** Format and name say different contents, and no unit price tells which. */
  | { is: 'open' }
  | { is: 'contradicted'; shown: { cents: number; unit: UnitPriceUnit } | undefined }
  | { is: 'far'; expectedCents: number; content: CountedContent }

const FAR_TIMES = 10
const MAX_DERIVED = 2_000
const MILLIONTHS = 1_000_000

const exact = (value: number) => Math.round(value * MILLIONTHS) / MILLIONTHS

/** What the unit price that a file tells makes of a price and the one content that its product has. */
export function judgeUnitPrice(
  priceCents: number,
  content: CountedContent,
  { euros, unit = content.unit }: ToldUnitPrice,
): PricedContent {
  const cents = unitPriceCents(priceCents, content.content)
  const shown = cents === undefined ? undefined : { cents, unit: content.unit }
  if (unit !== content.unit) return { is: 'contradicted', shown }
  if (isSameUnitPrice(priceCents, content.content, euros)) return { is: 'known', content }
  // A price that is its own unit price is no slip: the file's piece is the pack.
  if (unit === 'pz' && isSameUnitPrice(priceCents, 1, euros)) return { is: 'contradicted', shown }
  const expectedCents = priceOfUnitPrice(euros, content.content)
  const isFar = priceCents > expectedCents * FAR_TIMES || priceCents * FAR_TIMES < expectedCents
  return isFar ? { is: 'far', expectedCents, content } : { is: 'contradicted', shown }
}

/** The content that price and unit price leave, where no text names one in that unit: 5,50 € at 6,95 €/kg. */
function derived(priceCents: number, { euros, unit }: { euros: number; unit: UnitPriceUnit }): PricedContent {
  const ratio = priceCents / 100 / euros
  const content = { content: unit === 'pz' ? Math.round(ratio) : exact(ratio), unit }
  const isPossible = content.content > 0 && content.content <= MAX_DERIVED
  return isPossible && isSameUnitPrice(priceCents, content.content, euros)
    ? { is: 'known', content }
    : { is: 'contradicted', shown: undefined }
}

/** A litre of it would weigh too little or too much: format and unit price do not belong together. */
function fitsOther(content: CountedContent, others: readonly PackContent[]): boolean {
  const other = others.find(({ unit }) => unit !== content.unit && unit !== 'pz')
  return other === undefined || isOneThing(content, other)
}

/** Whether texts name a content that needs no other text: the unit price proves it, or none is told. */
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
 * What the texts say together, without a unit price. A name that has several packs of the format's size names the
 * content ('75 cl' beside 'Acqua 75 cl x 6'); one that names another content in the same unit leaves it open.
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

/** '1,7 g' beside 'Tè 20 x 1,7 g': the format is of one pack, the name of all, and the unit price proves it. */
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
 * The content that a product's unit price counts by. `readings` are of its texts, the surest first. Where the file
 * tells a unit price, its unit wins, and only a content that it confirms is taken; the drained weight is the content of
 * what has one (Codice del Consumo, art. 14-16).
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
 * The content that a price may be made by: named once in the unit of the unit price, so that the price is sure.
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

/** A price that was made: as the product says it, and rounded half up to cents. */
export interface MadePrice {
  euros: number
  cents: number
  /** The unit price was rounded to cents so coarsely that the true price may be more than 1 per cent away. */
  isRough: boolean
}

const MOST_AWAY = 0.01

/** Half of the last decimal that the unit price was written with, cents at least. */
function halfStep(written: number): number {
  const decimals = [2, 3, 4].find((digits) => Number(written.toFixed(digits)) === exact(written)) ?? 6
  return 0.5 / 10 ** decimals
}

/**
 * The price of a pack, unit price × content; undefined where they do not meet. `isFormula`: the retailer asked for it;
 * else the price was written as '16,63 € / kg', and one per piece is that of a pack of one, which what holds
 * `areSeveral` is not.
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
