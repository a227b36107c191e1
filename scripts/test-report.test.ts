import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import TestReport from './setup/test-report.mjs'

interface SomeError {
  message: string
  stacks?: { file: string; line: number }[]
}
const someTest = (
  fullName: string,
  state: string,
  meta = {},
  errors: SomeError[] = [],
  { retryCount = 0 } = {},
) => ({
  fullName,
  result: () => ({ state, errors }),
  diagnostic: () => ({ retryCount }),
  meta: () => meta,
})

const fileOf = (tests: ReturnType<typeof someTest>[], state = 'passed') => ({
  moduleId: join(import.meta.dirname, 'some.test.ts'),
  project: { name: 'unit' },
  children: { allTests: () => tests, allSuites: () => [] },
  diagnostic: () => ({ duration: 1, collectDuration: 1, setupDuration: 1 }),
  meta: () => ({}),
  state: () => state,
  errors: () => [{ message: 'cannot be loaded' }],
})

/** What the report says of these files. */
function reportOf(files: ReturnType<typeof fileOf>[]): {
  passed: number
  failures: string[]
  notPossible: string[]
  triedTwice: string[]
  firstTries: string[]
} {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  vi.stubEnv('TEST_REPORT', join(folder, 'report.json'))
  new TestReport().onTestRunEnd(files, [])
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
}

test('a skipped test counts as failed, and what the seed or a missing program leaves out as neither', () => {
  const tests = [
    someTest('runs', 'passed'),
    someTest('fails', 'failed', {}, [{ message: 'as it should' }]),
    someTest('is left', 'skipped', { isLeftToOtherSeeds: true }),
    someTest('needs a program', 'skipped', { missingProgram: 'SomeProgram' }),
    someTest('needs it too', 'skipped', { missingProgram: 'SomeProgram' }),
    someTest('is skipped by somebody', 'skipped'),
  ]
  const { passed, failures, notPossible } = reportOf([fileOf(tests)])
  expect(passed).toBe(1)
  expect(failures).toEqual([
    'scripts/some.test.ts fails: as it should',
    'scripts/some.test.ts is skipped by somebody: not run',
  ])
  expect(notPossible).toEqual(['scripts/some.test.ts: SomeProgram is not installed'])
})

test('a file that cannot be loaded or has no test counts as failed', () => {
  const left = someTest('is left', 'skipped', { isLeftToOtherSeeds: true })
  expect(reportOf([fileOf([]), fileOf([left], 'failed'), fileOf([left])]).failures).toHaveLength(2)
})

test('a test that passed at its second try is named with what the first one failed with, and where', () => {
  const error = {
    message: 'no button\nwas found',
    stacks: [
      { file: '/elsewhere/vitest.js', line: 1 },
      { file: join(import.meta.dirname, 'some.test.ts'), line: 12 },
    ],
  }
  const { passed, failures, triedTwice, firstTries } = reportOf([
    fileOf([someTest('presses', 'passed', {}, [error], { retryCount: 1 })]),
  ])
  expect([passed, failures]).toEqual([1, []])
  expect(triedTwice).toEqual(['scripts/some.test.ts presses'])
  expect(firstTries).toEqual(['scripts/some.test.ts presses: no button (scripts/some.test.ts:12)'])
})
