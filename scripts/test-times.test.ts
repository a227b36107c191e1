import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fullForms } from './setup/full-forms.mjs'
import { LONG_FILES, longFirst } from './setup/long-files.mjs'
import { root } from './setup/project.mjs'
import { TEST_BUDGET } from './setup/test-budget.mjs'
import { budgetOf, dearestOf, timesTable } from './setup/test-times.mjs'
import { noteTriedTwice } from './setup/tried-twice.mjs'

const budget = TEST_BUDGET.unit

test('more than one and a half times the budget is too much, and without system figures nothing is', () => {
  const used = (processorSeconds: number) => budgetOf({ project: 'unit', processorSeconds })
  expect(used(budget * 1.5).isOver).toBe(false)
  expect(used(budget * 1.5 + 1).isOver).toBe(true)
  const slow = (processorSeconds: number) => budgetOf({ project: 'unit', processorSeconds, slowness: 1.4 })
  expect(slow(budget * 2).isOver).toBe(false)
  expect(slow(budget * 2.2).isOver).toBe(true)
  expect(slow(1).text).toContain('machine 1.40 times slower')
  expect(used(NaN)).toEqual({ isOver: false, text: `unit: processor not known, budget ${budget} s` })
})

test('the table has the most expensive file first, and its first lines are the ten most expensive', () => {
  const files = Array.from({ length: 12 }, (_, i) => ({
    project: 'unit',
    file: `${i}.test.ts`,
    tests: 2,
    ms: 1_500,
    processorMs: i * 100,
  }))
  const table = timesTable([{ files }])
  expect(table.split('\n').slice(0, 2)).toEqual([
    'project\tprocessor\tclock\ttests\tfile',
    'unit\t1.1\t1.5\t2\t11.test.ts',
  ])
  expect(dearestOf(table)).toHaveLength(11)
})

test('a test that was tried twice in two of ten runs is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-tried-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'var/tried-twice.json')
  expect(noteTriedTwice(path, ['buy'])).toEqual([])
  expect(noteTriedTwice(path, ['pay'])).toEqual([])
  expect(noteTriedTwice(path, ['buy', 'look'])).toEqual(['buy'])
  for (let run = 0; run < 8; run += 1) noteTriedTwice(path, [])
  expect(noteTriedTwice(path, ['pay', 'look'])).toEqual(['look'])
})

test('the full form of every test that has a short one is found for npm run proofs', () => {
  const { server, e2e } = fullForms()
  expect(server).toContain('apps/server/src/hostile-input.test.ts')
  expect(e2e).toContain('e2e/pay.test.ts')
  expect(e2e).not.toContain('e2e/category-layout.test.ts')
})

test('files that take minutes start first, the others in their order, and each of them exists', () => {
  const long = LONG_FILES.map((path) => join(root, path))
  expect(long.filter((path) => !existsSync(path))).toEqual([])
  const [first = '', second = ''] = long
  const others = [join(root, 'e2e/pay.test.ts'), join(root, 'e2e/buy.test.ts')]
  expect(longFirst([...others, second, first], (path) => path)).toEqual([first, second, ...others])
})
