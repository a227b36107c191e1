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
