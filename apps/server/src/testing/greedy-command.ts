import { watch } from '../platform/offload/within-limits.ts'

/** A process that takes too much, for the tests: 'time' of the processor, 'memory', or 'wait' for ever. */
const [kind] = process.argv.slice(2)
watch(kind === 'memory' ? { seconds: 60, megabytes: 300 } : { seconds: 3, megabytes: 4_000 })
// The watchdog is awake before the greed begins.
await new Promise((resolve) => setTimeout(resolve, 2_000))
const held: Buffer[] = []
if (kind === 'wait') await new Promise((resolve) => setTimeout(resolve, 600_000))
for (const endMs = performance.now() + 60_000; performance.now() < endMs;)
  if (kind === 'memory' && held.length < 1_000) held.push(Buffer.alloc(1_048_576, 1))
