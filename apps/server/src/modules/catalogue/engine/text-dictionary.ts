import type { CopiedRow } from './copy-rows.ts'

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
const FIRST_PLACES = 1024
const FIRST_BYTES = 16 * 1024

/** Numbers texts that many products share, in the order of their first occurrence. */
export interface TextDictionary<Value> {
  /** The value made from each text, by its number. */
  values: Value[]
  /** Number of a field's text; a null field is an empty text. */
  numberOf: (row: CopiedRow, field: number) => number
}

/** Texts are compared as bytes: a known one is never decoded. `first` gets number 0. */
export function textDictionary<Value>(
  valueOf: (text: string) => Value,
  first?: string,
): TextDictionary<Value> {
  const values: Value[] = []
  const offsets = [0]
  const hashes: number[] = []
  let keys = Buffer.alloc(FIRST_BYTES)
  /** Number of a text + 1; 0 is an empty slot of the table. */
  let table = new Int32Array(FIRST_PLACES)

  function isSame(number: number, data: Buffer, start: number, end: number): boolean {
    const from = offsets[number]!
    if (offsets[number + 1]! - from !== end - start) return false
    for (let i = start; i < end; i++) if (keys[from + i - start] !== data[i]) return false
    return true
  }

  function add(hash: number, data: Buffer, start: number, end: number): number {
    const from = offsets.at(-1) ?? 0
    const until = from + end - start
    if (until > keys.length) keys = Buffer.concat([keys], Math.max(until, keys.length * 2))
    data.copy(keys, from, start, end)
    offsets.push(until)
    hashes.push(hash)
    const number = values.push(valueOf(data.toString('utf8', start, end))) - 1
    if (values.length * 2 > table.length) growTable()
    else put(number, hash)
    return number
  }

  function put(number: number, hash: number) {
    const mask = table.length - 1
    let place = hash & mask
    while (table[place] !== 0) place = (place + 1) & mask
    table[place] = number + 1
  }

  function growTable() {
    table = new Int32Array(table.length * 4)
    hashes.forEach((hash, number) => put(number, hash))
  }

  function numberOfBytes(data: Buffer, start: number, end: number): number {
    let hash = FNV_START
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ data[i]!, FNV_PRIME)
    const mask = table.length - 1
    let place = hash & mask
    for (let known = table[place]!; known !== 0; known = table[place]!) {
      if (hashes[known - 1] === hash && isSame(known - 1, data, start, end)) return known - 1
      place = (place + 1) & mask
    }
    return add(hash, data, start, end)
  }

  if (first !== undefined) numberOfBytes(Buffer.from(first), 0, Buffer.byteLength(first))
  return { values, numberOf: (row, field) => numberOfBytes(row.data(), row.start(field), row.end(field)) }
}
