import { afterAll, vi } from 'vitest'

// Set-up of each file of the project `unit`: files follow one another in one process, and each has the modules to itself.
// Loaded once more they are only run, not read and compiled.
vi.resetModules()

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
