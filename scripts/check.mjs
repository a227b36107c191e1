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
// The storefront's tests take as long as all others: only those affected by the change run here, all of them in `npm
// test`.
const reports = [await runTests('unit'), await runTests('storefront', { changed: true })]
const failures = [...checks.failures, ...reports.flatMap((report) => report.failures)]
for (const failure of failures) console.log(`✗ ${failure}`)
const passed = [checks, ...reports].reduce((sum, report) => sum + report.passed, 0)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
