import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { describe, expect, it } from 'vitest'
import { buildAddress } from '../../../lib/testing/test-address.ts'
import { missingToPay, requiredAge, type Readiness } from './order-readiness.ts'

const line = (given: { minAge?: number; problem?: CartItem['problem'] } = {}) =>
  ({ product: { minAge: given.minAge }, problem: given.problem }) as CartItem

const ready: Readiness = {
  cart: {
    user: { userId: 7 },
    cartItems: [line()],
    deliveryServiceId: 2,
    shippingAddress: buildAddress(),
    timeslot: {
      timeslotId: 7,
      date: '2026-11-22',
      beginTime: '08:00',
      endTime: '10:00',
      autoAssigned: false,
      heldUntil: '2026-11-21T10:00:00Z',
      cutoffAt: '2026-11-21T21:00:00Z',
    },
    missingToMinimum: 0,
    minimumOrder: 40,
  },
  level: 2,
  paymentTypeId: 1,
  isAgeDeclared: false,
}
const kinds = (given: Partial<Readiness>, cart: Partial<Readiness['cart']> = {}) =>
  missingToPay({ ...ready, ...given, cart: { ...ready.cart, ...cart } }).map(({ kind }) => kind)

describe('what is missing before the payment', () => {
  it('is nothing for a complete cart of an enabled customer', () => {
    expect(kinds({})).toEqual([])
  })

  it('is only that it is empty for an empty cart', () => {
    expect(kinds({ level: 0 }, { cartItems: [], timeslot: null })).toEqual(['empty'])
  })

  it('is in the order in which the shopper completes it', () => {
    const cartItems = [line({ problem: { code: 'cart.stock', text: 'ne restano 2' }, minAge: 18 })]
    const missing = { cartItems, shippingAddress: null, timeslot: null, missingToMinimum: 12 }
    expect(kinds({ level: 1, paymentTypeId: undefined }, missing)).toEqual([
      'profile',
      'problems',
      'address',
      'minimum',
      'payment',
      'age',
    ])
  })

  it('tells a lost slot from one never chosen', () => {
    expect(kinds({}, { timeslot: null })).toEqual(['timeslot'])
    expect(kinds({}, { timeslot: { ...ready.cart.timeslot!, heldUntil: null } })).toEqual(['expiredSlot'])
  })

  it('asks for the age only where a line requires it', () => {
    const cartItems = [line(), line({ minAge: 18 })]
    expect(requiredAge({ cartItems })).toBe(18)
    expect(requiredAge(ready.cart)).toBeUndefined()
    expect(kinds({}, { cartItems })).toEqual(['age'])
    expect(kinds({ isAgeDeclared: true }, { cartItems })).toEqual([])
  })
})
