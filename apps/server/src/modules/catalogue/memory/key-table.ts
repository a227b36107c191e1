import { lastingUint32 } from './saving/lasting.ts'
import type { StringColumn } from './string-column.ts'

/** Open-addressing table from a string to its row + 1 in a column; 0 is an empty slot. Empty strings are left out. */
export type KeyTable = Uint32Array

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

function hashBytes(bytes: Uint8Array, start: number, end: number): number {
  let hash = FNV_START
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, FNV_PRIME)
  return hash >>> 0
}

/** The table of a column; of several equal strings the first row is found. */
export function buildKeyTable({ bytes, offsets }: StringColumn): KeyTable {
  const count = offsets.length - 1
  const table = lastingUint32(1 << (32 - Math.clz32(Math.max(count, 4) * 2)))
  const mask = table.length - 1
  const isSame = (row: number, start: number, end: number) => {
    const from = offsets[row]!
    if (offsets[row + 1]! - from !== end - start) return false
    for (let i = start; i < end; i++) if (bytes[from + i - start] !== bytes[i]) return false
    return true
  }
  for (let row = 0; row < count; row++) {
    const start = offsets[row]!
    const end = offsets[row + 1]!
    if (start === end) continue
    let place = hashBytes(bytes, start, end) & mask
    while (table[place] !== 0 && !isSame(table[place]! - 1, start, end)) place = (place + 1) & mask
    if (table[place] === 0) table[place] = row + 1
  }
  return table
}

/** The row of a text in the table's column; undefined if it is missing. */
export function findRow(table: KeyTable, read: (row: number) => string, text: string): number | undefined {
  const mask = table.length - 1
  const bytes = Buffer.from(text)
  let place = hashBytes(bytes, 0, bytes.length) & mask
  while (table[place] !== 0) {
    const row = table[place]! - 1
    if (read(row) === text) return row
    place = (place + 1) & mask
  }
  return undefined
}
