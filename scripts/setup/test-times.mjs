import { TEST_BUDGET } from './test-budget.mjs'

const DEAREST = 10
/** A run may take one and a half times its budget, on a machine as fast as that of the budgets. */
const MOST = 1.5

const inSeconds = (ms) => (ms / 1000).toFixed(1)
const lineOf = ({ project, file, tests, ms, processorMs }) =>
  [project, inSeconds(processorMs), inSeconds(ms), tests, file].join('\t')

/** Cost of each file, the most expensive first: processor and clock in seconds, number of tests. @returns {string} */
export function timesTable(reports) {
  const files = reports.flatMap((report) => report.files)
  const sorted = files.toSorted((a, b) => b.processorMs - a.processorMs)
  return ['project\tprocessor\tclock\ttests\tfile', ...sorted.map(lineOf)].join('\n')
}

/** The first lines of the table. */
export const dearestOf = (table) => table.split('\n').slice(0, DEAREST + 1)

/**
 * Processor time of a project and its budget; `isOver` if it exceeds it by half on a machine as slow as this one
 * (machine-speed.mjs).
 */
export function budgetOf({ project, processorSeconds, slowness = 1 }) {
  const budget = TEST_BUDGET[project]
  const isOver = processorSeconds > budget * MOST * slowness
  const used = Number.isNaN(processorSeconds) ? 'not known' : `${Math.round(processorSeconds)} s`
  const machine = slowness > 1 ? `, machine ${slowness.toFixed(2)} times slower` : ''
  return { isOver, text: `${project}: processor ${used}, budget ${budget} s${machine}` }
}
