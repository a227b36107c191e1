/** Many strings in one buffer: entry i lies between offsets[i] and offsets[i + 1], as UTF-8. */
export interface StringColumn {
  bytes: Uint8Array
  offsets: Uint32Array
}

/** Room for so much per string from the start: what is not written takes no memory, and growing copies everything. */
const FIRST_BYTES_EACH = 64

/** Collects strings of which only the number is known. */
export function stringColumnBuilder(count: number) {
  let bytes = Buffer.allocUnsafeSlow(count * FIRST_BYTES_EACH)
  const offsets = new Uint32Array(count + 1)
  let used = 0
  let next = 0
  return {
    push(text: string) {
      // UTF-8 needs at most three bytes per UTF-16 unit.
      const needed = used + text.length * 3
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(needed, bytes.length * 2))
        bytes.copy(larger, 0, 0, used)
        bytes = larger
      }
      used += bytes.write(text, used, 'utf8')
      offsets[++next] = used
    },
    /** The column, its rows taken in the order given (all of them as they came without one). */
    finish(order?: Uint32Array): StringColumn {
      if (order === undefined) return { bytes: new Uint8Array(bytes.subarray(0, used)), offsets }
      return reorderStrings({ bytes, offsets }, order)
    },
  }
}

function reorderStrings(column: StringColumn, order: Uint32Array): StringColumn {
  const { bytes, offsets } = column
  const sorted = new Uint8Array(offsets[offsets.length - 1]!)
  const sortedOffsets = new Uint32Array(order.length + 1)
  let used = 0
  for (let i = 0; i < order.length; i++) {
    const row = order[i]!
    const text = bytes.subarray(offsets[row], offsets[row + 1])
    sorted.set(text, used)
    used += text.length
    sortedOffsets[i + 1] = used
  }
  return { bytes: sorted, offsets: sortedOffsets }
}

export function stringColumn(texts: readonly string[]): StringColumn {
  const builder = stringColumnBuilder(texts.length)
  for (const text of texts) builder.push(text)
  return builder.finish()
}

/** Reads a column; the buffer around it is made once. */
export function stringReader(column: StringColumn): (row: number) => string {
  const { bytes, offsets } = column
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (row) => buffer.toString('utf8', offsets[row], offsets[row + 1])
}
