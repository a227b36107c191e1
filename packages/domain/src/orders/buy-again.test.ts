import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ruleFromInfos } from '../quantity/quantity-rule.ts'
import { isValidQuantity } from '../quantity/quantity-step.ts'
import { buyAgain, type OfferNow } from './buy-again.ts'

const pieces = (minAcq = 0, multiple = '1') =>
  ruleFromInfos({ TIPOLOGIA: 'Pezzo', QTY_MULT: multiple }, minAcq)
const offer = (changes: Partial<OfferNow> = {}): OfferNow => ({
  rule: pieces(),
  priceCents: 119,
  isAvailable: true,
  ...changes,
})

describe('buying again', () => {
  it('takes the last quantity, and reports nothing when nothing has changed', () => {
    expect(buyAgain({ quantity: 12, priceCents: 119 }, offer())).toEqual({ quantity: 12, changes: [] })
  })

  it('reports another price, and whether it rose or fell', () => {
    expect(buyAgain({ quantity: 2, priceCents: 109 }, offer()).changes).toEqual(['dearer'])
    expect(buyAgain({ quantity: 2, priceCents: 129 }, offer()).changes).toEqual(['cheaper'])
  })

  it('takes the nearest quantity that is sold now', () => {
    expect(buyAgain({ quantity: 10, priceCents: 119 }, offer({ rule: pieces(6, '6') }))).toEqual({
      quantity: 12,
      changes: ['quantity'],
    })
  })

  it('adds nothing when the product is gone, sold out or without a price', () => {
    const last = { quantity: 3, priceCents: 119 }
    expect(buyAgain(last, undefined)).toEqual({ quantity: 0, changes: ['gone'] })
    expect(buyAgain(last, offer({ isAvailable: false }))).toEqual({ quantity: 0, changes: ['unavailable'] })
    expect(buyAgain(last, offer({ priceCents: null }))).toEqual({ quantity: 0, changes: ['unavailable'] })
  })

  it('never adds a quantity that is not sold, whatever rule the last purchase followed', () => {
    const rule = fc.oneof(
      fc
        .record({ minAcq: fc.integer({ min: 0, max: 48 }), multiple: fc.integer({ min: 1, max: 24 }) })
        .map(({ minAcq, multiple }) => pieces(minAcq, String(multiple))),
      fc
        .record({ first: fc.integer({ min: 1, max: 2000 }), step: fc.integer({ min: 1, max: 1000 }) })
        .map(({ first, step }) =>
          ruleFromInfos({
            TIPOLOGIA: 'Sfuso',
            WEIGHT_SELLING: String(first),
            STEP_SELLING: String(step),
            WEIGHT_UNIT_SELLING: 'g',
            WEIGHT_UNIT_BASE: 'kg',
          }),
        ),
    )
    const thousandths = fc.integer({ min: 1, max: 500_000 })
    fc.assert(
      fc.property(rule, thousandths, (now, bought) => {
        const { quantity } = buyAgain({ quantity: bought / 1000, priceCents: 100 }, offer({ rule: now }))
        expect(isValidQuantity(now, quantity)).toBe(true)
      }),
    )
  })
})
