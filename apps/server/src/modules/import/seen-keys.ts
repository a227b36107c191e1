/** Which keys of a file were seen, and on which line first. */
export interface SeenKeys {
  lineOf: (field: string, value: string) => number | undefined
  add: (field: string, value: string, line: number) => void
}

/** As many digits as a number holds exactly behind a 1 that keeps the leading zeros. */
const DIGITS = /^\d{1,14}$/

/**
 * A cell is a piece of the block that was read from the file: kept as it is, it would keep the block. Codes of digits
 * are kept as numbers, others are copied.
 */
const keyOf = (value: string): string | number =>
  DIGITS.test(value) ? Number(`1${value}`) : Buffer.from(value).toString()

/** Keys seen so far: none. */
export function createSeenKeys(): SeenKeys {
  const lines = new Map<string, Map<string | number, number>>()
  return {
    lineOf: (field, value) => lines.get(field)?.get(keyOf(value)),
    add(field, value, line) {
      const known = lines.get(field)
      if (known === undefined) lines.set(field, new Map([[keyOf(value), line]]))
      else known.set(keyOf(value), line)
    },
  }
}
