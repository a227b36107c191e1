import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleFromInfos } from '../quantity/quantity-rule.ts'
import { isValidQuantity } from '../quantity/quantity-step.ts'
import { reorderLine, replacementQuantity, type ReorderOffer } from './reorder-line.ts'

const pieces = (minAcq = 0, multiple = '1') =>
  ruleFromInfos({ TIPOLOGIA: 'Pezzo', QTY_MULT: multiple }, minAcq)
const offer = (changes: Partial<ReorderOffer> = {}): ReorderOffer => ({
  rule: pieces(),
  priceCents: 119,
  isAvailable: true,
  stockLeft: Infinity,
  todayLeft: Infinity,
  needsChoice: false,
  ...changes,
})
const then = { quantity: 12, priceCents: 119 }

describe('a line that is ordered again', () => {
  it('is as then when nothing has changed', () => {
    expect(reorderLine(then, offer())).toEqual({ quantity: 12, changes: [] })
  })

  it('reports price, steps, stock and choices at once', () => {
    const now = offer({ rule: pieces(5, '5'), priceCents: 129, stockLeft: 7, needsChoice: true })
    expect(reorderLine(then, now)).toEqual({
      quantity: 5,
      changes: ['quantity', 'dearer', 'stock', 'choice'],
    })
  })

  it('reports the daily maximum only where it allows less than the stock', () => {
    expect(reorderLine(then, offer({ stockLeft: 9, todayLeft: 6 }))).toEqual({
      quantity: 6,
      changes: ['today'],
    })
    expect(reorderLine(then, offer({ stockLeft: 6, todayLeft: 9 }))).toEqual({
      quantity: 6,
      changes: ['stock'],
    })
    expect(reorderLine(then, offer({ todayLeft: 0 }))).toEqual({ quantity: 0, changes: ['today'] })
  })

  it('cannot be bought when the product is gone, or too little is left for one step', () => {
    expect(reorderLine(then, undefined)).toEqual({ quantity: 0, changes: ['gone'] })
    expect(reorderLine(then, offer({ rule: pieces(6, '6'), stockLeft: 5 }))).toEqual({
      quantity: 0,
      changes: ['unavailable'],
    })
  })

  it('is never more than is left, and always a quantity that is sold', () => {
    const rule = fc
      .record({ minAcq: fc.integer({ min: 0, max: 48 }), multiple: fc.integer({ min: 1, max: 24 }) })
      .map(({ minAcq, multiple }) => pieces(minAcq, String(multiple)))
    const left = fc.option(fc.integer({ min: 0, max: 500 }), { nil: Infinity })
    const bought = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(rule, left, left, bought, (now, stockLeft, todayLeft, ordered) => {
        const { quantity } = reorderLine(
          { quantity: ordered, priceCents: 119 },
          offer({ rule: now, stockLeft, todayLeft }),
        )
        expect(quantity).toBeLessThanOrEqual(Math.min(stockLeft, todayLeft))
        expect(quantity === 0 || isValidQuantity(now, quantity)).toBe(true)
      }),
    )
  })
})

describe('a replacement', () => {
  it('has the quantity of the line in the same unit, else the least that can be bought', () => {
    const line = { ...then, unit: 'pz' }
    expect(replacementQuantity(line, { ...offer({ rule: pieces(0, '5') }), unit: 'pz' })).toBe(10)
    expect(replacementQuantity(line, { ...offer({ rule: pieces(6, '6') }), unit: 'kg' })).toBe(6)
    expect(replacementQuantity(line, { ...offer({ stockLeft: 4 }), unit: 'pz' })).toBe(4)
  })
})
