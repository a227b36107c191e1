import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReduction, lowestPriceCents, reductionBaseCents, reductionPercent } from './lowest-price.ts'

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const change = (day: string, priceCents: number) => ({ fromAt: at(day), priceCents })
const start = at('2026-11-01')

describe('the lowest price of the 30 days before a promotion', () => {
  it('is the price in force when nothing changed', () => {
    expect(lowestPriceCents([change('2026-01-01', 300)], start)).toBe(300)
  })

  it('includes a price that was lower for a part of the 30 days', () => {
    const history = [change('2026-01-01', 300), change('2026-10-10', 250), change('2026-10-12', 320)]
    expect(lowestPriceCents(history, start)).toBe(250)
    expect(lowestPriceCents([...history].reverse(), start)).toBe(250)
  })

  it('excludes a price that ended before them or that begins later', () => {
    const history = [change('2026-01-01', 100), change('2026-10-02', 300), change('2026-11-01', 90)]
    expect(lowestPriceCents(history, start)).toBe(300)
  })

  it('includes a price that was still in force when they began', () => {
    expect(lowestPriceCents([change('2026-01-01', 100), change('2026-10-03', 300)], start)).toBe(100)
  })

  it('excludes the time in which the product was not for sale', () => {
    const offSale = { fromAt: at('2026-09-15'), priceCents: null }
    expect(lowestPriceCents([change('2026-01-01', 100), offSale, change('2026-10-20', 300)], start)).toBe(300)
    expect(lowestPriceCents([change('2026-01-01', 100), offSale], start)).toBeUndefined()
  })

  it('is undefined for a product without a price then', () => {
    expect(lowestPriceCents([], start)).toBeUndefined()
    expect(lowestPriceCents([change('2026-11-05', 100)], start)).toBeUndefined()
  })
})

describe('a reduction in per cent', () => {
  it('is rounded down, so that it is never overstated', () => {
    expect(reductionPercent(300, 200)).toBe(33)
    expect(reductionPercent(199, 100)).toBe(49)
    expect(reductionPercent(200, 100)).toBe(50)
  })

  it('is 0 for a price that is not lower', () => {
    expect(reductionPercent(200, 200)).toBe(0)
    expect(reductionPercent(200, 250)).toBe(0)
    expect(reductionPercent(0, 0)).toBe(0)
  })
})

describe('a promotion', () => {
  const before = { standardCents: 900, lowestCents: 800, isExempt: false }

  it('is a price below that of the 30 days before, by one per cent at least', () => {
    expect(isReduction(before, 700)).toBe(true)
    expect(isReduction(before, 792)).toBe(true)
    expect(isReduction(before, 793)).toBe(false)
    expect(isReduction(before, 800)).toBe(false)
    expect(isReduction({ ...before, isExempt: true }, 800)).toBe(true)
    expect(isReduction({ ...before, lowestCents: 0 }, 100)).toBe(false)
  })

  it('always has a percentage, and a struck price that the customer would have paid', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(cents, cents, fc.boolean(), cents, (standardCents, lowestCents, isExempt, now) => {
        const price = { standardCents, lowestCents, isExempt }
        const base = reductionBaseCents(price)
        expect(base).toBeLessThanOrEqual(standardCents)
        expect(isReduction(price, now)).toBe(reductionPercent(base, now) >= 1)
      }),
    )
  })
})
