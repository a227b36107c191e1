import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const testPostgres = join(import.meta.dirname, 'apps/server/src/testing/test-postgres.ts')
const builtServer = join(import.meta.dirname, 'apps/server/src/testing/built-server.ts')
const journeyShop = join(import.meta.dirname, 'e2e/setup/global-setup.ts')
const REAL_DATABASE_MS = 60_000
/** A screen may take its time on a busy machine; only the end counts. */
const SCREEN_MS = 15_000
const JOURNEY_MS = 120_000
/** A shop of its own is built, filled and opened before the first journey. */
const OPENING_MS = 300_000

/** One more than there are cores: these tests wait for databases, screens and the clock half of their time. */
const SIDE_BY_SIDE = availableParallelism() + 1

export default defineConfig({
  cacheDir: 'var/vite',
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/storefront/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'demo/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: [builtServer, testPostgres],
          maxWorkers: SIDE_BY_SIDE,
          testTimeout: REAL_DATABASE_MS,
          hookTimeout: REAL_DATABASE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: [journeyShop],
          maxWorkers: SIDE_BY_SIDE,
          testTimeout: JOURNEY_MS,
          expect: { poll: { timeout: SCREEN_MS } },
          hookTimeout: OPENING_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          // After the journeys and alone: they measure how long a call is held.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          include: ['proofs/**/*.test.ts'],
          globalSetup: [builtServer],
          testTimeout: JOURNEY_MS,
          expect: { poll: { timeout: SCREEN_MS } },
          hookTimeout: OPENING_MS,
        },
      },
    ],
  },
})
