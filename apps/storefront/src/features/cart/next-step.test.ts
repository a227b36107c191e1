import { describe, expect, it } from 'vitest'
import { nextStepOf } from './next-step.ts'
import { patchCart } from './patch-cart.ts'
import { buildProduct } from '../../lib/testing/test-product.ts'
import { buildCart } from '../../lib/testing/test-cart.ts'

const timeslot = {
  timeslotId: 1,
  date: '2026-11-22',
  beginTime: '08:00',
  endTime: '10:00',
  autoAssigned: false,
  heldUntil: '2026-11-21T11:00:00Z',
}
const { cartItems } = patchCart(buildCart(), [{ product: buildProduct(1), quantity: 1 }])
const shippingAddress = { addressId: 1 } as never

describe('the button that moves the order forward', () => {
  it('names login, address, slot and checkout in this order', () => {
    expect(nextStepOf({ shippingAddress: null, timeslot: null, cartItems }, false)).toBe('login')
    expect(nextStepOf({ shippingAddress: null, timeslot: null, cartItems }, true)).toBe('address')
    expect(nextStepOf({ shippingAddress, timeslot: null, cartItems }, true)).toBe('timeslot')
    expect(nextStepOf({ shippingAddress, timeslot, cartItems }, true)).toBe('checkout')
  })

  it('asks for a slot again when its reservation has expired', () => {
    const expired = { ...timeslot, heldUntil: null }
    expect(nextStepOf({ shippingAddress, timeslot: expired, cartItems }, true)).toBe('timeslot')
  })

  it('leads to the lines that cannot be bought before the checkout', () => {
    const broken = cartItems.map((item) => ({ ...item, problem: { code: 'cart.stock', text: 'Finito' } }))
    expect(nextStepOf({ shippingAddress, timeslot, cartItems: broken }, true)).toBe('problems')
  })
})
