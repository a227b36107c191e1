import { allEndpoints } from '@cambusa/contract/endpoints'
import { expect, test } from 'vitest'
import { keptCallsOf } from './kept-calls-of-contract.ts'
import { keptKind } from './src/worker/kept-calls.ts'

const table = keptCallsOf(allEndpoints, '/ebsn/api')
const kindOf = (path: string) => keptKind(table, `/ebsn/api${path}`)

test('only calls are kept that read, answer no file and are no secret', () => {
  const kept = allEndpoints.filter(({ keptOffline }) => keptOffline !== undefined)
  expect(kept.length).toBeGreaterThan(10)
  const wrong = kept.filter(
    ({ method, writes, isFile, act }) =>
      method !== 'GET' || writes || isFile || act === 'ownSecrets' || act === 'ownLogin',
  )
  expect(wrong.map(({ operationId }) => operationId)).toEqual([])
})

test('every GET is kept as the contract declares it, whatever other address looks like it', () => {
  for (const { method, url, keptOffline } of allEndpoints) {
    if (method !== 'GET') continue
    expect([url, kindOf(url.replaceAll(/:\w+/g, 'olio-1-l'))]).toEqual([url, keptOffline])
  }
  expect(kindOf('/products/olio-1-l')).toBe('catalogue')
  expect(kindOf('/products/suggest')).toBeUndefined()
  expect(kindOf('/products//')).toBeUndefined()
  expect(kindOf('/constructor')).toBeUndefined()
})
