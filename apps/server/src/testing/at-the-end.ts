import { afterAll } from 'vitest'

const endings: (() => unknown)[] = []

/** A PostgreSQL that was hurt takes its time to end, on a busy machine most of all. */
const ENDING_MS = 240_000

// Asked for while the file is read, not where something is opened: a hook that is asked for within a hook or a test
// never runs.
afterAll(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
}, ENDING_MS)

/** Has something ended when the test file is done, what was opened last first; from hooks and tests too. */
export function atTheEnd(end: () => unknown): void {
  endings.push(end)
}
