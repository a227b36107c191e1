import type { CatalogueIndex } from '../engine/catalogue-index.ts'

const CASE_BIT = 0x20
const UPPER_A = 0x41
const UPPER_Z = 0x5a

const lower = (byte: number) => (byte >= UPPER_A && byte <= UPPER_Z ? byte | CASE_BIT : byte)

/** The product with an article code; else those whose codes begin with it, ignoring case. */
export function matchCode({ ordinalOfCode, snapshot }: CatalogueIndex, code: string): Uint32Array {
  const exact = ordinalOfCode(code)
  if (exact !== undefined) return Uint32Array.of(exact)
  const wanted = Buffer.from(code, 'utf8').map(lower)
  const { bytes, offsets } = snapshot.code
  const found: number[] = []
  for (let ordinal = 0; ordinal < snapshot.productCount; ordinal++) {
    const start = offsets[ordinal]!
    if (offsets[ordinal + 1]! - start < wanted.length) continue
    let same = 0
    while (same < wanted.length && lower(bytes[start + same]!) === wanted[same]) same++
    if (same === wanted.length) found.push(ordinal)
  }
  return Uint32Array.from(found)
}
