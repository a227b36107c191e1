import { numberText } from '../text/number-text.ts'
import { MEASURE_WORDS, usualUnit } from './measure-units.ts'
import { readFormat } from './product-format.ts'

const SMALL = { kg: 'g', l: 'ml' } as const
const PER_LARGE = 1_000
const UNIT = new RegExp(String.raw`(?<!\p{L})(?:${MEASURE_WORDS})(?!\p{L})`, 'giu')
const COUNTS = /pz|pezzi|conf/i
const BY_WEIGHT =
  /^(?:(?:sfus[oa]|vendut[oa]|prezzo|a peso)?\s*(?:al|€ ?\/|per|a)\s*)(?:kg|kilo|chilo|chilogrammo)\.?$|^sfus[oa]$|^a peso$/
/** Nothing but amounts, units and counts. */
const IS_SIZE = new RegExp(
  String.raw`^(?:\d+(?:[.,]\d+)?|[x×*(). ]|(?:${MEASURE_WORDS})(?!\p{L})|(?:pz|pezzi|conf|da)(?!\p{L}))+$`,
  'iu',
)
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,/])(\d+)(?:[.,](\d+))?\s*(${MEASURE_WORDS}|pz)(?![\p{L}\d])`,
  'giu',
)
const DECIMALS = 3

const italian = (content: number) => numberText(content, 6, false)

/** A weight in kg or a volume in l as labels write it. */
function sizeOf(content: number, unit: 'kg' | 'l'): string {
  return content < 1 ? `${italian(content * PER_LARGE)} ${SMALL[unit]}` : `${italian(content)} ${unit}`
}

/**
 * Writes a format in one way for shoppers: '0,5 l', '50cl' and 'ml.500' become '500 ml', '6x1500 ml' '6 x 1,5 l',
 * 'conf. da 6' '6 pz'. A text that names no content, or several, is not changed.
 */
export function formatLabel(format: string): string {
  const text = format.trim().replace(/\s+/g, ' ')
  if (saysByWeight(text)) return 'al kg'
  const { main, packs } = readFormat(text)
  if (main === undefined) return text
  if (main.unit === 'pz') return `${main.content} pz`
  if (packs === undefined) return sizeOf(main.content, main.unit)
  return inPacks(packs.count, sizeOf(packs.each, main.unit))
}

const inPacks = (count: number, size: string) => (count > 1 ? `${count} x ${size}` : size)

/** 'al kg', 'sfuso', '€/kg': a format that says how goods are sold, without a content. */
export const saysByWeight = (format: string): boolean => BY_WEIGHT.test(format.trim().toLowerCase())

/** A size, or packs of one size, in its own unit: '0.75L' becomes '0,75 l', '6x75cl' '6 x 75 cl'. */
function sizeAsWritten(text: string): string | undefined {
  const [word, more] = text.match(UNIT) ?? []
  if (word === undefined) return formatLabel(text)
  const unit = usualUnit(word)
  if (more !== undefined || COUNTS.test(text)) return undefined
  if (unit === undefined) return formatLabel(text)
  const { packs } = readFormat(text)
  return packs && inPacks(packs.count, `${italian(packs.each * unit.perBase)} ${unit.sign}`)
}

/**
 * A format as screens show it: usual units of the retailer are kept (wine: 75 cl), numbers and signs are written in one
 * way. In a text that is more than a size ('vaschetta 800.0 g') only the amounts change.
 */
export function shownFormat(format: string): string {
  const text = format.trim().replace(/\s+/g, ' ')
  if (saysByWeight(text)) return 'al kg'
  const size = IS_SIZE.test(text) ? sizeAsWritten(text) : undefined
  if (size !== undefined) return size
  return text.replace(AMOUNT, (whole, digits: string, decimals: string | undefined, unit: string) => {
    // '1.500 g' means 1500 only when the text is nothing but a size.
    if (decimals?.length === DECIMALS) return whole
    const sign = usualUnit(unit)?.sign ?? unit.toLowerCase()
    return `${italian(Number(`${digits}.${decimals ?? '0'}`))} ${sign}`
  })
}
