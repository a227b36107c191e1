import { describe, expect, it } from 'vitest'
import { canBuy, isLoggedIn, missingToBuy } from './profile.ts'

describe('a customer', () => {
  it('can buy from profile level 2', () => {
    expect([0, 1, 2, 3].map(canBuy)).toEqual([false, false, true, true])
  })

  it('below it sees what is missing', () => {
    expect(missingToBuy(0)).toEqual(['verifyEmail', 'collectCard'])
    expect(missingToBuy(1)).toEqual(['collectCard'])
    expect(missingToBuy(2)).toEqual([])
  })

  it('is logged in with a user id above -1', () => {
    expect([-1, 0, 7].map(isLoggedIn)).toEqual([false, true, true])
  })
})
