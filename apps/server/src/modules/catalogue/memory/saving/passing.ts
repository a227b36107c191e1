import { savesMemory } from './switch.ts'

/** The allocator takes what is larger than 32 MB straight from the system, and gives it straight back. */
const STRAIGHT_FROM_SYSTEM_BYTES = 33 * 1024 * 1024
/** What is so small is not worth it. */
const SMALL_BYTES = 1024 * 1024

/**
 * Room for what is needed only while the catalogue is read. Smaller pieces would lie among all others, and what is
 * given back between them stays with the process. Memory that is never written is never allocated by the system,
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

/** Gives the memory of a column back now, not when the collector comes by. Nothing that shares it may be used again. */
export function release({ buffer }: ArrayBufferView): void {
  // Moved to nobody: what a message holds that nobody reads is freed with it.
  if (savesMemory() && buffer instanceof ArrayBuffer && buffer.byteLength > 0)
    structuredClone(undefined, { transfer: [buffer] })
}
