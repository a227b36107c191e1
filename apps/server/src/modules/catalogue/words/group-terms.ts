import { buildKeyTable } from '../memory/key-table.ts'
import { stringColumn, type StringColumn } from '../memory/string-column.ts'

/** Number of leading bytes that each string shares with the one before it. */
export function sharedLengths({ bytes, offsets }: StringColumn): Uint8Array {
  const shared = new Uint8Array(offsets.length - 1)
  for (let t = 1; t < shared.length; t++) {
    const before = offsets[t - 1]!
    const start = offsets[t]!
    const most = Math.min(start - before, offsets[t + 1]! - start, 255)
    let length = 0
    while (length < most && bytes[before + length] === bytes[start + length]) length++
    shared[t] = length
  }
  return shared
}

/** The set of a text's letters, one bit each; letters that share one of the 32 bits are not distinguished. */
export function letterSet(bytes: Uint8Array, start: number, end: number): number {
  let set = 0
  for (let i = start; i < end; i++) set |= 1 << (bytes[i]! & 31)
  return set >>> 0
}

/** The set of letters of each string. */
export function letterSets({ bytes, offsets }: StringColumn): Uint32Array {
  const sets = new Uint32Array(offsets.length - 1)
  for (let t = 0; t < sets.length; t++) sets[t] = letterSet(bytes, offsets[t]!, offsets[t + 1]!)
  return sets
}

/** Terms by stem; stems without a term keep an empty entry. */
export function groupByStem(stemTexts: readonly string[], stemOfTerm: Uint32Array) {
  const stemStart = new Uint32Array(stemTexts.length + 1)
  for (const stem of stemOfTerm) stemStart[stem + 1]!++
  for (let stem = 0; stem < stemTexts.length; stem++) stemStart[stem + 1]! += stemStart[stem]!
  const next = stemStart.slice()
  const stemTerms = new Uint32Array(stemOfTerm.length)
  stemOfTerm.forEach((stem, term) => (stemTerms[next[stem]!++] = term))
  const stems = stringColumn(stemTexts)
  return { stems, stemKeys: buildKeyTable(stems), stemStart, stemTerms }
}
