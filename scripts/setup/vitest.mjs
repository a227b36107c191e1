import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, stateFolder } from './project.mjs'
import { runNode } from './step.mjs'

/**
 * Runs projects of vitest.config.ts, of a shard (`2/3`) only that part of their files, and counts from the report: what
 * did not even load has failed too.
 */
export async function runTests(projects, { env = process.env, shard } = {}) {
  const folder = join(stateFolder, 'test-reports')
  const report = join(folder, `${projects.join('-')}-${process.pid}.json`)
  mkdirSync(folder, { recursive: true })
  const chosen = projects.map((project) => `--project=${project}`)
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json']
  if (shard) args.push(`--shard=${shard}`)
  const { code } = await runNode(
    join(root, 'node_modules/vitest/vitest.mjs'),
    [...args, `--outputFile.json=${report}`],
    {
      show: true,
      env,
    },
  )
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  rmSync(report, { force: true })
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

/** A test that is skipped proves nothing: it counts as failed. */
function countsOf({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + notLoaded.length,
  }
}
