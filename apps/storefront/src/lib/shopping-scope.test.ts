import { beforeEach, expect, test } from 'vitest'
import { currentScopeKey, keepScope, scopeKey, useScopeStore } from './shopping-scope.ts'

const cart = {
  warehouse: { warehouseId: 5 },
  timeslot: { timeslotId: 12, date: '2026-11-24' },
  user: { companyId: 3 },
}
const fresh = useScopeStore.getInitialState()

beforeEach(() => useScopeStore.setState(fresh, true))

test('warehouse, slot, company and VAT switch are all in the key', () => {
  keepScope(cart)
  const scope = useScopeStore.getState()
  const keys = [
    scopeKey(scope, true),
    scopeKey(scope, false),
    scopeKey({ ...scope, warehouseId: 6 }, true),
    scopeKey({ ...scope, timeslotId: 13 }, true),
    scopeKey({ ...scope, companyId: 4 }, true),
  ]
  expect(new Set(keys).size).toBe(keys.length)
  expect(currentScopeKey()).toBe('w5d2026-11-24t12c3v1')
})

test('a visitor without a slot has a key of nothing', () => {
  keepScope({ warehouse: { warehouseId: 5 }, timeslot: null, user: { companyId: null } })
  expect(currentScopeKey()).toBe('w5d0t0c0v1')
})

test('the same cart again changes nothing', () => {
  keepScope(cart)
  const before = useScopeStore.getState()
  keepScope({ ...cart })
  expect(useScopeStore.getState()).toBe(before)
})
