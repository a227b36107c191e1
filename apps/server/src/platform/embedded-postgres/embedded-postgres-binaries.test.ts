import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { makeLinks, reachableFolder } from './embedded-postgres-binaries.ts'

const native = mkdtempSync(join(tmpdir(), 'cambusa-binaries-'))
afterEach(() => rmSync(native, { recursive: true, force: true }))

/** The package as npm unpacks it without running its install script. */
function unpack() {
  for (const folder of ['bin', 'lib']) mkdirSync(join(native, folder), { recursive: true })
  writeFileSync(join(native, 'lib/libpq.so.5.18'), 'library')
  const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
    source: 'native/lib/libpq.so.5.18',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
}

test('missing links to libraries are created at the start', () => {
  unpack()
  expect(makeLinks(native)).toBe(true)
  expect(readFileSync(join(native, 'lib/libpq.so.5'), 'utf8')).toBe('library')
})

test('existing links stay, and missing ones are added', () => {
  unpack()
  symlinkSync('libpq.so.5.18', join(native, 'lib/libpq.so'))
  expect(makeLinks(native)).toBe(true)
  expect(makeLinks(native)).toBe(true)
})

test('a package that is not installed is not complete', () => {
  expect(makeLinks(join(native, 'nowhere'))).toBe(false)
})

test('two clones never share a folder outside of the clones', () => {
  expect(reachableFolder('/root/one')).not.toBe(reachableFolder('/root/two'))
  expect(reachableFolder('/root/one')).toBe(reachableFolder('/root/one'))
})
