import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

const notice = readFileSync(join(root, 'NOTICE.md'), 'utf8')
const folders = ['apps', 'packages'].flatMap((above) =>
  readdirSync(join(root, above), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${above}/${name}`),
)

/** Third-party packages that the product needs at run time. */
const dependencies = ['.', ...folders].flatMap((folder) => {
  const { dependencies: own = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  return Object.keys(own).filter((name) => !name.startsWith('@cambusa/'))
})

/** First column of the table of programs, with the licence of each. */
const named = new Map(
  [...notice.matchAll(/^\| `([^`]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', licence = '']) => [
    name,
    licence,
  ]),
)

const licenceOf = (name: string) => {
  const places = ['.', ...folders].map((folder) => join(root, folder, 'node_modules', name, 'package.json'))
  const place = places.find((path) => existsSync(path)) ?? ''
  return (JSON.parse(readFileSync(place, 'utf8')) as { license?: string }).license
}

test('NOTICE contains exactly the packages that the product needs, with their licences', () => {
  const used = [...new Set(dependencies)].toSorted()
  expect(used.length).toBeGreaterThan(20)
  expect([...named.keys()].toSorted()).toEqual(used)
  for (const name of used) expect([name, named.get(name)]).toEqual([name, licenceOf(name)])
})
