import { join } from 'node:path'
import { ensureBuilt } from './built.mjs'
import { root } from './project.mjs'
import { runNode, seconds } from './step.mjs'

const tool =
  (path, ...args) =>
  () =>
    runNode(join(root, 'node_modules', path), args)
const types = (project) => tool('typescript/bin/tsc', '-p', project)
const build = () =>
  ensureBuilt().then(
    () => ({ code: 0, output: '' }),
    (error) => ({ code: 1, output: error.message }),
  )

/** Lines of a failed check that are repeated at the end of a run. */
const MOST_REPEATED_LINES = 8

/** Checks that do not run the program, the longest first. */
const CHECKS = {
  build,
  lint: tool('oxlint/bin/oxlint', '--type-aware'),
  'types of the storefront': types('apps/storefront'),
  'types of the server': types('apps/server'),
  'types of the journeys': types('e2e'),
  format: tool('oxfmt/bin/oxfmt', '--check', '.'),
  imports: () => runNode(join(root, 'scripts/check-imports.mjs'), []),
  writers: () => runNode(join(root, 'scripts/check-writers.mjs'), []),
  citations: () => runNode(join(root, 'scripts/check-citations.mjs'), []),
  'types of packages': types('packages'),
  'types of the service worker': types('apps/storefront/src/worker'),
  'types of the mobile bridge': types('apps/mobile'),
}
/** Most of a check runs on one core. */
const SIDE_BY_SIDE = 2

/**
 * Runs all checks, two at a time, prints each, and the output of those that fail.
 * @returns {Promise<{ passed: number, failures: string[] }>} failures with the first lines of their output
 */
export async function runChecks() {
  const result = { passed: 0, failures: [] }
  const waiting = Object.entries(CHECKS)
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, check] = next
      const start = performance.now()
      const { code, output } = await check()
      const isGood = code === 0
      console.log(`${isGood ? '✓' : '✗'} ${name} (${seconds(start)})`)
      if (isGood) {
        result.passed++
        continue
      }
      console.log(output.trim())
      result.failures.push(`${name}: ${output.trim().split('\n').slice(0, MOST_REPEATED_LINES).join('\n')}`)
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane))
  return result
}
