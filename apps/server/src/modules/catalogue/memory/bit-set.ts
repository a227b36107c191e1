/**
 * Products of a shop as bits: product 32 × word + bit. A list of a quarter of the shop takes an eighth of the memory of
 * its numbers.
 */
export type Bits = Uint32Array

const WORD = 32
/** Number of words converted to ordinals at once: they stay in the L1 cache while every column is tested. */
const BLOCK_WORDS = 64

/** Bits for a number of products, none set. */
export const noBits = (count: number): Bits => new Uint32Array(Math.ceil(count / WORD))

/** Bits for a number of products, all set. */
export function allBits(count: number): Bits {
  const bits = noBits(count).fill(0xffffffff)
  const over = bits.length * WORD - count
  if (over > 0) bits[bits.length - 1] = 0xffffffff >>> over
  return bits
}

/** The bits of a list, given the number of all products. */
export function bitsOf(ordinals: Uint32Array, count: number): Bits {
  const bits = noBits(count)
  for (let i = 0; i < ordinals.length; i++) bits[ordinals[i]! >> 5]! |= 1 << (ordinals[i]! & 31)
  return bits
}

/** Keeps in `bits` only what is in `others` too. */
export function intersect(bits: Bits, others: Bits): Bits {
  for (let word = 0; word < bits.length; word++) bits[word]! &= others[word]!
  return bits
}

/** What is in `bits` and not in `others`. */
export function without(bits: Bits, others: Bits): Bits {
  const left = new Uint32Array(bits.length)
  for (let word = 0; word < left.length; word++) left[word] = bits[word]! & ~others[word]!
  return left
}

export const hasBit = (bits: Bits, ordinal: number): boolean =>
  (bits[ordinal >> 5]! & (1 << (ordinal & 31))) !== 0

function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += countWord(bits[word]!)
  return count
}

const block = new Uint32Array(BLOCK_WORDS * WORD)

/** Calls back with the products in rising order, in blocks; their array is reused for the next block. */
export function eachBlock(bits: Bits, call: (ordinals: Uint32Array) => void) {
  for (let from = 0; from < bits.length; from += BLOCK_WORDS) {
    const used = readWords(bits, from, Math.min(from + BLOCK_WORDS, bits.length), block)
    if (used > 0) call(block.subarray(0, used))
  }
}

function readWords(bits: Bits, from: number, to: number, into: Uint32Array): number {
  let used = 0
  for (let word = from; word < to; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      into[used++] = (word << 5) + 31 - Math.clz32(rest & -rest)
  return used
}

/** The products in rising order; `count` is their number. */
export function ordinalsOf(bits: Bits, count = countBits(bits)): Uint32Array {
  const ordinals = new Uint32Array(count)
  readWords(bits, 0, bits.length, ordinals)
  return ordinals
}

/** The products from an index on, at most `most`, in rising order. */
export function someOrdinals(bits: Bits, place: number, most: number): Uint32Array {
  let before = 0
  let word = 0
  for (; word < bits.length; word++) {
    const here = countWord(bits[word]!)
    if (before + here > place) break
    before += here
  }
  const found: number[] = []
  for (; word < bits.length && before + found.length < place + most; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1)
      found.push((word << 5) + 31 - Math.clz32(rest & -rest))
  return Uint32Array.from(found.slice(place - before, place - before + most))
}
