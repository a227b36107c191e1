import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

/** A file name occurs once per program; files of the same name in server and storefront are about the same thing. */
const PROGRAMS = ['apps/server/src', 'apps/storefront/src', 'packages', 'demo', 'bench', 'e2e', 'proofs']

/** Folders in which a file has the name of its feature, so that the same name throughout the project is intended. */
const FEATURE_FOLDERS = [
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

const folderOf = (file: string) =>
  [...FEATURE_FOLDERS, ...PROGRAMS].find((folder) => file.startsWith(`${folder}/`))
const isProgramFile = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file)

/** Files that share a name, except one per feature folder and one in the rest of each program. */
function sameNames(files: readonly string[]): string[][] {
  const byName = new Map<string, string[]>()
  for (const file of files.filter(isProgramFile)) {
    const key = `${basename(file).replace(/\.tsx?$/, '')} ${folderOf(file)}`
    byName.set(key, [...(byName.get(key) ?? []), file])
  }
  return [...byName.values()].filter((same) => same.length > 1)
}

const filesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

test('no two files have the same name for different things', () => {
  expect(sameNames(PROGRAMS.flatMap(filesOf))).toEqual([])
})

test('two files of one name are reported, the name of a feature is not', () => {
  const second = 'apps/server/src/modules/checkout/cart.ts'
  const files = ['apps/server/src/modules/cart/cart.ts', 'packages/contract/src/cart.ts']
  expect(sameNames(files)).toEqual([])
  expect(sameNames([...files, second])).toEqual([[files[0], second]])
})
