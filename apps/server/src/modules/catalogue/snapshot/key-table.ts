import { lastingUint32 } from './lasting.ts'
import { stringReader, type StringColumn } from './string-column.ts'

/** Open-addressing table from a string to its row + 1 in a column; 0 is a free place. Empty strings are left out. */
export type KeyTable = Uint32Array

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hashText(text: string): number {
  let hash = FNV_START
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  return hash >>> 0
}

/** The table of a column; of several equal strings the first row is found. */
export function buildKeyTable(column: StringColumn): KeyTable {
  const count = column.offsets.length - 1
  const table = lastingUint32(1 << (32 - Math.clz32(Math.max(count, 4) * 2)))
  const mask = table.length - 1
  const read = stringReader(column)
  for (let row = 0; row < count; row++) {
    const text = read(row)
    if (text === '') continue
    let place = hashText(text) & mask
    while (table[place] !== 0 && read(table[place]! - 1) !== text) place = (place + 1) & mask
    if (table[place] === 0) table[place] = row + 1
  }
  return table
}

/** The row of a text in the column that the table is of; undefined when it is not there. */
export function findRow(table: KeyTable, read: (row: number) => string, text: string): number | undefined {
  const mask = table.length - 1
  let place = hashText(text) & mask
  while (table[place] !== 0) {
    const row = table[place]! - 1
    if (read(row) === text) return row
    place = (place + 1) & mask
  }
  return undefined
}
