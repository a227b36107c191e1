import { lastingInt32 } from '../memory/saving/lasting.ts'

/** Prices of one list in cents by ordinal, 0 for none: dense for public lists, sparse for small company lists. */
export type PriceColumn =
  | { kind: 'dense'; cents: Int32Array }
  | { kind: 'sparse'; ordinals: Uint32Array; cents: Int32Array }

/** A list with a price for less than one in this many products is sparse. */
const SPARSE_FROM = 8

/** Builds a column from pairs in any order. */
export function priceColumn(productCount: number, ordinals: Uint32Array, cents: Int32Array): PriceColumn {
  if (ordinals.length * SPARSE_FROM >= productCount) {
    const dense = lastingInt32(productCount)
    for (let i = 0; i < ordinals.length; i++) dense[ordinals[i]!] = cents[i]!
    return { kind: 'dense', cents: dense }
  }
  const rows = Uint32Array.from(ordinals.keys()).sort((a, b) => ordinals[a]! - ordinals[b]!)
  return {
    kind: 'sparse',
    ordinals: rows.map((row) => ordinals[row]!),
    cents: Int32Array.from(rows, (row) => cents[row]!),
  }
}

/** Calls back for every price of the list. */
export function eachPrice(column: PriceColumn, call: (ordinal: number, cents: number) => void) {
  if (column.kind === 'sparse') {
    for (let i = 0; i < column.ordinals.length; i++) call(column.ordinals[i]!, column.cents[i]!)
    return
  }
  for (let ordinal = 0; ordinal < column.cents.length; ordinal++) {
    const cents = column.cents[ordinal]!
    if (cents !== 0) call(ordinal, cents)
  }
}

/** Price of one product in a list in cents, 0 for none. */
export function priceAt(column: PriceColumn | undefined, ordinal: number): number {
  if (column === undefined) return 0
  if (column.kind === 'dense') return column.cents[ordinal]!
  let low = 0
  let high = column.ordinals.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = column.ordinals[middle]!
    if (found === ordinal) return column.cents[middle]!
    if (found < ordinal) low = middle + 1
    else high = middle - 1
  }
  return 0
}
