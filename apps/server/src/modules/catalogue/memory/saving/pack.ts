import {
  isLasting,
  lastingBytes,
  lastingFloat64,
  lastingInt32,
  lastingUint16,
  lastingUint32,
  takeBlocks,
} from './lasting.ts'
import { release } from './passing.ts'

/** Smaller buffers may be shared with other data. */
const RELEASED_FROM_BYTES = 64 * 1024

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

const isColumn = (value: unknown): value is Column =>
  ArrayBuffer.isView(value) && !(value instanceof DataView)

/**
 * The value with its typed arrays in the lasting blocks, and the blocks. Arrays outside of them are copied, and their
 * memory is freed at once.
 */
export function packColumns<Value>(value: Value): { packed: Value; blocks: ArrayBuffer[] } {
  const columnsIn = new Map<ArrayBufferLike, number>()
  mapColumns(value, (column) => {
    columnsIn.set(column.buffer, (columnsIn.get(column.buffer) ?? 0) + 1)
    return column
  })

  function move(column: Column): Column {
    if (isLasting(column)) return column
    const moved = roomLike(column)
    moved.set(column)
    const left = (columnsIn.get(column.buffer) ?? 1) - 1
    columnsIn.set(column.buffer, left)
    if (left === 0 && column.buffer.byteLength >= RELEASED_FROM_BYTES) release(column)
    return moved
  }

  const packed = mapColumns(value, move) as Value
  return { packed, blocks: takeBlocks() }
}

/** The same value with each of its typed arrays replaced. */
function mapColumns(part: unknown, call: (column: Column) => Column): unknown {
  if (isColumn(part)) return call(part)
  if (Array.isArray(part))
    return part.some((item) => typeof item === 'object') ? part.map((item) => mapColumns(item, call)) : part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, mapColumns(item, call)]))
}

function roomLike(column: Column): Column {
  if (column instanceof Uint8Array) return lastingBytes(column.length)
  if (column instanceof Uint16Array) return lastingUint16(column.length)
  if (column instanceof Uint32Array) return lastingUint32(column.length)
  if (column instanceof Int32Array) return lastingInt32(column.length)
  return lastingFloat64(column.length)
}
