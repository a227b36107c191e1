import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './memory-disk.mjs'
import { processorSecondsOfChildren } from './processor-seconds.mjs'
import { root, stateFolder } from './project.mjs'
import { runNode } from './step.mjs'

const reporter = join(import.meta.dirname, 'test-report.mjs')

/**
 * Runs a project of vitest.config.ts and returns the report of test-report.mjs with the processor seconds of the whole
 * run. Only `files` if given, only that part of a `shard` (`2/3`), with `changed` only those affected by a change
 * (committed since the upstream branch, or not committed).
 */
export async function runTests(project, { env = process.env, files = [], shard, changed = false } = {}) {
  const folder = join(stateFolder, 'test-reports')
  const path = join(folder, `${project}-${process.pid}.json`)
  mkdirSync(folder, { recursive: true })
  const followed = changed && followedBranch()
  const isWhole = files.length === 0 && !changed
  const before = processorSecondsOfChildren()
  const { code } = await runNode(
    join(root, 'node_modules/vitest/vitest.mjs'),
    [
      'run',
      ...files,
      `--project=${project}`,
      '--reporter=default',
      `--reporter=${reporter}`,
      ...(shard ? [`--shard=${shard}`] : []),
      ...(changed ? [followed ? `--changed=${followed}` : '--changed'] : []),
    ],
    {
      show: true,
      env: { ...env, TMPDIR: temporaryFolder(), TEST_REPORT: path, ALL_FILES: isWhole ? '1' : '' },
    },
  )
  const report = existsSync(path)
    ? JSON.parse(readFileSync(path, 'utf8'))
    : { passed: 0, failures: [], triedTwice: [], firstTries: [], notPossible: [], files: [] }
  rmSync(path, { force: true })
  if (code !== 0 && report.failures.length === 0)
    report.failures.push(`${project}: vitest ended with ${code}`)
  return { ...report, project, processorSeconds: processorSecondsOfChildren() - before }
}

/** The upstream branch (`origin/main`), or nothing: no git, or no upstream. */
function followedBranch() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--abbrev-ref', '@{upstream}'], { cwd: root })
  return status === 0 ? String(stdout).trim() : undefined
}
