import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChecks } from './setup/checks.mjs'
import { findChromium } from './setup/chromium.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { checkNode, requireWritable, stateFolder } from './setup/project.mjs'
import { runTests } from './setup/vitest.mjs'

// `npm test -- --shard=2/3`: the second third of the test files, for a machine of its own.
const { shard } = parseArgs({ options: { shard: { type: 'string' } } }).values

checkNode()
requireWritable()
const { checks, chromium } = await withLock('setup', async () => {
  await ensureInstalled()
  return { chromium: await findChromium(), checks: await runChecks() }
})
// Browsers and tools want a home that can be written, which a service user may not have.
const home = join(stateFolder, 'test-home')
mkdirSync(home, { recursive: true })
const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, ...chromium }
const counts = [checks]
for (const projects of [['unit', 'storefront'], ['server'], ['e2e', 'proofs']])
  counts.push(await runTests(projects, { env, shard }))
// A run of half an hour has said a lot since: what it was that failed stands at its end.
for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(`✗ ${failure}`)
const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
