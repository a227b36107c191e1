import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig } from 'vitest/config'
import { lucideIcons } from './apps/storefront/lucide-icons.ts'
import { ACT_MS } from './e2e/setup/act-ms.ts'
import { LongFirst } from './scripts/setup/long-files.mjs'

const testPostgres = join(import.meta.dirname, 'apps/server/src/testing/test-postgres.ts')
const serverSetup = join(import.meta.dirname, 'apps/server/src/testing/setup.ts')
const processorTime = join(import.meta.dirname, 'scripts/setup/file-processor-time.mjs')
const unitTests = join(import.meta.dirname, 'scripts/setup/unit-tests.mjs')
const builtServer = join(import.meta.dirname, 'apps/server/src/testing/built-server.ts')
const journeyShop = join(import.meta.dirname, 'e2e/setup/global-setup.ts')
const openedShop = join(import.meta.dirname, 'apps/storefront/src/testing/setup.ts')
/** Some play hundreds of steps: a minute on a quiet machine may be three on a busy one. */
const REAL_DATABASE_MS = 180_000
/** Test workers, their threads and the programs that tests start all load it. */
const refuseBusy = [
  '--import',
  pathToFileURL(join(import.meta.dirname, 'apps/server/src/testing/refuse-busy-connections.mjs')).href,
]
/** Pages are rendered also where tests take the whole processor. */
const withDatabase = {
  execArgv: refuseBusy,
  env: {
    NODE_OPTIONS: refuseBusy.join(' '),
    CAMBUSA_DRAWS_ASIDE: '0',
    CAMBUSA_BUILT_WORKERS: join(import.meta.dirname, 'apps/server/dist'),
  },
}
/** A screen may take its time on a busy machine; only the end counts. */
const SCREEN_MS = 15_000
const TASK_MS = 60_000
const JOURNEY_MS = 120_000
/** What a killed server was doing, a mail for example, is done again after two minutes. */
const PROOF_MS = 300_000
/** A shop of its own is built, filled and opened before the first journey. */
const OPENING_MS = 300_000

/** One more than there are cores: these tests wait for databases, screens and the clock half of their time. */
const SIDE_BY_SIDE = availableParallelism() + 1
/** These only compute. */
const ONE_A_CORE = availableParallelism()

export default defineConfig({
  cacheDir: 'var/vite',
  test: {
    setupFiles: [processorTime],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: [unitTests],
          include: ['packages/**/*.test.ts', 'apps/{storefront,mobile}/**/*.test.ts', 'scripts/**/*.test.ts'],
          maxWorkers: ONE_A_CORE,
          testTimeout: TASK_MS,
        },
      },
      {
        extends: true,
        plugins: [lucideIcons()],
        // React as shoppers get it: its development form took a third of these tests (decision 255).
        oxc: { jsx: { development: false } },
        test: {
          name: 'storefront',
          env: { NODE_ENV: 'production' },
          isolate: false,
          environment: 'happy-dom',
          include: ['apps/storefront/**/*.test.tsx'],
          setupFiles: [openedShop],
          maxWorkers: ONE_A_CORE,
          testTimeout: TASK_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          ...withDatabase,
          include: ['apps/server/**/*.test.ts', 'demo/**/*.test.ts', 'bench/**/*.test.ts'],
          globalSetup: [builtServer, testPostgres],
          setupFiles: [serverSetup],
          isolate: false,
          maxWorkers: SIDE_BY_SIDE,
          testTimeout: REAL_DATABASE_MS,
          expect: { poll: { timeout: SCREEN_MS } },
          hookTimeout: REAL_DATABASE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          ...withDatabase,
          include: ['e2e/**/*.test.ts'],
          globalSetup: [journeyShop],
          isolate: false,
          maxWorkers: SIDE_BY_SIDE,
          testTimeout: JOURNEY_MS,
          // Of two hundred journeys on a busy machine one meets its moment: decision 101 says what that may hide.
          retry: 1,
          expect: { poll: { timeout: ACT_MS } },
          hookTimeout: OPENING_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'proofs',
          ...withDatabase,
          // After the journeys and alone: they measure how long a call is held.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          include: ['proofs/**/*.test.ts'],
          globalSetup: [builtServer],
          testTimeout: PROOF_MS,
          expect: { poll: { timeout: SCREEN_MS } },
          hookTimeout: OPENING_MS,
        },
      },
    ],
  },
})
