import { findChromium } from './setup/chromium.mjs'
import { fullForms } from './setup/full-forms.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, root, requireWritable } from './setup/project.mjs'
import { runNode } from './setup/step.mjs'
import { runTests } from './setup/vitest.mjs'

// npm run proofs: kills, races and outages against the built shop, then the full form of every test of which `npm test`
// runs a short one (decision 182). `--tests`: only these; `--short`, `--online`, `--only=WORDS` (of a proof's name): only a
// part of the first.
const args = process.argv.slice(2)
const isPart = args.some((arg) => /^--(short|online|only)/.test(arg))

checkNode()
requireWritable()
let failed = 0
if (!args.includes('--tests')) {
  const { code } = await runNode(`${root}/scripts/run.mjs`, ['proofs', ...args], { show: true })
  if (code !== 0) failed += 1
}
if (!isPart) failed += await failuresOfFullForms()
process.exitCode = failed > 0 ? 1 : 0

async function failuresOfFullForms() {
  const chromium = await withLock('setup', async () => {
    await ensureInstalled()
    return findChromium()
  })
  const env = { ...process.env, ...chromium, TEST_EXTENT: 'full' }
  const failures = []
  for (const [project, files] of Object.entries(fullForms())) {
    const report = await runTests(project, { env, files })
    failures.push(...report.failures)
  }
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`full forms: ${failures.length} failed`)
  return failures.length
}
