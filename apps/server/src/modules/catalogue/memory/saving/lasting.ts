import { savesMemory } from './switch.ts'

/** The allocator takes blocks above 32 MB straight from the system, and gives them straight back. */
const BLOCK_BYTES = 40 * 1024 * 1024
const ALIGNMENT_BYTES = 8

/**
 * Memory for long-lived columns: a few large blocks. Columns that lie among the worker's passing ones would keep its
 * memory from the system for as long as they live, and that is until the next rebuild. What a block does not use is
 * never touched, so it takes no memory. A worker reads one snapshot, so there is one set of blocks. Turned off, each
 * column has a block of its own.
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

/** Whether a column lies in the blocks already. */
export const isLasting = ({ buffer }: ArrayBufferView) => blocks.includes(buffer as ArrayBuffer)

/** The blocks, to be transferred; later columns go into new ones. */
export function takeBlocks(): ArrayBuffer[] {
  const taken = blocks
  blocks = []
  used = BLOCK_BYTES
  return taken
}
