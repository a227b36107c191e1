import { describe, expect, it } from 'vitest'
import { nextOrderStep, orderProgress } from './order-step.ts'

const nothing = { login: false, address: false, timeslot: false }
const all = { login: true, address: true, timeslot: true }

describe('the way to the till', () => {
  it('goes over login, address and timeslot, each only while it is missing', () => {
    expect(nextOrderStep(nothing)).toBe('login')
    expect(nextOrderStep({ ...nothing, login: true })).toBe('address')
    expect(nextOrderStep({ ...all, timeslot: false })).toBe('timeslot')
    expect(nextOrderStep(all)).toBeUndefined()
    expect(nextOrderStep({ ...all, login: false })).toBe('login')
    expect(nextOrderStep({ ...all, address: false })).toBe('address')
  })

  it('ends at a nearer goal, and does not go back behind a step', () => {
    expect(nextOrderStep({ ...nothing, login: true }, { goal: 'login' })).toBeUndefined()
    expect(nextOrderStep(nothing, { goal: 'address' })).toBe('login')
    expect(nextOrderStep(nothing, { after: 'login' })).toBe('address')
    expect(nextOrderStep(nothing, { after: 'timeslot' })).toBeUndefined()
  })

  it('begins at the login for a visitor, and before the cart is known', () => {
    const cart = { user: { userId: 7 }, shippingAddress: {}, timeslot: { heldUntil: '2026-11-21T11:00:00Z' } }
    expect(orderProgress(cart)).toEqual(all)
    expect(orderProgress({ ...cart, user: { userId: -1 } })).toEqual({ ...all, login: false })
    expect(orderProgress(undefined)).toEqual(nothing)
  })

  it('asks for a slot again when its place is no longer kept', () => {
    const cart = { user: { userId: 7 }, shippingAddress: {}, timeslot: { heldUntil: null } }
    expect(orderProgress(cart)).toEqual({ ...all, timeslot: false })
    expect(orderProgress({ ...cart, timeslot: null }).timeslot).toBe(false)
  })
})
