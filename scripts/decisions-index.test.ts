import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

const folder = join(root, 'docs/decisions')
const isRecord = (name: string) => /^\d{3}-[a-z0-9-]+\.md$/.test(name)

/** Links of a page to records in its folder that do not exist. */
const brokenLinks = (page: string, names: readonly string[]) =>
  [...page.matchAll(/\]\((\d{3}-[^)]+)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !names.includes(name))

test('the index of decisions contains every record, and every link between records has a target', () => {
  const names = readdirSync(folder).filter(isRecord)
  const index = readFileSync(join(folder, 'README.md'), 'utf8')
  expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([])
  for (const name of [...names, 'README.md'])
    expect([name, brokenLinks(readFileSync(join(folder, name), 'utf8'), names)]).toEqual([name, []])
})

test('a link to a missing record is reported', () => {
  expect(brokenLinks('see [012](012-gone.md) and [013](013-here.md)', ['013-here.md'])).toEqual([
    '012-gone.md',
  ])
})
