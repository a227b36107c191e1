import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, stateFolder } from './project.mjs'
import { runNode } from './step.mjs'

/**
 * Runs projects of vitest.config.ts, of a shard (`2/3`) only that part of their files, where `changed` only the files that
 * a change touches (what is committed since the branch that this one follows, and what is not committed), and counts from
 * the report: what did not even load has failed too. `failures` names the file and the test.
 */
export async function runTests(projects, { env = process.env, shard, changed = false } = {}) {
  const folder = join(stateFolder, 'test-reports')
  const report = join(folder, `${projects.join('-')}-${process.pid}.json`)
  mkdirSync(folder, { recursive: true })
  const chosen = projects.map((project) => `--project=${project}`)
  const followed = changed && followedBranch()
  const args = ['run', ...chosen, '--reporter=default', '--reporter=json']
  if (shard) args.push(`--shard=${shard}`)
  if (changed) args.push(followed ? `--changed=${followed}` : '--changed')
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
    : { passed: 0, failed: 0, failures: [] }
  rmSync(report, { force: true })
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

/** The branch that this one follows (`origin/main`), or nothing: a folder without git, a branch of its own. */
function followedBranch() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--abbrev-ref', '@{upstream}'], { cwd: root })
  return status === 0 ? String(stdout).trim() : undefined
}

/** A test that is skipped proves nothing: it counts as failed. */
function countsOf({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status !== 'passed')
    const told = failed.map(({ fullName, failureMessages = [] }) => [fullName, failureMessages[0]])
    if (told.length === 0 && message) told.push(['', message])
    return told.map(([test, why = '']) => `${relative(root, name)} ${test}: ${why.split('\n')[0]}`)
  })
  const notLoaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + notLoaded.length,
    failures,
  }
}
