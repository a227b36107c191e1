import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attemptOf,
  noPurchases,
  readPurchases,
  withAttempt,
  withOrder,
  withSent,
  type BuyAttempt,
  type PurchaseMemory,
} from './purchase-memory.ts'

const at = Date.parse('2026-11-21T09:00:00Z')
const attempt: BuyAttempt = { cartId: 7, at, total: 33.1, purposes: ['analytics'] }
const order = { orderId: 40, grossTotal: 33.1, placedAt: '2026-11-21T09:00:30Z' }

test('an order is told once to each service, and the last 20 are remembered', () => {
  let memory: PurchaseMemory = noPurchases()
  for (let orderId = 1; orderId <= 25; orderId += 1) memory = withSent(memory, 'analytics', orderId)!
  expect(memory.sent.analytics).toEqual(Array.from({ length: 20 }, (_, place) => place + 6))
  expect(withSent(memory, 'analytics', 25)).toBeUndefined()
  expect(withSent(memory, 'profilation', 25)?.sent.profilation).toEqual([25])
})

test('an order belongs to the attempt whose answer named it', () => {
  const memory = withOrder(withAttempt(noPurchases(), attempt), 7, 41)
  expect(attemptOf(memory, { ...order, orderId: 41 })).toMatchObject({ cartId: 7 })
  expect(attemptOf(memory, order)).toBeUndefined()
})

test('without an answer it is known by amount and time, and no other order is', () => {
  const memory = withAttempt(noPurchases(), attempt)
  expect(attemptOf(memory, order)).toEqual(attempt)
  expect(attemptOf(memory, { ...order, grossTotal: 33.11 })).toBeUndefined()
  expect(attemptOf(memory, { ...order, placedAt: '2026-11-21T09:20:00Z' })).toBeUndefined()
  expect(attemptOf(noPurchases(), order)).toBeUndefined()
})

test('a second try of the same cart replaces the first, and yesterday is forgotten', () => {
  const again = { ...attempt, at: at + 5_000 }
  expect(withAttempt(withAttempt(noPurchases(), attempt), again).attempts).toEqual([again])
  const nextDay = { ...attempt, cartId: 8, at: at + 90_000_000 }
  expect(withAttempt(withAttempt(noPurchases(), attempt), nextDay).attempts).toEqual([nextDay])
})

test('a memory is read as it was written, and anything else is left out', () => {
  const memory = withSent(withOrder(withAttempt(noPurchases(), attempt), 7, 40), 'analytics', 40)!
  expect(readPurchases(JSON.stringify(memory))).toEqual(memory)
  expect(readPurchases(null)).toEqual(noPurchases())
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const { attempts, sent } = readPurchases(text)
      expect([Array.isArray(attempts), Array.isArray(sent.analytics)]).toEqual([true, true])
    }),
  )
})
