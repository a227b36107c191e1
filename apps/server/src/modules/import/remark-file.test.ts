import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openRemarkFile } from './remark-file.ts'

const base = mkdtempSync(join(tmpdir(), 'cambusa-remarks-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

const HEADER = ['riga', 'colonna', 'campo', 'motivo']
const open = (path: string) => openRemarkFile(path, HEADER, (field) => field.toUpperCase())

async function addMany(path: string) {
  const remarks = open(path)
  for (let line = 1; line <= 1_200; line++) {
    remarks.add(line, 'price', 'manca')
    await remarks.flush()
  }
  return { path: await remarks.close(), count: remarks.count, isIncomplete: remarks.isIncomplete }
}

test('remarks are written while rows are read, under the names of their columns', async () => {
  const path = join(base, 'new', 'remarks.csv')
  expect(await addMany(path)).toEqual({ path, count: 1_200, isIncomplete: false })
  const lines = readFileSync(path, 'utf8').trimEnd().split('\r\n')
  expect(lines).toHaveLength(1_201)
  expect([lines[0], lines[1], lines[1_200]]).toEqual([
    '\ufeffriga;colonna;campo;motivo',
    '1;PRICE;price;manca',
    '1200;PRICE;price;manca',
  ])
})

test('without remarks there is no file, and an older one is deleted', async () => {
  const path = join(base, 'older.csv')
  writeFileSync(path, 'old')
  expect(await open(path).close()).toBe(null)
  expect(() => readFileSync(path)).toThrow(/ENOENT/)
})

if (process.platform === 'linux')
  test('a full disk loses the remarks, never the import', async () => {
    const path = join(base, 'full.csv')
    symlinkSync('/dev/full', path)
    expect(await addMany(path)).toEqual({ path, count: 1_200, isIncomplete: true })
  })

test('a path that cannot be written loses the remarks too, never the import', async () => {
  writeFileSync(join(base, 'file'), '')
  const below = join(base, 'file', 'remarks.csv')
  expect(await addMany(below)).toEqual({ path: null, count: 1_200, isIncomplete: true })
  const folder = join(base, 'folder.csv')
  mkdirSync(folder)
  expect(await addMany(folder)).toEqual({ path: null, count: 1_200, isIncomplete: true })
  expect(await open(folder).close()).toBe(null)
})
