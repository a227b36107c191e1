/** Digits in groups of three, or without groups: '1.234.567', '1 234', '1234'. */
const WHOLE = /^\d+$|^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:['’ ]\d{3})+$/
/** Before or behind a number, never inside it: '1€50' is not 150. */
const EURO = /^\s*([-+]?)\s*(?:€|euro?)|(?:€|euro?)\s*$/gi
const NUMBER = /^([-+]?)(\d[\d.,'’ ]*?)(?:([.,])(\d+|-{1,2}))?$/

/** A price without its euro sign. */
export const withoutEuro = (text: string): string => text.replace(EURO, '$1')

/**
 * Reads a number as price lists write it: decimal comma or dot ('2,-' too), thousands separated by another sign, a euro
 * sign around it. Undefined for anything else: '1.23,45' and '3 50' are slips.
 */
export function parseDecimal(text: string): number | undefined {
  const bare = withoutEuro(text)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
  const [, sign = '', whole = '', decimalSign, decimals = ''] =
    NUMBER.exec(bare.replace(/^([-+]) /, '$1')) ?? []
  if (!WHOLE.test(whole) || (decimalSign !== undefined && whole.includes(decimalSign))) return undefined
  const value = Number(`${sign}${whole.replace(/[.,'’ ]/g, '')}.${decimals.replace(/-/g, '') || '0'}`)
  return Number.isFinite(value) ? value : undefined
}
