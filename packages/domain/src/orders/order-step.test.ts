import { describe, expect, it } from 'vitest'
import { nextOrderStep, orderProgress } from './order-step.ts'

const nothing = { login: false, address: false, timeslot: false }
const all = { login: true, address: true, timeslot: true }

describe('the steps to the checkout', () => {
  it('contain login, address and timeslot, each only while it is missing', () => {
    expect(nextOrderStep(nothing)).toBe('login')
    expect(nextOrderStep({ ...nothing, login: true })).toBe('address')
    expect(nextOrderStep({ ...all, timeslot: false })).toBe('timeslot')
    expect(nextOrderStep(all)).toBeUndefined()
    expect(nextOrderStep({ ...all, login: false })).toBe('login')
    expect(nextOrderStep({ ...all, address: false })).toBe('address')
  })

  it('end at a nearer goal, and never go back before a given step', () => {
    expect(nextOrderStep({ ...nothing, login: true }, { goal: 'login' })).toBeUndefined()
    expect(nextOrderStep(nothing, { goal: 'address' })).toBe('login')
    expect(nextOrderStep(nothing, { after: 'login' })).toBe('address')
    expect(nextOrderStep(nothing, { after: 'timeslot' })).toBeUndefined()
  })

  it('begin at the login for a visitor, and before the cart is loaded', () => {
    const cart = { user: { userId: 7 }, shippingAddress: {}, timeslot: { heldUntil: '2026-11-21T11:00:00Z' } }
    expect(orderProgress(cart)).toEqual(all)
    expect(orderProgress({ ...cart, user: { userId: -1 } })).toEqual({ ...all, login: false })
    expect(orderProgress(undefined)).toEqual(nothing)
  })

  it('ask for a slot again when its hold has expired', () => {
    const cart = { user: { userId: 7 }, shippingAddress: {}, timeslot: { heldUntil: null } }
    expect(orderProgress(cart)).toEqual({ ...all, timeslot: false })
    expect(orderProgress({ ...cart, timeslot: null }).timeslot).toBe(false)
  })
})
