import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import {
  createQueryClient,
  dropOldAnswers,
  forgetAnswers,
  forgetWithOwner,
  limitAnswers,
} from './query-client.ts'
import { CATALOGUE, catalogueKey } from './query-keys.ts'
import { currentScopeKey } from '../state/shopping-scope.ts'
import { keepUser } from '../session/user-store.ts'

const MINUTES_15 = 900_000
const keysOf = (client: ReturnType<typeof createQueryClient>) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [CATALOGUE] })
    .map((query) => query.queryKey[2])

test('at most 50 catalogue answers are kept, the newest', () => {
  const client = createQueryClient()
  const stop = limitAnswers(client)
  for (let page = 1; page <= 60; page += 1) {
    client.setQueryData(catalogueKey('w1', page), 'x', { updatedAt: Date.now() - 1000 + page })
  }
  expect(keysOf(client)).toHaveLength(50)
  expect(keysOf(client)).not.toContain(1)
  expect(keysOf(client)).toContain(60)
  stop()
})

test('other answers are not counted', () => {
  const client = createQueryClient()
  const stop = limitAnswers(client)
  client.setQueryData(['cart'], 'x')
  for (let page = 1; page <= 50; page += 1) client.setQueryData(catalogueKey('w1', page), 'x')
  expect(client.getQueryData(['cart'])).toBe('x')
  expect(keysOf(client)).toHaveLength(50)
  stop()
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

test('a login drops all earlier answers, and those on screen are fetched again', async () => {
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

afterEach(() => vi.useRealTimers())

test('an answer under 15 minutes old is not fetched again, an older one is', async () => {
  vi.useFakeTimers()
  const client = createQueryClient()
  let asked = 0
  const look = async () => {
    dropOldAnswers(client, Date.now())
    const observer = new QueryObserver(client, {
      queryKey: catalogueKey('w1', 'products'),
      queryFn: () => {
        asked += 1
        return asked
      },
    })
    const stop = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(0)
    stop()
    return observer.getCurrentResult().data
  }
  expect(await look()).toBe(1)
  await vi.advanceTimersByTimeAsync(MINUTES_15 - 1)
  expect(await look()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await look()).toBe(2)
})

test.each([
  ['a login', { userId: -1 }, { userId: 7, companyId: 3 }],
  ['a logout', { userId: 7, companyId: 3 }, { userId: -1 }],
  ['another company of the same user', { userId: 7, companyId: 3 }, { userId: 7, companyId: 4 }],
  ['another user of the same company', { userId: 7, companyId: 3 }, { userId: 8, companyId: 3 }],
])('%s drops all answers, and those still loading are not found', async (_, before, after) => {
  const client = createQueryClient()
  keepUser(before)
  const stop = forgetWithOwner(client)
  const ofOneBefore = catalogueKey(currentScopeKey(), 'products')
  client.setQueryData(ofOneBefore, 'prices of the one before')
  client.setQueryData(['orders', 'last-bought'], 'orders of the one before')
  let answer: (text: string) => void = () => undefined
  const underWay = client
    .fetchQuery({
      queryKey: catalogueKey(currentScopeKey(), 'category'),
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    })
    .catch(() => undefined)

  keepUser(after)
  answer('late prices of the one before')
  await underWay
  expect(client.getQueryData(ofOneBefore)).toBeUndefined()
  expect(client.getQueryData(['orders', 'last-bought'])).toBeUndefined()
  expect(client.getQueryData(catalogueKey(currentScopeKey(), 'products'))).toBeUndefined()
  expect(client.getQueryData(catalogueKey(currentScopeKey(), 'category'))).toBeUndefined()
  stop()
})
