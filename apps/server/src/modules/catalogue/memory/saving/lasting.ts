import { savesMemory } from './switch.ts'

/** The allocator maps blocks above 32 MB directly from the system, and unmaps them when freed. */
const BLOCK_BYTES = 40 * 1024 * 1024
const ALIGNMENT_BYTES = 8

/**
 * Memory for long-lived columns: a few large blocks. Columns between the worker's temporary data would keep its memory
 * from being returned to the system until the next rebuild. The unused part of a block is never touched, so it takes no
 * memory. A worker reads one snapshot, so there is one set of blocks. If turned off, each column has a block of its
 * own.
 */
let blocks: ArrayBuffer[] = []
let used = BLOCK_BYTES

function place(bytes: number): [block: ArrayBuffer, offset: number] {
  const whole = Math.ceil(bytes / ALIGNMENT_BYTES) * ALIGNMENT_BYTES
  let block = blocks.at(-1)
  if (block === undefined || used + whole > block.byteLength) {
    block = new ArrayBuffer(savesMemory() ? Math.max(BLOCK_BYTES, whole) : whole)
    blocks.push(block)
    used = 0
  }
  const offset = used
  used += whole
  return [block, offset]
}

export const lastingBytes = (length: number) => new Uint8Array(...place(length), length)
export const lastingUint16 = (length: number) => new Uint16Array(...place(length * 2), length)
export const lastingUint32 = (length: number) => new Uint32Array(...place(length * 4), length)
export const lastingInt32 = (length: number) => new Int32Array(...place(length * 4), length)
export const lastingFloat64 = (length: number) => new Float64Array(...place(length * 8), length)

/** Whether a column is already in the blocks. */
export const isLasting = ({ buffer }: ArrayBufferView) => blocks.includes(buffer as ArrayBuffer)

/** The blocks, to be transferred; later columns get new ones. */
export function takeBlocks(): ArrayBuffer[] {
  const taken = blocks
  blocks = []
  used = BLOCK_BYTES
  return taken
}
