import { radixOrder } from './radix-order.ts'
import { stringReader, type StringColumn } from './string-column.ts'

/** Number of digits that fit into a key; the order by further digits matters little. */
const KEY_DIGITS = 9
const DIGITS = /^\d+$/

/** Rows of a column that consist of digits, sorted by their first nine digits. */
export function digitOrder(column: StringColumn): Uint32Array {
  const read = stringReader(column)
  const count = column.offsets.length - 1
  const rows = new Uint32Array(count)
  const keys = new Uint32Array(count)
  let used = 0
  for (let row = 0; row < count; row++) {
    const text = read(row)
    if (!DIGITS.test(text)) continue
    rows[used] = row
    keys[used++] = keyOf(text)
  }
  return radixOrder(keys.subarray(0, used)).map((place) => rows[place]!)
}

const keyOf = (digits: string) => Number(digits.slice(0, KEY_DIGITS).padEnd(KEY_DIGITS, '0'))

/** Rows that begin with some digits, found in the order of `digitOrder`. */
export function rowsBeginning(
  order: Uint32Array,
  read: (row: number) => string,
  digits: string,
): Uint32Array {
  const from = firstFrom(order, read, keyOf(digits))
  const missing = KEY_DIGITS - Math.min(digits.length, KEY_DIGITS)
  const to = firstFrom(order, read, keyOf(digits) + 10 ** missing)
  const rows = order.subarray(from, to)
  // A shorter number followed by zeros has the same key.
  return rows.filter((row) => read(row).startsWith(digits))
}

function firstFrom(order: Uint32Array, read: (row: number) => string, key: number): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (keyOf(read(order[middle]!)) < key) low = middle + 1
    else high = middle
  }
  return low
}
