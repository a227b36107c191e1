import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient, dropOldAnswers, forgetAnswers } from './query-client.ts'
import { CATALOGUE, catalogueKey } from './query-keys.ts'

const MINUTES_15 = 900_000
const keysOf = (client: ReturnType<typeof createQueryClient>) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [CATALOGUE] })
    .map((query) => query.queryKey[2])

test('at most 50 answers of the catalogue are kept, the newest', () => {
  const client = createQueryClient()
  for (let page = 1; page <= 60; page += 1) {
    client.setQueryData(catalogueKey('w1', page), 'x', { updatedAt: Date.now() - 1000 + page })
  }
  expect(keysOf(client)).toHaveLength(50)
  expect(keysOf(client)).not.toContain(1)
  expect(keysOf(client)).toContain(60)
})

test('other answers do not count', () => {
  const client = createQueryClient()
  client.setQueryData(['cart'], 'x')
  for (let page = 1; page <= 50; page += 1) client.setQueryData(catalogueKey('w1', page), 'x')
  expect(client.getQueryData(['cart'])).toBe('x')
  expect(keysOf(client)).toHaveLength(50)
})

test('an answer is dropped after 15 minutes unless it is on screen', () => {
  const client = createQueryClient()
  const now = Date.now()
  const observer = new QueryObserver(client, {
    queryKey: catalogueKey('w1', 'shown'),
    queryFn: () => 'new',
    initialData: 'x',
    initialDataUpdatedAt: now - MINUTES_15,
    staleTime: Infinity,
  })
  const stop = observer.subscribe(() => undefined)
  client.setQueryData(catalogueKey('w1', 'left'), 'x', { updatedAt: now - MINUTES_15 })
  client.setQueryData(catalogueKey('w1', 'young'), 'x', { updatedAt: now - MINUTES_15 + 1 })
  dropOldAnswers(client, now)
  stop()
  expect(keysOf(client)).toEqual(['shown', 'young'])
})

test('after a login nothing of before is left, and what is on screen is asked anew', async () => {
  const client = createQueryClient()
  client.setQueryData(catalogueKey('w1', 1), 'visitor’s price')
  client.setQueryData(['cart'], 'visitor’s cart')
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey: ['cart'],
    queryFn: () => {
      asked += 1
      return 'customer’s cart'
    },
    staleTime: Infinity,
  })
  const stop = observer.subscribe(() => undefined)
  await forgetAnswers(client)
  expect(client.getQueryData(catalogueKey('w1', 1))).toBeUndefined()
  expect(client.getQueryData(['cart'])).toBe('customer’s cart')
  expect(asked).toBe(1)
  stop()
})
