import { describe, expect, it } from 'vitest'
import { nextStepOf } from './next-step.ts'
import { patchCart } from '../outbox/patch-cart.ts'
import { buildAddress } from '../../../lib/testing/test-address.ts'
import { buildProduct } from '../../../lib/testing/test-product.ts'
import { buildCart } from '../../../lib/testing/test-cart.ts'

const timeslot = {
  timeslotId: 1,
  date: '2026-11-22',
  beginTime: '08:00',
  endTime: '10:00',
  autoAssigned: false,
  heldUntil: '2026-11-21T11:00:00Z',
  cutoffAt: '2026-11-21T21:00:00Z',
}
const { cartItems } = patchCart(buildCart(), [{ product: buildProduct(1), quantity: 1 }])
const ready = { user: { userId: 7 }, shippingAddress: buildAddress(), timeslot, cartItems }

describe('the button that moves the order forward', () => {
  it('names login, address, slot and checkout in this order', () => {
    const empty = { ...ready, shippingAddress: null, timeslot: null }
    expect(nextStepOf({ ...empty, user: { userId: -1 } })).toBe('login')
    expect(nextStepOf(empty)).toBe('address')
    expect(nextStepOf({ ...ready, timeslot: null })).toBe('timeslot')
    expect(nextStepOf(ready)).toBe('checkout')
  })

  it('asks for a slot again when its reservation has expired', () => {
    const expired = { ...timeslot, heldUntil: null }
    expect(nextStepOf({ ...ready, timeslot: expired })).toBe('timeslot')
  })

  it('leads to lines that cannot be bought before the checkout', () => {
    const broken = cartItems.map((item) => ({ ...item, problem: { code: 'cart.stock', text: 'Finito' } }))
    expect(nextStepOf({ ...ready, cartItems: broken })).toBe('problems')
  })
})
