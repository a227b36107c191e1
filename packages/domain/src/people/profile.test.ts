import { describe, expect, it } from 'vitest'
import { canBuy, isLoggedIn, missingToBuy } from './profile.ts'

describe('a customer', () => {
  it('buys from profile level 2', () => {
    expect([0, 1, 2, 3].map(canBuy)).toEqual([false, false, true, true])
  })

  it('is told what is missing below it', () => {
    expect(missingToBuy(0)).toEqual(['verifyEmail', 'collectCard'])
    expect(missingToBuy(1)).toEqual(['collectCard'])
    expect(missingToBuy(2)).toEqual([])
  })

  it('is logged in with a user id above -1', () => {
    expect([-1, 0, 7].map(isLoggedIn)).toEqual([false, true, true])
  })
})
