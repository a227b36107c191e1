import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const storefront = join(import.meta.dirname, '../..')
const bridge = join(import.meta.dirname, '../../../../mobile/bridge')

const EXPORT = /^export const (\w+): Bridge\['(\w+)'\]/gm

/** Each function of the bridge that a file has, with its name in the interface. */
const partsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, own, part]) => [own, part])

const files = readdirSync(import.meta.dirname).filter((name) => !/^bridge\.|\.test\./.test(name))

test('the mobile app has a file for each of the device’s, with the same functions, and together they are the bridge', () => {
  const declared = [
    ...readFileSync(join(import.meta.dirname, 'bridge.ts'), 'utf8')
      .split('export interface Bridge {')[1]!
      .matchAll(/^ {2}(\w+): /gm),
  ].map(([, name]) => String(name))
  const found = files.flatMap((file) => {
    const parts = partsOf(join(import.meta.dirname, file))
    expect([file, partsOf(join(bridge, file))]).toEqual([file, parts])
    return parts
  })
  for (const [own, part] of found) expect(own).toBe(part)
  expect(found.map(([own]) => String(own)).toSorted()).toEqual(declared.toSorted())
})

/** Files that fetch something else than the shop's answers, and what. */
const NOT_THE_SERVERS: Record<string, string> = {
  'lib/browser/import-chunk.ts': 'fetch(`/${file}`).then(', // of the build, which the app has in its package
}

test('everything that is fetched from the shop’s server is addressed in one place', () => {
  const sources = readdirSync(storefront, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\/|^worker\/|^lib\/testing\//.test(name),
  )
  const others = sources.flatMap((name) =>
    [
      ...readFileSync(join(storefront, name), 'utf8').matchAll(/(?<![\w.])fetch\((?!serverUrl\()[^,\n]*/g),
    ].map(([call]) => [name, call]),
  )
  expect(Object.fromEntries(others)).toEqual(NOT_THE_SERVERS)
  expect(
    sources.filter((name) => readFileSync(join(storefront, name), 'utf8').includes('fetch(serverUrl('))
      .length,
  ).toBe(6)
})
