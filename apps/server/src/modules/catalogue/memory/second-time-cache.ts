import { generationCache, type GenerationCache } from './generation-cache.ts'

/** A power of two: so many keys met before are remembered, by a mark of four bytes each. */
const MARKS = 1 << 16
const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

function markOf(key: string): number {
  let hash = FNV_START
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), FNV_PRIME)
  return hash | 1
}

/** Whether a key was met before; of many keys the ones met long ago are forgotten. */
export function secondTimeMarks(): (key: string) => boolean {
  const marks = new Int32Array(MARKS)
  return (key) => {
    const mark = markOf(key)
    const place = (mark >>> 8) & (MARKS - 1)
    if (marks[place] === mark) return true
    marks[place] = mark
    return false
  }
}

/**
 * A cache that keeps what comes for the second time. Most searches are asked once; what was kept of them outlived the young
 * generation, died in the old one, and with thousands of searches a second the heap grew by hundreds of megabytes.
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
