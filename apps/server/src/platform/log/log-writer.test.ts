import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { openLogWriter } from './log-writer.ts'
import { mayMount, mountSmallDisk } from '../../testing/small-disk.ts'

const base = mkdtempSync(join(tmpdir(), 'cambusa-log-'))
const mounted: string[] = []
afterAll(() => {
  for (const folder of mounted) spawnSync('umount', ['-l', folder])
  rmSync(base, { recursive: true, force: true })
})

const RESUMED = ({ lostLines, reason }: { lostLines: number; reason: string }) =>
  `resumed after ${reason}, lost ${lostLines}\n`
const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n')
const SOON = { timeout: 20_000, interval: 20 }

/** A file on a full disk: a link to the device that is always full. */
function fullFile(name: string) {
  const file = join(base, name)
  symlinkSync('/dev/full', file)
  return file
}

test('lines are written in order, also those still queued when the program closes', async () => {
  const file = join(base, 'ordinary.log')
  const writer = openLogWriter(file, { resumed: RESUMED })
  for (let line = 0; line < 5_000; line++) writer.write(`line ${line}\n`)
  await writer.flush()
  expect(linesOf(file)).toEqual(Array.from({ length: 5_000 }, (_, line) => `line ${line}`))
})

test('only its owner may read the log, also if the file existed with wider rights', async () => {
  const file = join(base, 'wide.log')
  writeFileSync(file, 'old\n')
  chmodSync(file, 0o644)
  const writer = openLogWriter(file, { resumed: RESUMED })
  writer.write('new\n')
  await writer.flush()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(linesOf(file)).toEqual(['old', 'new'])
})

if (process.platform === 'linux')
  test('a full disk interrupts the log: it resumes by itself, in a reopened file, and reports what was lost', async () => {
    const file = fullFile('full.log')
    const reasons: string[] = []
    const writer = openLogWriter(file, {
      resumed: RESUMED,
      onInterrupted: (reason) => reasons.push(reason),
      keptBytes: 70,
      retryMs: 20,
    })
    for (let line = 0; line < 10; line++) writer.write(`line ${line}\n`)
    await vi.waitFor(() => expect(reasons).toEqual(['ENOSPC']), SOON)
    for (let line = 10; line < 20; line++) writer.write(`line ${line}\n`)
    expect(statSync('/dev/full').mode & 0o777).not.toBe(0o600)
    rmSync(file)
    await vi.waitFor(
      () =>
        expect(linesOf(file)).toEqual([
          ...Array.from({ length: 10 }, (_, line) => `line ${line}`),
          'resumed after ENOSPC, lost 10',
        ]),
      SOON,
    )
    writer.write('after\n')
    await writer.flush()
    expect(linesOf(file).at(-1)).toBe('after')
    expect(reasons).toEqual(['ENOSPC'])
  })

test('a missing folder, or a folder in the file’s place, interrupts it as well', async () => {
  const folder = join(base, 'later')
  const reasons: string[] = []
  const options = { resumed: RESUMED, onInterrupted: (reason: string) => reasons.push(reason), retryMs: 20 }
  const writer = openLogWriter(join(folder, 'server.log'), options)
  writer.write('early\n')
  await vi.waitFor(() => expect(reasons).toEqual(['ENOENT']), SOON)
  mkdirSync(folder)
  await vi.waitFor(
    () => expect(linesOf(join(folder, 'server.log'))).toContain('resumed after ENOENT, lost 0'),
    SOON,
  )
  const place = join(base, 'folder.log')
  mkdirSync(place)
  openLogWriter(place, options).write('never\n')
  await vi.waitFor(() => expect(reasons).toEqual(['ENOENT', 'EISDIR']), SOON)
})

if (mayMount())
  test('on a real full disk no line is cut or doubled, and lost ones are counted', async () => {
    const disk = join(base, 'disk')
    mkdirSync(disk)
    expect(mountSmallDisk(disk, '64k')).toBe(true)
    mounted.push(disk)
    const file = join(disk, 'server.log')
    const filler = join(disk, 'filler')
    writeFileSync(filler, Buffer.alloc(50_000))
    const writer = openLogWriter(file, { resumed: RESUMED, keptBytes: 20_000, retryMs: 20 })
    const text = (line: number) => `line ${String(line).padStart(5, '0')} ${'x'.repeat(88)}`
    for (let line = 0; line < 1_000; line++) {
      writer.write(`${text(line)}\n`)
      if (line % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 2))
    }
    rmSync(filler)
    await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/resumed/), SOON)
    const lines = linesOf(file)
    const lost = lines
      .filter((line) => line.startsWith('resumed'))
      .map((line) => Number(line.split(' ').at(-1)))
    const kept = lines.filter((line) => !line.startsWith('resumed'))
    expect(kept).toEqual(kept.map((line) => text(Number(line.slice(5, 10)))))
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept.length + lost.reduce((sum, each) => sum + each, 0)).toBe(1_000)
    expect(lost.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0)
  })
