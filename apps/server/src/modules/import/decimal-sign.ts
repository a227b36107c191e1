import { parseDecimal, withoutEuro } from '@cambusa/domain/catalogue/decimal-text'

export type DecimalSign = ',' | '.'

const CLEAN = /[€\s\u00a0\u202f'’]|eur[o]?/gi
/** What a unit price is for: '16,63 € / kg', 'al kg 16,63'. */
const PER = /(?<=\d)(?:\/|al|per|cad)\D.*$|^(?:\/|al|per)(?:\d+)?[a-z]+(?=\d)/i
/** '1.234' is one and a bit or more than a thousand; '0.234' is not in doubt. */
const IN_DOUBT = /^[-+]?[1-9]\d{0,2}([.,])\d{3}$/
const BELOW_ONE = /^[-+]?0([.,])\d{3}$/
const SIMPLE = /^\d+(?:[.,]\d{1,2})?$/
const TELLS = /^[-+]?(?:\d{1,3}(?:[.,'\s]\d{3})*|\d*)([.,])(?:\d{1,2}|\d{4,})$/

/** The decimal sign of a column, told by those of its values that leave no doubt; undefined when they disagree or tell nothing. */
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

/** A number as the column writes it. 'doubt': it could be read in two ways and nothing tells which. Undefined: none. */
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
