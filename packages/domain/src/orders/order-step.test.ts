import { describe, expect, it } from 'vitest'
import { nextOrderStep } from './order-step.ts'

describe('the way to the till', () => {
  it('goes over login, address and timeslot, each only while it is missing', () => {
    const cart = { isLoggedIn: false, hasAddress: false, hasTimeslot: false }
    expect(nextOrderStep(cart)).toBe('login')
    expect(nextOrderStep({ ...cart, isLoggedIn: true })).toBe('address')
    expect(nextOrderStep({ ...cart, isLoggedIn: true, hasAddress: true })).toBe('timeslot')
    expect(nextOrderStep({ isLoggedIn: true, hasAddress: true, hasTimeslot: true })).toBe('checkout')
    expect(nextOrderStep({ isLoggedIn: false, hasAddress: true, hasTimeslot: true })).toBe('login')
    expect(nextOrderStep({ isLoggedIn: true, hasAddress: false, hasTimeslot: true })).toBe('address')
  })
})
