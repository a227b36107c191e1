import { runChecks } from './setup/checks.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, requireWritable } from './setup/project.mjs'
import { runTests } from './setup/vitest.mjs'

checkNode()
requireWritable()
// Tests start programs of this copy, which wait for the same lock.
const checks = await withLock('setup', async () => {
  await ensureInstalled()
  return runChecks()
})
const tests = await runTests(['unit', 'storefront'])
for (const failure of tests.failures) console.log(`✗ ${failure}`)
const failed = checks.failed + tests.failed
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
