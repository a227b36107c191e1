import { describe, expect, it } from 'vitest'
import {
  areItemsEditable,
  CART_STATUS,
  isAddressEditable,
  isCartLocked,
  isSlotEditable,
  unlockedStatus,
} from './cart-status.ts'

const ALL = Object.values(CART_STATUS)

describe('a cart', () => {
  it('allows changes of the address only while it is open', () => {
    expect(ALL.filter(isAddressEditable)).toEqual([1])
  })

  it('allows changes of slot and items while it is open and while a placed order is edited', () => {
    expect(ALL.filter(isSlotEditable)).toEqual([1, 7])
    expect(ALL.filter(areItemsEditable)).toEqual([1, 7])
  })

  it('is locked until its time is over, or its payment is decided', () => {
    const now = new Date('2026-11-25T10:00:00Z')
    const until = (lockedUntil: Date | null, status = 2) => isCartLocked({ status, lockedUntil }, now)
    expect([until(new Date(now.getTime() + 1)), until(now), until(null)]).toEqual([true, false, true])
    expect([until(null, 1), until(null, 7)]).toEqual([false, false])
    expect([unlockedStatus(null), unlockedStatus(5)]).toEqual([1, 7])
  })

  it('allows no changes in an unknown status', () => {
    expect([isAddressEditable(5), isSlotEditable(5), areItemsEditable(5)]).toEqual([false, false, false])
  })
})
