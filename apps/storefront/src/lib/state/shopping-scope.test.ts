import { beforeEach, expect, test } from 'vitest'
import { beginNewOwner, currentScopeKey, keepScope, scopeKey, useScopeStore } from './shopping-scope.ts'

const cart = {
  warehouse: { warehouseId: 5 },
  timeslot: { timeslotId: 12, date: '2026-11-24' },
  user: { companyId: 3 },
}
const fresh = useScopeStore.getInitialState()

beforeEach(() => useScopeStore.setState(fresh, true))

const scope = { warehouseId: 5, date: '2026-11-24', timeslotId: 12, companyId: 3 }

test('warehouse, slot, company and VAT switch are all in the key', () => {
  const keys = [
    scopeKey(scope, true),
    scopeKey(scope, false),
    scopeKey({ ...scope, warehouseId: 6 }, true),
    scopeKey({ ...scope, timeslotId: 13 }, true),
    scopeKey({ ...scope, date: '2026-11-25' }, true),
    scopeKey({ ...scope, companyId: 4 }, true),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('answers from before the first cart are not requested again when it arrives', () => {
  const before = currentScopeKey()
  keepScope(cart)
  expect(currentScopeKey()).toBe(before)
})

test('another slot is another key, and going back finds the first one', () => {
  keepScope(cart)
  const first = currentScopeKey()
  keepScope({ ...cart, timeslot: { timeslotId: 13, date: '2026-11-24' } })
  const second = currentScopeKey()
  expect(second).not.toBe(first)
  keepScope({ ...cart, user: { companyId: 4 } })
  expect([first, second]).not.toContain(currentScopeKey())
  keepScope(cart)
  expect(currentScopeKey()).toBe(first)
})

test('the same cart again changes nothing', () => {
  keepScope(cart)
  const before = useScopeStore.getState()
  keepScope({ ...cart })
  expect(useScopeStore.getState()).toBe(before)
})

test('another user is another key, even with the same warehouse, slot, company and VAT switch', () => {
  keepScope(cart)
  const ofFirst = currentScopeKey()
  beginNewOwner()
  const beforeTheCart = currentScopeKey()
  keepScope(cart)
  expect(beforeTheCart).not.toBe(ofFirst)
  expect(currentScopeKey()).toBe(beforeTheCart)
})
