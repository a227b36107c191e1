import { savesMemory } from './switch.ts'

/** The allocator maps blocks above 32 MB directly from the system, and unmaps them when freed. */
const STRAIGHT_FROM_SYSTEM_BYTES = 33 * 1024 * 1024
/** Smaller buffers are not worth it. */
const SMALL_BYTES = 1024 * 1024

/**
 * Memory for temporary data while the catalogue is read. Smaller blocks would be placed between all others, and after
 * freeing them the process would keep the memory. Memory that is never written is never allocated by the system,
 * however large the block.
 */
function passingRoom(bytes: number): ArrayBuffer {
  const isLeft = bytes < SMALL_BYTES || !savesMemory()
  return new ArrayBuffer(isLeft ? bytes : Math.max(bytes, STRAIGHT_FROM_SYSTEM_BYTES))
}

export const passingBytes = (length: number) => new Uint8Array(passingRoom(length), 0, length)
export const passingUint16 = (length: number) => new Uint16Array(passingRoom(length * 2), 0, length)
export const passingUint32 = (length: number) => new Uint32Array(passingRoom(length * 4), 0, length)
export const passingInt32 = (length: number) => new Int32Array(passingRoom(length * 4), 0, length)
export const passingFloat64 = (length: number) => new Float64Array(passingRoom(length * 8), 0, length)

/** Frees the memory of a column now, not at the next collection. Other views of it must not be used again. */
export function release({ buffer }: ArrayBufferView): void {
  // Transferred into a clone that is dropped, so the buffer is freed with it.
  if (savesMemory() && buffer instanceof ArrayBuffer && buffer.byteLength > 0)
    structuredClone(undefined, { transfer: [buffer] })
}
