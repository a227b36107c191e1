import { describe, expect, it } from 'vitest'
import { editRefusal } from './customer-edit.ts'
import { ORDER_STATUS } from './order-status.ts'

const now = new Date('2026-11-25T10:00:00Z')
const order = {
  status: 1,
  cutoffAt: new Date('2026-11-25T10:00:01Z'),
  isCardCharged: false,
  hasMadeGifts: false,
  isImported: false,
}

describe('a customer edits an order', () => {
  it('while it is received, confirmed, or being edited, and says why not in every other status', () => {
    const refusals = Object.values(ORDER_STATUS).map((status) => [
      status,
      editRefusal({ ...order, status }, now),
    ])
    expect(Object.fromEntries(refusals)).toEqual({
      1: null,
      2: null,
      3: 'preparing',
      4: 'preparing',
      5: 'preparing',
      6: 'handedOver',
      7: null,
      8: 'ended',
      9: 'paymentPending',
      10: 'paymentPending',
      11: 'ended',
      12: 'preparing',
      13: 'handedOver',
      18: 'preparing',
    })
  })

  it('until the cut-off, unless its money or its gift certificates are taken already', () => {
    expect(editRefusal({ ...order, cutoffAt: now }, now)).toBe('tooLate')
    expect(editRefusal({ ...order, isCardCharged: true }, now)).toBe('paid')
    expect(editRefusal({ ...order, hasMadeGifts: true }, now)).toBe('giftsMade')
    expect(editRefusal({ ...order, isImported: true }, now)).toBe('imported')
  })
})
