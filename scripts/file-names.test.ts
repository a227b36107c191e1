import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

/** Each has one file of a name; the server's and the storefront's of one name are one thing, answered and shown. */
const PROGRAMS = ['apps/server/src', 'apps/storefront/src', 'packages', 'demo', 'bench', 'e2e', 'proofs']

/** Here a file has the name of its feature: the same word through the whole house is what we want. */
const FEATURE_ROOMS = [
  'packages/contract/src',
  'packages/domain/src',
  'packages/messages/src',
  'apps/server/src/platform/schema',
  'apps/server/src/testing/factories',
  'apps/server/src/modules/import/kinds',
  'apps/storefront/src/routes',
  'demo/catalogue',
  'demo/fill',
  'demo/shop',
]

const roomOf = (file: string) => [...FEATURE_ROOMS, ...PROGRAMS].find((room) => file.startsWith(`${room}/`))
const isProgramFile = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file)

/** Files of one name where only one may have it: one a feature room, and one in the rest of each program. */
function sameNames(files: readonly string[]): string[][] {
  const byName = new Map<string, string[]>()
  for (const file of files.filter(isProgramFile)) {
    const key = `${basename(file).replace(/\.tsx?$/, '')} ${roomOf(file)}`
    byName.set(key, [...(byName.get(key) ?? []), file])
  }
  return [...byName.values()].filter((same) => same.length > 1)
}

const filesOf = (room: string) =>
  readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

test('no two files have one name for different things', () => {
  expect(sameNames(PROGRAMS.flatMap(filesOf))).toEqual([])
})

test('two files of one name are seen, the word of a feature is not', () => {
  const second = 'apps/server/src/modules/checkout/cart.ts'
  const files = ['apps/server/src/modules/cart/cart.ts', 'packages/contract/src/cart.ts']
  expect(sameNames(files)).toEqual([])
  expect(sameNames([...files, second])).toEqual([[files[0], second]])
})
