import { ownValue } from '../own-value.ts'
import { contentInBaseUnit } from '../money/unit-price.ts'

/** Net content of a pack in the unit of its unit price. */
export interface PackContent {
  content: number
  unit: 'kg' | 'l' | 'pz'
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  kg: 'kg',
  kilo: 'kg',
  chilo: 'kg',
  hg: 'hg',
  g: 'g',
  gr: 'g',
  grammi: 'g',
  mg: 'mg',
  l: 'l',
  lt: 'l',
  litro: 'l',
  litri: 'l',
  dl: 'dl',
  cl: 'cl',
  ml: 'ml',
  pz: 'pz',
  pezzo: 'pz',
  pezzi: 'pz',
  rotolo: 'pz',
  rotoli: 'pz',
  capsule: 'pz',
  cialde: 'pz',
  bustine: 'pz',
  filtri: 'pz',
  fogli: 'pz',
  uova: 'pz',
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const FORMAT = new RegExp(String.raw`(?:(\d+)\s*[x×]\s*)?(${NUMBER})\s*([a-z]+)\b\.?`, 'i')

/**
 * A number as Italian price lists write it: decimal comma or dot, dots or commas between thousands where the other
 * sign is the decimal one, a euro sign around it. Undefined when it is none.
 */
export function parseDecimal(text: string): number | undefined {
  const bare = text.replace(/[€\s\u00a0']/g, '').replace(/^eur/i, '')
  if (!/^[-+]?\d[\d.,]*$/.test(bare)) return undefined
  const comma = bare.lastIndexOf(',')
  const dot = bare.lastIndexOf('.')
  const decimalSign = comma > dot ? ',' : '.'
  const thousandsSign = decimalSign === ',' ? '.' : ','
  const plain = bare.split(thousandsSign).join('')
  const parts = plain.split(decimalSign)
  if (parts.length > 2) return undefined
  const value = Number(parts.join('.'))
  return Number.isFinite(value) ? value : undefined
}

/** '1.440' before g or ml is one thousand four hundred and forty: nobody prints thousandths of a gram. */
function amountOf(text: string, unit: string): number | undefined {
  const isSmallUnit = unit === 'g' || unit === 'ml' || unit === 'mg'
  return parseDecimal(isSmallUnit && /^[1-9]\d{0,2}(\.\d{3})+$/.test(text) ? text.split('.').join('') : text)
}

/** Reads '500 g', '6 x 1,5 l', '0,750 kg', '10 pezzi' anywhere in a text. Undefined when no content is named. */
export function parseFormat(text: string): PackContent | undefined {
  const found = FORMAT.exec(text)
  if (found === null) return undefined
  const [, times, amountText = '', word = ''] = found
  const unit = ownValue(UNIT_WORDS, word.toLowerCase())
  if (unit === undefined) return undefined
  const amount = amountOf(amountText, unit)
  if (amount === undefined) return undefined
  const base = contentInBaseUnit(amount * Number(times ?? 1), unit)
  if (base === undefined || base.unit === 'm') return undefined
  const content = Math.round(base.contentBase * 1000) / 1000
  return content > 0 ? { content, unit: base.unit } : undefined
}
