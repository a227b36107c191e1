import { describe, expect, it } from 'vitest'
import { areItemsEditable, CART_STATUS, isAddressEditable, isSlotEditable } from './cart-status.ts'

const ALL = Object.values(CART_STATUS)

describe('a cart', () => {
  it('allows changes of the address only while it is open', () => {
    expect(ALL.filter(isAddressEditable)).toEqual([1])
  })

  it('allows changes of slot and items while it is open and while a placed order is edited', () => {
    expect(ALL.filter(isSlotEditable)).toEqual([1, 7])
    expect(ALL.filter(areItemsEditable)).toEqual([1, 7])
  })

  it('allows no changes in an unknown status', () => {
    expect([isAddressEditable(5), isSlotEditable(5), areItemsEditable(5)]).toEqual([false, false, false])
  })
})
