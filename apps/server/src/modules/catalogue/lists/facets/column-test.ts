import { intersect, noBits, type Bits } from '../../memory/bit-set.ts'

/** Prices from a lower limit (included) to an upper one (excluded), cents; Infinity: no upper limit. */
export interface CentRange {
  fromCents: number
  toCents: number
}

/** The condition of a facet on a column: its value is one of a set, or its price is in one of some ranges. */
export type ColumnTest =
  | { column: Uint8Array | Uint32Array; /** 1 for values that pass. */ passes: Uint8Array }
  | { cents: Int32Array; ranges: readonly CentRange[] }

/** Whether a product passes. */
export function passesTest(test: ColumnTest, ordinal: number): boolean {
  if ('column' in test) return test.passes[test.column[ordinal]!] === 1
  const cents = test.cents[ordinal]!
  for (const range of test.ranges) if (isInRange(range, cents)) return true
  return false
}

/** No price is in no range. */
export const isInRange = ({ fromCents, toCents }: CentRange, cents: number) =>
  cents !== 0 && cents >= fromCents && cents < toCents

/** The products of a shop that pass every test: one pass through each column, 32 products at a time. */
export function passing(tests: readonly ColumnTest[], productCount: number): Bits {
  const [first, ...others] = tests.map((test) => passingOne(test, productCount))
  return others.reduce(intersect, first ?? noBits(productCount))
}

function passingOne(test: ColumnTest, productCount: number): Bits {
  const bits = noBits(productCount)
  if ('cents' in test) for (const range of test.ranges) addRange(bits, test.cents, range)
  else if (test.column instanceof Uint8Array) addValues(bits, test.column, test.passes)
  else addWideValues(bits, test.column, test.passes)
  return bits
}

function addRange(bits: Bits, cents: Int32Array, range: CentRange) {
  const { below, to } = limitsOf(range)
  for (let word = 0; word < bits.length; word++) {
    const start = word * 32
    let found = 0
    for (let ordinal = Math.min(start + 32, cents.length) - 1; ordinal >= start; ordinal--)
      found = (found << 1) | (((below - cents[ordinal]!) & (cents[ordinal]! - to)) >>> 31)
    bits[word]! |= found
  }
}

/** Number of products of the shop with a price in a range. */
export function countInRange(cents: Int32Array, range: CentRange): number {
  const { below, to } = limitsOf(range)
  let count = 0
  for (let ordinal = 0; ordinal < cents.length; ordinal++)
    count += ((below - cents[ordinal]!) & (cents[ordinal]! - to)) >>> 31
  return count
}

const MOST_CENTS = 2 ** 31 - 1

/**
 * A price is in the range if below - price and price - to are both negative: the signs are combined without a branch,
 * which the processor would mispredict every other time for unsorted prices.
 */
const limitsOf = ({ fromCents, toCents }: CentRange) => ({
  below: Math.max(fromCents, 1) - 1,
  to: Math.min(toCents, MOST_CENTS),
})

// Separate functions for bytes and for numbers: a common one would check the type of every value.

function addValues(bits: Bits, column: Uint8Array, passes: Uint8Array) {
  for (let word = 0; word < bits.length; word++) {
    const start = word * 32
    let found = 0
    for (let ordinal = Math.min(start + 32, column.length) - 1; ordinal >= start; ordinal--)
      found = (found << 1) | passes[column[ordinal]!]!
    bits[word] = found
  }
}

function addWideValues(bits: Bits, column: Uint32Array, passes: Uint8Array) {
  for (let word = 0; word < bits.length; word++) {
    const start = word * 32
    let found = 0
    for (let ordinal = Math.min(start + 32, column.length) - 1; ordinal >= start; ordinal--)
      found = (found << 1) | passes[column[ordinal]!]!
    bits[word] = found
  }
}
