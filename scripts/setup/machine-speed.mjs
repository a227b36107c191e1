import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Processor milliseconds that the work below took on the machine on which the budgets were measured, idle. */
const MEASURED_MS = 1_300

/** Work like that of tests: objects, texts, hashes. It prints the processor milliseconds that it took. */
const WORK = `
  const { createHash } = require('node:crypto')
  for (let round = 0; round < 8; round += 1) {
    const rows = Array.from({ length: 40_000 }, (_, i) => ({ id: i, key: ((i * 7919) % 40_009).toString(36), list: [i, i + 1] }))
    rows.sort((a, b) => (a.key < b.key ? -1 : 1))
    createHash('sha256').update(JSON.stringify(JSON.parse(JSON.stringify(rows)))).digest('hex')
  }
  const { user, system } = process.cpuUsage()
  console.log((user + system) / 1000)
`

/** Runs the work once in a process of its own. @returns {Promise<number>} processor milliseconds, NaN if it failed */
const runOnce = () =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['-e', WORK], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (data) => (text += data))
    child.on('error', () => resolve(NaN))
    child.on('close', () => resolve(text === '' ? NaN : Number(text)))
  })

/**
 * How many times more processor time than on the machine of the budgets the same work takes here and now, on all cores at
 * once; never less than 1. A second counts for less on a slow machine, and on one that others use too.
 */
export async function slowness() {
  const each = await Promise.all(Array.from({ length: availableParallelism() }, runOnce))
  const mean = each.reduce((sum, ms) => sum + ms, 0) / each.length
  return Number.isNaN(mean) ? 1 : Math.max(1, mean / MEASURED_MS)
}
