import { LOCALE } from '../constants.ts'
import { readFormat } from './product-format.ts'

const SMALL = { kg: 'g', l: 'ml' } as const
const PER_LARGE = 1_000
const BY_WEIGHT = /^(?:al|sfuso al|€ ?\/|per)\s*kg$|^sfuso$/

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
  if (BY_WEIGHT.test(text.toLowerCase())) return 'al kg'
  const { main, packs } = readFormat(text)
  if (main === undefined) return text
  if (main.unit === 'pz') return `${main.content} pz`
  if (packs === undefined) return sizeOf(main.content, main.unit)
  const size = sizeOf(packs.each, main.unit)
  return packs.count > 1 ? `${packs.count} x ${size}` : size
}
