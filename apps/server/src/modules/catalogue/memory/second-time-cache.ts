import { generationCache, type GenerationCache } from './generation-cache.ts'

/** Powers of two: the number of remembered keys, each as a mark of four bytes, in rows by hash. */
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
 * Whether a key was seen before; the oldest keys are forgotten. A row holds several: if two keys requested in turn
 * shared a single entry, each would evict the other, and neither would ever be recognised.
 */
export function secondTimeMarks(): (key: string) => boolean {
  const marks = new Int32Array(ROWS * ROW_MARKS)
  return (key) => {
    const mark = markOf(key)
    const start = ((mark >>> 8) & (ROWS - 1)) * ROW_MARKS
    const end = start + ROW_MARKS
    for (let place = start; place < end; place++) if (marks[place] === mark) return true
    // The newest comes first, and the oldest drops out.
    marks.copyWithin(start + 1, start, end - 1)
    marks[start] = mark
    return false
  }
}

/**
 * A cache that admits a key at its second request. Most searches are made once; when they were cached at once, they
 * survived the young generation and died in the old one, and with thousands of searches a second the heap grew by
 * hundreds of megabytes.
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
