import { setFlagsFromString } from 'node:v8'
import type { ResourceLimits } from 'node:worker_threads'
import { release } from './passing.ts'
import { savesMemory } from './switch.ts'

/** More than V8 lets what lies outside its heap grow before it looks for garbage. */
const HINT_BYTES = 128 * 1024 * 1024
/** The look that the new index's own arrival begins still finds the old one in use; the next one does not. */
const HINTS_MS = [500, 3_000, 8_000]

/**
 * Makes V8 start an incremental garbage collection soon, in small steps beside the requests: an index that was replaced
 * is a few views for the collector, which knows little of the blocks behind them, and would keep them until the next
 * rebuild. The hint is room that nothing is ever written to, so it takes no memory.
 */
export function hintCollector(): void {
  if (!savesMemory()) return
  for (const delayMs of HINTS_MS) setTimeout(() => release(new Uint8Array(HINT_BYTES)), delayMs).unref()
}

/** V8 lets its heap grow to four times of what is in use before it looks for garbage; this is one and a half times. */
const HEAP_GROWING_PERCENT = 50

/**
 * Answers are short-lived but many: under load the heap grew to 370 MB, of which 100 were in use. V8 reads this flag whenever
 * it has collected, so it may be set while it runs.
 */
export function keepHeapSmall(): void {
  if (savesMemory()) setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}

/** Rows are read and forgotten: more room for the young would only be more memory. */
const YOUNG_MB = 12

/** What the worker that reads the catalogue is held to. */
export const readerLimits = (): ResourceLimits =>
  savesMemory() ? { maxYoungGenerationSizeMb: YOUNG_MB } : {}
