import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, stateFolder } from './project.mjs'
import { runNode } from './step.mjs'

/** Runs one project of vitest.config.ts and counts from its report: what did not even load has failed too. */
export async function runTests(project, env = process.env) {
  const folder = join(stateFolder, 'test-reports')
  const report = join(folder, `${project}-${process.pid}.json`)
  mkdirSync(folder, { recursive: true })
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
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
