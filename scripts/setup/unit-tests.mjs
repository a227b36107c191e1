import { afterAll, vi } from 'vitest'

// Set-up of each file of the project `unit`: files run one after another in one process, each with fresh modules.
// Modules loaded before are only executed again, not parsed and compiled.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
