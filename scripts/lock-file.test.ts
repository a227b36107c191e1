import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './setup/project.mjs'

interface Entry {
  version?: string
  resolved?: string
  optionalDependencies?: Record<string, string>
}
type Packages = Record<string, Entry>

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Packages
}
const INSIDE = '/node_modules/'

/** The entry to which a package at `place` resolves a name: in its own folder first, then in the parent folders. */
function foundFrom(held: Packages, place: string, name: string): Entry | undefined {
  const own = held[`${place}${INSIDE}${name}`]
  if (own !== undefined) return own
  const end = place.lastIndexOf(INSIDE)
  return end > 0 ? foundFrom(held, place.slice(0, end), name) : held[`node_modules/${name}`]
}

/**
 * Optional packages for some platform that another requires in an exact version and that are missing in the lock file.
 */
const missingIn = (held: Packages): string[] =>
  Object.entries(held).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => /^\d/.test(version) && foundFrom(held, place, name)?.version !== version)
      .map(([name, version]) => `${place}: ${name}@${version}`),
  )

test('the lock file contains the packages of every platform, so that npm ci installs on each of them', () => {
  const named = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
  expect(named.length).toBeGreaterThan(100)
  expect(missingIn(packages)).toEqual([])
})

test('a package of another platform is reported when it is missing or has another version', () => {
  const place = 'node_modules/@oxfmt/binding-darwin-arm64'
  const { [place]: left, ...others } = packages
  const told = [expect.stringContaining('@oxfmt/binding-darwin-arm64@')]
  expect(missingIn(others)).toEqual(told)
  expect(missingIn({ ...others, [place]: { ...left, version: '0.0.1' } })).toEqual(told)
})

test('the lock file names no host of a registry', () => {
  const hosts = Object.values(packages).flatMap(({ resolved }) =>
    resolved?.includes('://') ? [resolved] : [],
  )
  expect(hosts).toEqual([])
})
