import { afterAll, vi } from 'vitest'
import { setHashCost } from '../modules/auth/password-hash.ts'
import { endAll } from './at-the-end.ts'
import { CHEAP_HASH } from './cheap-hash.ts'

/** A PostgreSQL that was hurt takes its time to end, on a busy machine most of all. */
const ENDING_MS = 240_000

// Before each test file: files follow one another in one process, so what a file opens, spies and sets is gone before the
// next (decision 182).
const env = { ...process.env }
setHashCost(CHEAP_HASH)

// Asked for before the hooks of the file: it runs after them.
afterAll(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  await endAll()
  process.exitCode = undefined
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
}, ENDING_MS)
