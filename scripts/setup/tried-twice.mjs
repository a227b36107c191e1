import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const RUNS = 10

/**
 * Adds the tests that this run tried twice to the file of the last ten runs. Answers those that an earlier one of them names
 * too: what needs a second try twice has a cause (decision 182).
 * @param {string} path @param {string[]} tests @returns {string[]}
 */
export function noteTriedTwice(path, tests) {
  const earlier = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  mkdirSync(dirname(path), { recursive: true })
  const runs = [...earlier, { at: new Date().toISOString(), tests }].slice(-RUNS)
  writeFileSync(path, `${JSON.stringify(runs, undefined, 2)}\n`)
  const known = new Set(runs.slice(0, -1).flatMap((run) => run.tests))
  return tests.filter((test) => known.has(test))
}
