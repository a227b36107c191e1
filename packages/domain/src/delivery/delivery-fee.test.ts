import { describe, expect, it } from 'vitest'
import { deliveryFeeCents, missingForFreeDeliveryCents } from './delivery-fee.ts'

describe('the delivery fee', () => {
  const home = { feeCents: 690, freeFromCents: 8000 }

  it('is charged until the items reach the free amount', () => {
    expect(deliveryFeeCents(home, 7999)).toBe(690)
    expect(deliveryFeeCents(home, 8000)).toBe(0)
    expect(deliveryFeeCents(home, 8001)).toBe(0)
  })

  it('is always charged when no amount makes it free', () => {
    expect(deliveryFeeCents({ feeCents: 690, freeFromCents: null }, 1_000_000)).toBe(690)
  })

  it('is not charged on an empty cart', () => {
    expect(deliveryFeeCents(home, 0)).toBe(0)
  })

  it('reports the amount missing for a free delivery', () => {
    expect(missingForFreeDeliveryCents(home, 6500)).toBe(1500)
    expect(missingForFreeDeliveryCents(home, 9000)).toBe(0)
    expect(missingForFreeDeliveryCents({ feeCents: 690, freeFromCents: null }, 1)).toBeUndefined()
    expect(missingForFreeDeliveryCents({ feeCents: 0, freeFromCents: 8000 }, 1)).toBeUndefined()
  })
})
