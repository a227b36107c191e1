import { describe, expect, it } from 'vitest'
import { leftForToday } from './daily-maximum.ts'

describe('what may still be bought of a product today', () => {
  it('is as much as there is where no maximum is set', () => {
    expect(leftForToday({ dailyMaximum: null, boughtToday: 500 })).toBe(Infinity)
  })

  it('is the maximum less what today’s orders hold, never below nothing', () => {
    expect(leftForToday({ dailyMaximum: 6, boughtToday: 0 })).toBe(6)
    expect(leftForToday({ dailyMaximum: 6, boughtToday: 4 })).toBe(2)
    expect(leftForToday({ dailyMaximum: 6, boughtToday: 9 })).toBe(0)
  })

  it('is rounded like every weight', () => {
    expect(leftForToday({ dailyMaximum: 1, boughtToday: 0.7 })).toBe(0.3)
  })
})
