const RANGE = /^(\d{3,5})(?:-(\d{3,5}))?$/
/** A province has at most a thousand; more is a typing error. */
const MAX_RANGE = 1_000
const DIGITS = 5

/**
 * The postal codes of a list such as '40121, 40126-40128', each once and in order; leading zeros dropped by a
 * spreadsheet are restored. undefined if a part is neither a code nor a range.
 */
export function readPostalCodes(text: string): string[] | undefined {
  const parts = text
    .replace(/\s*[-–—]\s*/g, '-')
    .split(/[,;|+\s]+/)
    .filter((part) => part !== '')
  const codes = new Set<number>()
  for (const part of parts) {
    const [, first, last = first] = RANGE.exec(part) ?? []
    if (first === undefined) return undefined
    const count = Number(last) - Number(first) + 1
    if (count < 1 || count > MAX_RANGE) return undefined
    for (let place = 0; place < count; place += 1) codes.add(Number(first) + place)
  }
  return [...codes].toSorted((a, b) => a - b).map((code) => String(code).padStart(DIGITS, '0'))
}
