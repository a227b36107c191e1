import { generationCache, type GenerationCache } from './generation-cache.ts'

/** Powers of two: so many keys met before are remembered, by a mark of four bytes each, in rows by their hash. */
const ROWS = 1 << 13
const ROW_MARKS = 8
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

function markOf(key: string): number {
  let hash = FNV_START
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), FNV_PRIME)
  return hash | 1
}

/**
 * Whether a key was met before; of many keys the ones met long ago are forgotten. A row holds several: two keys that are
 * asked for in turn and share a single place would each push the other out, and neither would ever be met again.
 */
export function secondTimeMarks(): (key: string) => boolean {
  const marks = new Int32Array(ROWS * ROW_MARKS)
  return (key) => {
    const mark = markOf(key)
    const start = ((mark >>> 8) & (ROWS - 1)) * ROW_MARKS
    const end = start + ROW_MARKS
    for (let place = start; place < end; place++) if (marks[place] === mark) return true
    // The newest stands first, and the one met longest ago falls out.
    marks.copyWithin(start + 1, start, end - 1)
    marks[start] = mark
    return false
  }
}

/**
 * A cache that admits a key when it comes for the second time. Most searches are asked once; what was kept of them
 * outlived the young generation, died in the old one, and with thousands of searches a second the heap grew by hundreds
 * of megabytes.
 */
export function secondTimeCache<Value>(capacity: number): GenerationCache<string, Value> {
  const kept = generationCache<string, Value>(capacity)
  const isRepeated = secondTimeMarks()
  return {
    ...kept,
    set(key, value, weight) {
      if (isRepeated(key)) kept.set(key, value, weight)
    },
  }
}
