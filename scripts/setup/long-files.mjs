import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { root } from './project.mjs'

/**
 * Test files that take one minute or more (`npm test -- --times`): one that starts last keeps a worker alone with it. Journeys
 * that build something do not start together.
 */
export const LONG_FILES = [
  'apps/server/src/main.test.ts',
  'apps/server/src/hostile-input.test.ts',
  'apps/server/src/owners.test.ts',
  'apps/server/src/what-ends-the-shop.test.ts',
  'apps/server/src/modules/import/import-command.test.ts',
  'apps/server/src/demo-shop.test.ts',
  'apps/server/src/demo-flags.test.ts',
  'e2e/own-shop.test.ts',
  'e2e/first-view.test.ts',
  'e2e/pay.test.ts',
  'e2e/new-version.test.ts',
  'e2e/mobile-app.test.ts',
  'e2e/worker-releases.test.ts',
  'e2e/content-sources.test.ts',
  'e2e/worker.test.ts',
  'e2e/session.test.ts',
  'e2e/third-parties.test.ts',
]

/** These files first, in the order of the list; the others stay in their order. */
export function longFirst(files, pathOf) {
  const place = (file) => {
    const index = LONG_FILES.indexOf(relative(root, pathOf(file)).replaceAll('\\', '/'))
    return index < 0 ? LONG_FILES.length : index
  }
  return files.toSorted((a, b) => place(a) - place(b))
}

/** Sequencer of vitest: the order of a run. */
export class LongFirst extends BaseSequencer {
  async sort(files) {
    return longFirst(await super.sort(files), ({ moduleId }) => moduleId)
  }
}
