import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, it } from 'vitest'
import { zipFiles } from '../../testing/files/zip-files.ts'
import { writeZip, type ExportEntry } from './write-zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'cambusa-zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const mtime = new Date('2026-11-20T09:00:00Z')
const onEntry = () => Promise.resolve()
const UNZIP = '/usr/bin/unzip'

async function* inTurn(...entries: ExportEntry[]): AsyncGenerator<ExportEntry> {
  for (const entry of entries) yield Promise.resolve(entry)
}

it('a ZIP is read by other programs as it was written, names with accents too', async () => {
  const path = join(folder, '1.zip')
  const given = {
    'immagini/caffè.png': Buffer.alloc(300_000, 7),
    'dati.csv': Buffer.from('codice;nome\n7;Caffè\n'),
    'dati.json': Buffer.from('{"nome":"perché"}'),
  }
  const entries = inTurn(
    { name: 'immagini/caffè.png', content: given['immagini/caffè.png'], isCompressed: true },
    { name: 'dati.csv', content: given['dati.csv'] },
    { name: 'dati.json', content: Readable.from([given['dati.json']]) },
  )
  const bytes = await writeZip(path, entries, { mtime, onEntry })
  const zip = readFileSync(path)
  expect(zip.length).toBe(bytes)
  expect(Object.fromEntries(await zipFiles(zip))).toEqual(given)
  if (!existsSync(UNZIP)) return
  expect(execFileSync(UNZIP, ['-t', path]).toString()).toContain('No errors detected')
  expect(execFileSync(UNZIP, ['-p', path, 'dati.csv']).equals(given['dati.csv'])).toBe(true)
})

it('what is written is held in memory no longer, however large the ZIP becomes', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const [files, bytes] = [40, 4_000_000]
  async function* many(): AsyncGenerator<ExportEntry> {
    for (let file = 0; file < files; file += 1)
      yield Promise.resolve({
        name: `immagini/${file}.png`,
        content: Buffer.alloc(bytes, file),
        isCompressed: true,
      })
  }
  const held = () => {
    collectGarbage()
    return process.memoryUsage().arrayBuffers
  }
  const before = held()
  const grown: number[] = []
  let written = 0
  // A collection of the whole process takes half a second: after every fifth file is enough.
  const measure = () => {
    if (++written % 5 === 0) grown.push(held() - before)
    return Promise.resolve()
  }
  const path = join(folder, 'large.zip')
  await writeZip(path, many(), { mtime, onEntry: measure })
  rmSync(path)
  expect(grown).toHaveLength(files / 5)
  expect(Math.max(...grown)).toBeLessThan(5 * bytes)
})

it('a file that fails ends its run with the reason, and leaves nothing behind', async () => {
  const failing = new Readable({
    read() {
      this.destroy(new Error('the store is away'))
    },
  })
  const entries = inTurn(
    { name: 'dati.csv', content: Buffer.from('codice\n') },
    { name: 'immagini/1.png', content: failing, isCompressed: true },
  )
  await expect(writeZip(join(folder, '2.zip'), entries, { mtime, onEntry })).rejects.toThrow(
    'the store is away',
  )
  const taken = () => Promise.reject(new Error('taken off'))
  const other = inTurn({ name: 'dati.csv', content: Buffer.from('codice\n') })
  await expect(writeZip(join(folder, '3.zip'), other, { mtime, onEntry: taken })).rejects.toThrow('taken off')
  expect(readdirSync(folder).filter((name) => name !== '1.zip')).toEqual([])
})
