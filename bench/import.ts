import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import { writeImportFile } from './parts/import-file.ts'
import { memoryOf } from './parts/memory.ts'

/**
 * npm run bench -- import [--products 200000]: a retailer's nightly file into an empty shop on its own PostgreSQL, the
 * same file again, and again with 1% of the products changed, with the operators' command in a process of its own.
 * Prints seconds, the peak of its memory (Linux only), and their share of the limits; processor seconds of the import
 * and its PostgreSQL, for busy machines.
 */

const LIMIT_PRODUCTS = 200_000
/** Limits at 200,000 rows; three times as much at a million. */
const LIMITS = { first: 60, unchanged: 15, changed: 15, memoryMb: 500 }
const LARGE_TIMES = 3
const WATCH_MS = 25
const TICKS_PER_SECOND = 100

const { values } = parseArgs({ args: process.argv.slice(2), options: { products: { type: 'string' } } })
const products = Number(values.products ?? LIMIT_PRODUCTS)
const times = products > LIMIT_PRODUCTS ? LARGE_TIMES : 1
const program = join(import.meta.dirname, '../apps/server/dist/import.js')
const dataDir = mkdtempSync(join(tmpdir(), 'cambusa-bench-'))
// When started by root, the database runs as another user, who must be able to enter.
chmodSync(dataDir, 0o755)

/** Processor seconds that a process has used. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** Processor seconds of PostgreSQL: the sum of the last values of each of its processes. */
function watchDatabase(postmaster: number) {
  const seen = new Map<number, number>()
  return {
    look: () => {
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
        .trim()
        .split(' ')
      for (const pid of children.map(Number)) seen.set(pid, cpuSeconds(pid))
    },
    seconds: () => [...seen.values()].reduce((sum, seconds) => sum + seconds, 0),
  }
}

async function runImport(what: keyof typeof LIMITS, file: string, postmaster: number) {
  const startedMs = performance.now()
  const database = watchDatabase(postmaster)
  database.look()
  const before = database.seconds()
  const child = spawn(process.execPath, [program, 'products', file], {
    env: { ...process.env, CAMBUSA_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let wrong = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (wrong += text.toString()))
  let peakMb = 0
  let cpu = 0
  const watch = setInterval(() => {
    try {
      peakMb = Math.max(peakMb, memoryOf(child.pid).peakMb)
      cpu = cpuSeconds(child.pid ?? 0)
      database.look()
    } catch {
      // One of them has just ended.
    }
  }, WATCH_MS)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${String(code)}: ${wrong}`)
  const seconds = (performance.now() - startedMs) / 1000
  const share = (value: number, limit: number) =>
    `${(value / (limit * times)).toFixed(2)} of ${limit * times}`
  console.log(`${what.padEnd(9)} ${said.split('\n').find((line) => line.includes('invariati'))}`)
  console.log(
    `          ${seconds.toFixed(1)} s (${share(seconds, LIMITS[what])} s), memory ${peakMb} MB ` +
      `(${share(peakMb, LIMITS.memoryMb)} MB), processor ${cpu.toFixed(1)} s and PostgreSQL ` +
      `${(database.seconds() - before).toFixed(1)} s`,
  )
}

const postgres = await openEmbeddedPostgres({ dataDir, role: 'owner' })
try {
  await migrateDatabase(postgres.url)
  const postmaster = Number(readFileSync(join(postgres.directory, 'postmaster.pid'), 'utf8').split('\n')[0])
  const [whole, changed] = [join(dataDir, 'notte.csv'), join(dataDir, 'notte-dopo.csv')]
  await writeImportFile(whole, { products, changedEvery: 0 })
  await writeImportFile(changed, { products, changedEvery: 100 })
  console.log(`${products} rows, ${Math.round(statSync(whole).size / 1_048_576)} MB of CSV`)
  await runImport('first', whole, postmaster)
  await runImport('unchanged', whole, postmaster)
  await runImport('changed', changed, postmaster)
} finally {
  await postgres.close()
  rmSync(dataDir, { recursive: true, force: true })
}
