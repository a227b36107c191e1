import { parseDecimal, withoutEuro } from '@cambusa/domain/catalogue/decimal-text'

export type DecimalSign = ',' | '.'

const CLEAN = /[€\s\u00a0\u202f'’]|eur[o]?/gi
/** The unit of a unit price: '16,63 € / kg', 'al kg 16,63'. */
const PER = /(?<=\d)(?:\/|al|per|cad)\D.*$|^(?:\/|al|per)(?:\d+)?[a-z]+(?=\d)/i
/** '1.234' may be 1 and a fraction or 1234; '0.234' is unambiguous. */
const IN_DOUBT = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/
const BELOW_ONE = /^[-+]?0([.,])\d{3}$/
const SIMPLE = /^\d+(?:[.,]\d{1,2})?$/
const TELLS = /^[-+]?(?:\d{1,3}(?:[.,'\s]\d{3})*|\d*)([.,])(?:\d{1,2}|\d{4,})$/

/** The decimal sign of a column, found by its unambiguous values; undefined if they contradict each other or there are none. */
export function decimalSignOf(values: Iterable<string>): DecimalSign | undefined {
  const seen = { ',': 0, '.': 0 }
  for (const value of values) {
    const bare = value.replace(CLEAN, '').replace(PER, '')
    const sign = (TELLS.exec(bare) ?? BELOW_ONE.exec(bare))?.[1]
    if (sign === ',' || sign === '.') seen[sign] += 1
  }
  if (seen[','] > 0 && seen['.'] > 0) return undefined
  return seen[','] > 0 ? ',' : seen['.'] > 0 ? '.' : undefined
}

/**
 * A number in the notation of its column. 'doubt': ambiguous, and the column's sign is unknown. undefined: not a
 * number.
 */
export function readDecimal(text: string, sign: DecimalSign | undefined): number | 'doubt' | undefined {
  if (SIMPLE.test(text)) return Number(text.replace(',', '.'))
  const bare = withoutEuro(text)
    .trim()
    .replace(/^(\d(?:[\d.,]*\d)?)-$/, '-$1')
  const separator = IN_DOUBT.exec(bare)?.[1]
  if (separator === undefined) return parseDecimal(bare)
  if (sign === undefined) return 'doubt'
  return Number(bare.replace(separator, separator === sign ? '.' : ''))
}
