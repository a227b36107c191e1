import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from './endpoint.ts'
import { allEndpoints } from './endpoints.ts'
import { repeatedWrites } from './repeated-writes.ts'

const STOREFRONT = join(import.meta.dirname, '../../../apps/storefront/src')
const isWrite = ({ method, writes }: AnyEndpoint) => method === 'POST' || writes === true
const writes = allEndpoints.filter(isWrite)
const namesOf = (of: readonly AnyEndpoint[]) => of.map(({ operationId }) => operationId).sort()

test('every write states why it may be sent again, and keyed writes are declared as such', () => {
  expect(Object.keys(repeatedWrites).sort()).toEqual(namesOf(writes))
  const keyed = Object.keys(repeatedWrites).filter((name) => repeatedWrites[name]!.again === 'key')
  expect(keyed.sort()).toEqual(namesOf(allEndpoints.filter((endpoint) => endpoint.keyed)))
})

test('the storefront sends none of the older forms', async () => {
  const modules = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^[a-z/-]+\.ts$/.test(name),
  )
  const older: string[] = []
  for (const name of modules)
    for (const [exported, value] of Object.entries(
      (await import(pathToFileURL(join(import.meta.dirname, name)).href)) as object,
    )) {
      const { operationId = '' } = (value ?? {}) as { operationId?: string }
      if (repeatedWrites[operationId]?.again === 'older') older.push(exported)
    }
  expect(older).toHaveLength(6)
  const files = readdirSync(STOREFRONT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  )
  const sending = files.filter((name) => {
    const text = readFileSync(join(STOREFRONT, name), 'utf8')
    return older.some((exported) => text.includes(exported))
  })
  expect(sending).toEqual([])
})
