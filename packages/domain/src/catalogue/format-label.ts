import { LOCALE } from '../constants.ts'
import { ownValue } from '../own-value.ts'

/** Grams or millilitres of one unit, as labels write it. */
const MEASURES: Readonly<Record<string, readonly [small: 'g' | 'ml', factor: number]>> = {
  kg: ['g', 1000],
  chili: ['g', 1000],
  chilo: ['g', 1000],
  hg: ['g', 100],
  etti: ['g', 100],
  etto: ['g', 100],
  dag: ['g', 10],
  grammi: ['g', 1],
  gr: ['g', 1],
  g: ['g', 1],
  litri: ['ml', 1000],
  litro: ['ml', 1000],
  lt: ['ml', 1000],
  l: ['ml', 1000],
  dl: ['ml', 100],
  cl: ['ml', 10],
  ml: ['ml', 1],
}
const LARGE = { g: 'kg', ml: 'l' } as const
const LARGE_FROM = 1000

const UNIT = Object.keys(MEASURES)
  .sort((a, b) => b.length - a.length)
  .join('|')
const AMOUNT = String.raw`\d+(?:[.,]\d+)?`
/** '6 x 1,5 l', '6x1,5lt', '500gr'. */
const AMOUNT_FIRST = new RegExp(
  String.raw`(?:(?<![\d.,])(\d{1,3})\s*[x×*]\s*)?(?<![\d.,])(${AMOUNT})\s*(${UNIT})(?![\p{L}])`,
  'u',
)
/** 'gr.500', 'kg 1', 'lt 6x1,5'. */
const UNIT_FIRST = new RegExp(
  String.raw`(?<![\p{L}])(${UNIT})\.?\s*(?:(\d{1,3})\s*[x×*]\s*)?(${AMOUNT})(?![\d.,])`,
  'u',
)
const BY_WEIGHT = /^(?:al|sfuso al|€ ?\/|per)\s*kg$|^sfuso$/
const PIECES =
  /(?<![\p{L}\d.,])(?:(?:x|da|pz\.?)\s*(\d{1,5})(?:\s*(?:pz|pezzi|pezzo))?|(\d{1,5})\s*(?:pz|pezzi|pezzo|pcs))(?![\p{L}\d])/u

const italian = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 3, useGrouping: false })

/** '1.500 g' is one and a half thousand, '1.500 kg' one and a half: nobody sells tonnes. */
function amountOf(text: string, factor: number): number {
  const isThousands = factor === 1 && /^\d{1,3}\.\d{3}$/.test(text)
  return Number(isThousands ? text.replace('.', '') : text.replace(',', '.')) * factor
}

function measure(amount: string, unit: string): string | undefined {
  const [small, factor] = ownValue(MEASURES, unit) ?? ['g', 1]
  const value = Math.round(amountOf(amount, factor) * 1000) / 1000
  if (!(value > 0)) return undefined
  return value < LARGE_FROM
    ? `${italian.format(value)} ${small}`
    : `${italian.format(value / LARGE_FROM)} ${LARGE[small]}`
}

/**
 * A format in one way of writing, as shoppers read it: '0,5 l', '50cl' and 'ml.500' are '500 ml', '6x1500 ml' is
 * '6 x 1,5 l', 'conf. da 6' is '6 pz'. What holds neither measure nor pieces stays as it is.
 */
export function formatLabel(format: string): string {
  const text = format.trim().replace(/\s+/g, ' ')
  const folded = text.toLowerCase()
  if (BY_WEIGHT.test(folded)) return 'al kg'
  const amountFirst = AMOUNT_FIRST.exec(folded)
  const unitFirst = amountFirst === null ? UNIT_FIRST.exec(folded) : null
  const count = Number(amountFirst?.[1] ?? unitFirst?.[2] ?? 1)
  const size = amountFirst
    ? measure(amountFirst[2] ?? '', amountFirst[3] ?? '')
    : unitFirst && measure(unitFirst[3] ?? '', unitFirst[1] ?? '')
  if (size) return count > 1 ? `${count} x ${size}` : size
  const pieces = PIECES.exec(folded)
  const number = Number(pieces?.[1] ?? pieces?.[2] ?? 0)
  return number > 0 ? `${number} pz` : text
}
