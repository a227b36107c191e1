/** The keys of a file, and the line of the first row of each. */
export interface SeenKeys {
  lineOf: (field: string, value: string) => number | undefined
  add: (field: string, value: string, line: number) => void
}

/** As many digits as a number represents exactly with a 1 in front, which keeps leading zeros. */
const DIGITS = /^\d{1,14}$/

/**
 * A cell is a slice of the block that was read from the file, and would keep the whole block in memory. Codes of digits
 * are stored as numbers, others are copied.
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
