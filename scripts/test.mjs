import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChecks } from './setup/checks.mjs'
import { findChromium } from './setup/chromium.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { withLock } from './setup/lock.mjs'
import { slowness } from './setup/machine-speed.mjs'
import { checkNode, requireWritable, stateFolder } from './setup/project.mjs'
import { TEST_BUDGET } from './setup/test-budget.mjs'
import { budgetOf, dearestOf, timesTable } from './setup/test-times.mjs'
import { noteTriedTwice } from './setup/tried-twice.mjs'
import { runTests } from './setup/vitest.mjs'

const MOST_SEEDS = 1_000_000

// `npm test -- --shard=2/3`: the second third of the test files, for a separate machine. `--times`: the time of each
// file. `--seed=N`: repeats the choice of heavy tests of the run with this seed (decision 182).
const { shard, times, seed } = parseArgs({
  options: {
    shard: { type: 'string' },
    times: { type: 'boolean' },
    seed: { type: 'string', default: String(randomInt(1, MOST_SEEDS)) },
  },
}).values

checkNode()
requireWritable()
const { checks, chromium } = await withLock('setup', async () => {
  await ensureInstalled()
  return { chromium: await findChromium(), checks: await runChecks() }
})
// Browsers and tools need a writable home, which a service user may not have.
const home = join(stateFolder, 'test-home')
mkdirSync(home, { recursive: true })
const env = {
  ...process.env,
  TEST_SEED: seed,
  HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_CACHE_HOME: home,
  ...chromium,
}
const reports = []
let before = await slowness()
for (const project of Object.keys(TEST_BUDGET)) {
  const report = await runTests(project, { env, shard })
  const after = await slowness()
  reports.push({ ...report, slowness: Math.max(before, after) })
  before = after
}

if (times) {
  const table = timesTable(reports)
  writeFileSync(join(stateFolder, 'test-times.tsv'), `${table}\n`)
  for (const line of dearestOf(table)) console.log(line)
}
const failures = [...checks.failures, ...reports.flatMap((report) => report.failures)]
for (const budget of reports.map(budgetOf)) {
  console.log(budget.text)
  if (budget.isOver && shard === undefined) failures.push(`half more than the budget: ${budget.text}`)
}
const triedTwice = reports.flatMap((report) => report.triedTwice)
for (const test of noteTriedTwice(join(stateFolder, 'tried-twice.json'), triedTwice))
  failures.push(`tried twice in two of the last ten runs: ${test}`)
console.log(`heavy tests in short form, chosen by seed ${seed}: npm test -- --seed=${seed}`)
// A long run has printed a lot: failures are repeated at its end.
for (const failure of failures) console.log(`✗ ${failure}`)
for (const test of reports.flatMap((report) => report.notPossible)) console.log(`not run, ${test}`)
for (const line of reports.flatMap((report) => report.firstTries)) console.log(`first try, ${line}`)
console.log(`tried twice: ${triedTwice.join(', ') || 'none'}`)
console.log(
  `${checks.passed + reports.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`,
)
process.exitCode = failures.length > 0 ? 1 : 0
