import { LOCALE } from '../constants.ts'
import { MEASURE_WORDS } from './measure-units.ts'
import { readFormat } from './product-format.ts'

const SMALL = { kg: 'g', l: 'ml' } as const
const PER_LARGE = 1_000
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

const italian = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3, useGrouping: false })

/** A weight in kg or a volume in l as labels write it. */
function sizeOf(content: number, unit: 'kg' | 'l'): string {
  return content < 1
    ? `${italian.format(content * PER_LARGE)} ${SMALL[unit]}`
    : `${italian.format(content)} ${unit}`
}

/**
 * A format in one way of writing, as shoppers read it: '0,5 l', '50cl' and 'ml.500' are '500 ml', '6x1500 ml' is
 * '6 x 1,5 l', 'conf. da 6' is '6 pz'. What names no content, or several, stays as it is.
 */
export function formatLabel(format: string): string {
  const text = format.trim().replace(/\s+/g, ' ')
  if (saysByWeight(text)) return 'al kg'
  const { main, packs } = readFormat(text)
  if (main === undefined) return text
  if (main.unit === 'pz') return `${main.content} pz`
  if (packs === undefined) return sizeOf(main.content, main.unit)
  const size = sizeOf(packs.each, main.unit)
  return packs.count > 1 ? `${packs.count} x ${size}` : size
}

/** 'al kg', 'sfuso', '€/kg': a format that says how goods are sold, and no content. */
export const saysByWeight = (format: string): boolean => BY_WEIGHT.test(format.trim().toLowerCase())

/**
 * A format as screens show it: a size in the one way of formatLabel, and of a text that says more ('vaschetta 800.0 g')
 * its amounts alone.
 */
export function shownFormat(format: string): string {
  const text = format.trim().replace(/\s+/g, ' ')
  if (saysByWeight(text) || IS_SIZE.test(text)) return formatLabel(text)
  return text.replace(AMOUNT, (whole, digits: string, decimals: string | undefined, unit: string) => {
    // '1.500 g' is one and a half thousand: only formatLabel tells.
    if (decimals?.length === DECIMALS) return whole
    return `${italian.format(Number(`${digits}.${decimals ?? '0'}`))} ${unit.toLowerCase()}`
  })
}
