import { expect, it } from 'vitest'
import {
  ORDERS_WITHOUT_DEBT,
  ORDERS_WITHOUT_GOODS,
  ORDERS_WITHOUT_PREFERENCE,
  ORDERS_WITHOUT_PURCHASE,
  PENDING_ORDERS,
} from './order-sets.ts'

it('leaves cancelled orders out of everything that counts purchases, goods, preferences or debts', () => {
  for (const set of [
    ORDERS_WITHOUT_DEBT,
    ORDERS_WITHOUT_GOODS,
    ORDERS_WITHOUT_PREFERENCE,
    ORDERS_WITHOUT_PURCHASE,
  ])
    expect(set).toContain(8)
})

it('counts an order that awaits its payment as a preference and a debt, but not as a purchase', () => {
  expect(PENDING_ORDERS).toContain(9)
  expect(ORDERS_WITHOUT_PURCHASE).toContain(9)
  expect([...ORDERS_WITHOUT_PREFERENCE, ...ORDERS_WITHOUT_GOODS, ...ORDERS_WITHOUT_DEBT]).not.toContain(9)
})
