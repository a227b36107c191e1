import { setFlagsFromString } from 'node:v8'
import type { ResourceLimits } from 'node:worker_threads'
import { release } from './passing.ts'
import { savesMemory } from './switch.ts'

/** More external memory than V8 allows before it starts a garbage collection. */
const HINT_BYTES = 128 * 1024 * 1024
/** The collection triggered by the new index itself still finds the old one in use; the next one does not. */
const HINTS_MS = [500, 3_000, 8_000]

/**
 * Makes V8 start an incremental garbage collection soon, in small steps between requests: for the collector a replaced
 * index is only a few views, whose large blocks it does not take into account, so it would keep them until the next
 * rebuild. The hint is a buffer that is never written, so it takes no memory.
 */
export function hintCollector(): void {
  if (!savesMemory()) return
  for (const delayMs of HINTS_MS) setTimeout(() => release(new Uint8Array(HINT_BYTES)), delayMs).unref()
}

/** V8 lets its heap grow to four times of what is in use before it collects; this is one and a half times. */
const HEAP_GROWING_PERCENT = 50

/**
 * Answers are short-lived but many: under load the heap grew to 370 MB, of which 100 were in use. V8 reads this flag
 * after each collection, so it can be set at run time.
 */
export function keepHeapSmall(): void {
  if (savesMemory()) setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}

/** Rows are read and dropped: a larger young generation would only need more memory. */
const YOUNG_MB = 12

/** Memory limits of the worker that reads the catalogue. */
export const readerLimits = (): ResourceLimits =>
  savesMemory() ? { maxYoungGenerationSizeMb: YOUNG_MB } : {}
