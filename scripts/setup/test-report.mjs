import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.mjs'

/**
 * Reporter of vitest: writes to TEST_REPORT what passed, what failed by file and test, what was tried twice, and the
 * time of each file. A skipped test proves nothing: it counts as failed, and so does a file that failed to load. What the
 * run's seed leaves to other runs (apps/server/src/testing/extent.ts) counts as neither, nor does a test whose program is
 * not installed here: those are named.
 */
export default class TestReport {
  onTestRunEnd(modules, errors) {
    const report = { passed: 0, failures: [], triedTwice: [], firstTries: [], notPossible: [], files: [] }
    for (const module of modules) {
      const file = relative(root, module.moduleId)
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      const { processorMs = 0 } = module.meta()
      const tests = [...module.children.allTests()]
      const fail = (test, errors = []) =>
        report.failures.push(`${file} ${test}: ${(errors[0]?.message ?? 'not run').split('\n')[0]}`)
      // A file names once what it lacks, however many of its tests need it.
      const lack = (line) => {
        if (!report.notPossible.includes(line)) report.notPossible.push(line)
      }
      for (const test of tests) {
        const { state, errors } = test.result()
        const { isLeftToOtherSeeds, missingProgram } = test.meta()
        if (state === 'skipped' && isLeftToOtherSeeds) continue
        if (state === 'skipped' && missingProgram) lack(`${file}: ${missingProgram} is not installed`)
        else if (state === 'passed') report.passed++
        else fail(test.fullName, errors)
        if (test.diagnostic()?.retryCount > 0) {
          report.triedTwice.push(`${file} ${test.fullName}`)
          report.firstTries.push(`${file} ${test.fullName}: ${whyAgain(errors)}`)
        }
      }
      const hasFailed = module.state() === 'failed' || tests.length === 0
      const isTold = tests.some((test) => test.result().state === 'failed')
      if (hasFailed && !isTold) fail('', [...module.errors(), ...suiteErrors(module)])
      report.files.push({
        project: module.project.name,
        file,
        tests: tests.length,
        ms: Math.round(setupDuration + collectDuration + duration),
        processorMs,
      })
    }
    for (const { message } of errors) report.failures.push(`outside of tests: ${message.split('\n')[0]}`)
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(report))
  }
}

/** What the first try of a test failed with, and where in the project. */
function whyAgain([first] = []) {
  if (first === undefined) return 'no error is known'
  const at = first.stacks?.find(({ file }) => file.startsWith(root) && !file.includes('node_modules'))
  return `${first.message.split('\n')[0]}${at ? ` (${relative(root, at.file)}:${at.line})` : ''}`
}

/** Errors of hooks. */
const suiteErrors = (module) => [...module.children.allSuites()].flatMap((suite) => suite.errors())
