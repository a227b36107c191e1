import { afterAll } from 'vitest'

/**
 * Set-up of every test file: measures its worker's processor time from here, including the file's imports, to its last
 * hook.
 */
const before = process.cpuUsage()

// oxlint-disable-next-line no-empty-pattern -- vitest reads from the parameters what a hook wants
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(before)
  suite.meta.processorMs = Math.round((user + system) / 1000)
})
