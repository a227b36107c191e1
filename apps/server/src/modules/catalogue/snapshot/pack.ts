import { release } from './passing.ts'

/** The allocator takes blocks above 32 MB straight from the system, and gives them straight back. */
const BLOCK_BYTES = 40 * 1024 * 1024
const ALIGNMENT_BYTES = 8
/** Smaller buffers may be shared with anything. */
const RELEASED_FROM_BYTES = 64 * 1024

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

const isColumn = (value: unknown): value is Column =>
  ArrayBuffer.isView(value) && !(value instanceof DataView)

/**
 * Moves every typed array of a value into a few large blocks; answers the value made of them, and the blocks. The old
 * arrays are given back at once. Columns that lie among the worker's passing ones would keep its memory from the system
 * for as long as they live, and that is until the next rebuild. What a block does not use is never touched, so it takes
 * no memory.
 */
export function packColumns<Value>(value: Value): { packed: Value; blocks: ArrayBuffer[] } {
  const blocks: ArrayBuffer[] = []
  const columnsIn = new Map<ArrayBufferLike, number>()
  let used = BLOCK_BYTES

  function move(column: Column): Column {
    const bytes = Math.ceil(column.byteLength / ALIGNMENT_BYTES) * ALIGNMENT_BYTES
    if (used + bytes > BLOCK_BYTES) {
      blocks.push(new ArrayBuffer(Math.max(BLOCK_BYTES, bytes)))
      used = 0
    }
    const block = blocks[blocks.length - 1]!
    new Uint8Array(block, used, column.byteLength).set(
      new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
    )
    const view = viewOf(column, block, used)
    used += bytes
    const left = (columnsIn.get(column.buffer) ?? 1) - 1
    columnsIn.set(column.buffer, left)
    if (left === 0 && column.buffer.byteLength >= RELEASED_FROM_BYTES) release(column)
    return view
  }

  mapColumns(value, (column) => {
    columnsIn.set(column.buffer, (columnsIn.get(column.buffer) ?? 0) + 1)
    return column
  })
  return { packed: mapColumns(value, move) as Value, blocks }
}

/** The same value with something else for each of its typed arrays. */
function mapColumns(part: unknown, call: (column: Column) => Column): unknown {
  if (isColumn(part)) return call(part)
  if (Array.isArray(part))
    return part.some((item) => typeof item === 'object') ? part.map((item) => mapColumns(item, call)) : part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, mapColumns(item, call)]))
}

function viewOf(column: Column, block: ArrayBuffer, offset: number): Column {
  if (column instanceof Uint8Array) return new Uint8Array(block, offset, column.length)
  if (column instanceof Uint16Array) return new Uint16Array(block, offset, column.length)
  if (column instanceof Uint32Array) return new Uint32Array(block, offset, column.length)
  if (column instanceof Int32Array) return new Int32Array(block, offset, column.length)
  return new Float64Array(block, offset, column.length)
}
