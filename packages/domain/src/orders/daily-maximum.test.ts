import { describe, expect, it } from 'vitest'
import { leftForToday } from './daily-maximum.ts'

describe('what can still be bought of a product today', () => {
  it('is unlimited without a maximum', () => {
    expect(leftForToday({ dailyMaximum: null, boughtToday: 500 })).toBe(Infinity)
  })

  it('is the maximum minus the quantity in today’s orders, never below zero', () => {
    expect(leftForToday({ dailyMaximum: 6, boughtToday: 0 })).toBe(6)
    expect(leftForToday({ dailyMaximum: 6, boughtToday: 4 })).toBe(2)
    expect(leftForToday({ dailyMaximum: 6, boughtToday: 9 })).toBe(0)
  })

  it('is rounded like any weight', () => {
    expect(leftForToday({ dailyMaximum: 1, boughtToday: 0.7 })).toBe(0.3)
  })
})
