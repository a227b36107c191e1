import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SHOTS } from '@cambusa/domain/catalogue/product-shots'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate.ts'
import { openEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { memoryOf } from './parts/memory.ts'
import { grainyJpeg, writePictureFolder } from './parts/picture-folder.ts'

/**
 * npm run bench -- pictures [--files 20000]: a folder of pictures into an empty shop, and the same folder again, with the
 * operators' command; prints seconds and the peak of its memory.
 *
 * npm run bench -- pictures --code 1400001 --data var: gives a product of that shop five pictures of 1,600 pixels, for
 * measurements of its page.
 */

const MOST_MEMORY_MB = 500
const WATCH_MS = 25
const SHOT_PX = 1_600

const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { files: { type: 'string' }, code: { type: 'string' }, data: { type: 'string' } },
})
const program = join(import.meta.dirname, '../apps/server/dist/import.js')
const workDir = mkdtempSync(join(tmpdir(), 'cambusa-bench-'))
// When started by root, the database runs as another user, who must be able to enter.
chmodSync(workDir, 0o755)
const folder = join(workDir, 'foto')

/** Runs `npm run import -- pictures`; answers what it said of its counts, its seconds and the peak of its memory. */
async function importFolder(dataDir: string) {
  const startedMs = performance.now()
  const child = spawn(process.execPath, [program, 'pictures', folder], {
    env: { ...process.env, CAMBUSA_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  let peakMb = 0
  const watch = setInterval(() => {
    try {
      peakMb = Math.max(peakMb, memoryOf(child.pid).peakMb)
    } catch {
      // It has just ended.
    }
  }, WATCH_MS)
  const code = await new Promise((done) => child.once('close', done))
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${String(code)}: ${said}`)
  const counts = said.split('\n').find((line) => line.includes('invariati'))
  return { counts, seconds: (performance.now() - startedMs) / 1_000, peakMb }
}

async function measure(files: number): Promise<void> {
  const postgres = await openEmbeddedPostgres({ dataDir: workDir, role: 'owner' })
  try {
    await migrateDatabase(postgres.url)
    const database = openDatabase(postgres.url, { max: 1, statementTimeoutMs: 0 })
    await database.pool.query(
      `insert into categories (slug, name) values ('tutto', 'Tutto');
       insert into products (code, slug, name, category_id, kind, vat_rate, media_key)
       select 'P' || n, 'p-' || n, 'Prodotto ' || n, 1, 'Pezzo', 10, 'P' || n from generate_series(1, ${files}) n`,
    )
    await database.close()
    const codes = Array.from({ length: files }, (_, at) => `P${at + 1}`)
    const bytes = await writePictureFolder(folder, codes)
    console.log(`${files} files, ${Math.round(bytes / 1_048_576)} MB`)
    for (const what of ['first', 'again']) {
      const { counts, seconds, peakMb } = await importFolder(workDir)
      const share = (peakMb / MOST_MEMORY_MB).toFixed(2)
      console.log(
        `${what}  ${counts} ${seconds.toFixed(1)} s, memory ${peakMb} MB (${share} of ${MOST_MEMORY_MB})`,
      )
    }
  } finally {
    await postgres.close()
  }
}

/** A shop that is running or not; its database is that of the data folder. */
async function giveFiveShots(code: string, dataDir: string): Promise<void> {
  mkdirSync(folder)
  for (const [place, shot] of SHOTS.entries())
    writeFileSync(join(folder, `${code}-${shot}.jpg`), await grainyJpeg(SHOT_PX, place))
  console.log((await importFolder(resolve(dataDir))).counts)
}

try {
  if (values.code === undefined) await measure(Number(values.files ?? 20_000))
  else await giveFiveShots(values.code, values.data ?? 'var')
} finally {
  rmSync(workDir, { recursive: true, force: true })
}
