import { runChecks } from './setup/checks.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, requireWritable } from './setup/project.mjs'
import { runTests } from './setup/vitest.mjs'

checkNode()
requireWritable()
await withLock('setup', async () => {
  await ensureInstalled()
  const checks = await runChecks()
  const counts = [checks, await runTests('unit'), await runTests('storefront')]
  const [passed, failed] = ['passed', 'failed'].map((key) =>
    counts.reduce((sum, count) => sum + count[key], 0),
  )
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
