import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { worstCaseCents } from './worst-case.ts'

describe('the worst case of an order', () => {
  it('is the order plus 10 per cent where goods are weighed or may be replaced, rounded half away from zero', () => {
    expect(worstCaseCents({ orderCents: 10_000, totalCents: 10_000, isOpenEnded: true })).toBe(11_000)
    expect(worstCaseCents({ orderCents: 5, totalCents: 5, isOpenEnded: true })).toBe(6)
    expect(worstCaseCents({ orderCents: 4, totalCents: 4, isOpenEnded: true })).toBe(4)
  })

  it('counts the whole order, also when gift codes pay a part of it', () => {
    expect(worstCaseCents({ orderCents: 10_000, totalCents: 2_000, isOpenEnded: true })).toBe(3_000)
  })

  it('is the total when nothing can change, and zero when gift codes cover it', () => {
    expect(worstCaseCents({ orderCents: 10_000, totalCents: 10_000, isOpenEnded: false })).toBe(10_000)
    expect(worstCaseCents({ orderCents: 10_000, totalCents: 0, isOpenEnded: true })).toBe(0)
  })

  it('is never less than the amount to pay nor more than that plus a tenth of the order', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (orderCents, giftCents, isOpenEnded) => {
        const totalCents = Math.max(0, orderCents - giftCents)
        const worst = worstCaseCents({ orderCents, totalCents, isOpenEnded })
        expect(worst).toBeGreaterThanOrEqual(totalCents)
        expect(worst - totalCents).toBeLessThanOrEqual(orderCents / 10 + 0.5)
      }),
    )
  })
})
