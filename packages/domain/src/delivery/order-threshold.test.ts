import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryFeeCents } from './delivery-fee.ts'
import { nearestOffers, nextThreshold } from './order-threshold.ts'

const home = { minimumCents: 2500, feeCents: 490, freeFromCents: 6000 }

describe('the next threshold of an order', () => {
  it('is undefined before the first product', () => {
    expect(nextThreshold({ ...home, itemsCents: 0 })).toBeUndefined()
  })

  it('is the minimum order first, then the free delivery, then undefined', () => {
    const minimum = { kind: 'minimum', targetCents: 2500, missingCents: 1260 }
    expect(nextThreshold({ ...home, itemsCents: 1240 })).toEqual(minimum)
    const free = { kind: 'freeDelivery', targetCents: 6000, missingCents: 3500 }
    expect(nextThreshold({ ...home, itemsCents: 2500 })).toEqual(free)
    expect(nextThreshold({ ...home, itemsCents: 6000 })).toBeUndefined()
  })

  it('is never a free delivery when it costs nothing or is never free', () => {
    expect(nextThreshold({ ...home, feeCents: 0, itemsCents: 2500 })).toBeUndefined()
    expect(nextThreshold({ ...home, freeFromCents: null, itemsCents: 2500 })).toBeUndefined()
  })

  it('is reached by exactly the missing amount: the minimum order is reached, or the delivery is free', () => {
    const cents = fc.integer({ min: 0, max: 20_000 })
    const cart = fc.record({
      itemsCents: cents,
      minimumCents: cents,
      feeCents: cents,
      freeFromCents: fc.option(cents),
    })
    fc.assert(
      fc.property(cart, (input) => {
        const threshold = nextThreshold(input)
        fc.pre(threshold !== undefined)
        const { kind, targetCents, missingCents } = threshold
        expect(missingCents).toBeGreaterThan(0)
        const reached = input.itemsCents + missingCents
        expect(reached).toBe(targetCents)
        expect(kind === 'minimum' ? reached - input.minimumCents : deliveryFeeCents(input, reached)).toBe(0)
        expect(nextThreshold({ ...input, itemsCents: reached })?.kind).not.toBe(kind)
      }),
    )
  })
})

it('offers what is nearest to the missing amount, of two equally near the first', () => {
  const offers = [350, 4000, 1300, 1180].map((cents, place) => ({ cents, place }))
  expect(nearestOffers(offers, 1240, 3).map(({ cents }) => cents)).toEqual([1300, 1180, 350])
  expect(nearestOffers([{ cents: 5 }], 1240, 3)).toHaveLength(1)
})
