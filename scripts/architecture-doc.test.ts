import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
/** Folders in which a path of the page may begin, from the root down. */
const BEGINNINGS = ['', 'docs/', 'apps/server/src/', 'apps/server/src/modules/', 'apps/storefront/src/']
const SHORT = { 'server/': 'apps/server/src/', 'shop/': 'apps/storefront/src/' }

const fullPath = (path: string) => {
  const short = Object.entries(SHORT).find(([begin]) => path.startsWith(begin))
  return short === undefined ? path : path.replace(...short)
}
const places = (path: string) => BEGINNINGS.map((begin) => join(root, begin, fullPath(path)))
const exists = (path: string) => places(path).some((place) => existsSync(place))

/** Files in code marks on the page that do not exist; for a new file its folder must exist. */
const missingOf = (text: string) =>
  [...text.matchAll(/`([\w$.-]+(?:\/[\w$.-]+)+\/?)`( \(new)?/g)]
    .filter(([, path = '', isNew]) => !exists(path) && !(isNew && exists(dirname(dirname(`${path}/x`)))))
    .map(([, path]) => path)

test('every file and folder that the architecture names exists, and for a new file the folder', () => {
  expect(missingOf(page)).toEqual([])
})

test('a missing file is reported, and a new one in a missing folder', () => {
  expect(
    missingOf('`server/gone.ts` `cart/cart.ts` `shop/routes/new.tsx` (new) `shop/attic/new.tsx` (new)'),
  ).toEqual(['server/gone.ts', 'shop/attic/new.tsx'])
})

test('no change of the walk takes more than six files', () => {
  const walk = /## Changes, and where[\s\S]*?(?=\n## )/.exec(page)?.[0] ?? ''
  const rows = walk.split('\n').filter((line) => /^\| (a |sort|150|another)/.test(line))
  expect(rows).toHaveLength(14)
  for (const row of rows)
    expect([row, (row.match(/`[^`]+\.\w+`|`[^`]+\/`/g) ?? []).length <= 6]).toEqual([row, true])
})

test('a list, the view of an order and a changed quantity pass through 6, 6 and 8 files at most', () => {
  const section = /## The way of a request[\s\S]*?(?=\n## )/.exec(page)?.[0] ?? ''
  const rows = section.split('\n').filter((line) => /^\| .*`/.test(line) || /^\| +\|/.test(line))
  const columns = [1, 2, 3].map(
    (column) => rows.filter((row) => row.split('|')[column]?.includes('`')).length,
  )
  expect(columns.map((count, i) => count > 3 && count <= [6, 6, 8][i]!)).toEqual([true, true, true])
})
