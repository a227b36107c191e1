import { describe, expect, it } from 'vitest'
import { areItemsEditable, CART_STATUS, isAddressEditable, isSlotEditable } from './cart-status.ts'

const ALL = Object.values(CART_STATUS)

describe('a cart', () => {
  it('lets the address be changed only while it is open', () => {
    expect(ALL.filter(isAddressEditable)).toEqual([1])
  })

  it('lets slot and items be changed while it is open and while a placed order is changed', () => {
    expect(ALL.filter(isSlotEditable)).toEqual([1, 7])
    expect(ALL.filter(areItemsEditable)).toEqual([1, 7])
  })

  it('lets nothing be changed in a status that we do not know', () => {
    expect([isAddressEditable(5), isSlotEditable(5), areItemsEditable(5)]).toEqual([false, false, false])
  })
})
