import { lastingBytes, lastingUint32 } from './saving/lasting.ts'
import { passingBytes, passingUint32, release } from './saving/passing.ts'

/** Many strings in one buffer: entry i is between offsets[i] and offsets[i + 1], as UTF-8. */
export interface StringColumn {
  bytes: Uint8Array
  offsets: Uint32Array
}

/** Initial capacity per string: unwritten memory is not allocated, and growing copies everything. */
const FIRST_BYTES_EACH = 64

/** Builds a column for a known number of strings. */
export function stringColumnBuilder(count: number) {
  let bytes = Buffer.from(passingBytes(count * FIRST_BYTES_EACH).buffer)
  const offsets = passingUint32(count + 1)
  let used = 0
  let next = 0

  function makeRoom(needed: number) {
    if (used + needed <= bytes.length) return
    const larger = Buffer.from(passingBytes(Math.max(used + needed, bytes.length * 2)).buffer)
    bytes.copy(larger, 0, 0, used)
    release(bytes)
    bytes = larger
  }

  return {
    push(text: string) {
      // UTF-8 needs at most three bytes per UTF-16 unit.
      makeRoom(text.length * 3)
      used += bytes.write(text, used, 'utf8')
      offsets[++next] = used
    },
    /** Adds a string that is already UTF-8. */
    pushBytes(data: Buffer, start: number, end: number) {
      makeRoom(end - start)
      used += data.copy(bytes, used, start, end)
      offsets[++next] = used
    },
    /** The column, with its rows in the given order (by default as added); ends the builder. */
    finish(order?: Uint32Array): StringColumn {
      const collected = { bytes: bytes.subarray(0, used), offsets }
      const column = order === undefined ? keepStrings(collected) : reorderStrings(collected, order)
      release(bytes)
      release(offsets)
      return column
    },
  }
}

function keepStrings({ bytes, offsets }: StringColumn): StringColumn {
  const kept = { bytes: lastingBytes(bytes.length), offsets: lastingUint32(offsets.length) }
  kept.bytes.set(bytes)
  kept.offsets.set(offsets)
  return kept
}

function reorderStrings({ bytes, offsets }: StringColumn, order: Uint32Array): StringColumn {
  const sorted = lastingBytes(bytes.length)
  const sortedOffsets = lastingUint32(order.length + 1)
  let used = 0
  for (let i = 0; i < order.length; i++) {
    const start = offsets[order[i]!]!
    const end = offsets[order[i]! + 1]!
    for (let at = start; at < end; at++) sorted[used++] = bytes[at]!
    sortedOffsets[i + 1] = used
  }
  return { bytes: sorted, offsets: sortedOffsets }
}

export function stringColumn(texts: readonly string[]): StringColumn {
  const builder = stringColumnBuilder(texts.length)
  for (const text of texts) builder.push(text)
  return builder.finish()
}

/** Reads a column; the buffer for it is created once. */
export function stringReader(column: StringColumn): (row: number) => string {
  const { bytes, offsets } = column
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (row) => buffer.toString('utf8', offsets[row], offsets[row + 1])
}
