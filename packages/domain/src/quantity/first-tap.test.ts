import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartTotals } from '../orders/cart-totals.ts'
import { firstTap, firstTapCents } from './first-tap.ts'
import { ruleFromInfos } from './quantity-rule.ts'
import { increaseQuantity, isValidQuantity } from './quantity-step.ts'

const pieces = (qtyMult: number, minAcq = 0) =>
  ruleFromInfos({ TIPOLOGIA: 'Pezzo', QTY_MULT: String(qtyMult) }, minAcq)
const byWeight = (first: number, step: number) =>
  ruleFromInfos({
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: String(first),
    STEP_SELLING: String(step),
    WEIGHT_UNIT_SELLING: 'g',
    WEIGHT_UNIT_BASE: 'kg',
  })

const anyRule = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 48 }), fc.integer({ min: 0, max: 200 })).map((it) => pieces(...it)),
  fc.tuple(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 })).map((it) => byWeight(...it)),
)

describe('what the first tap buys', () => {
  it('is one piece of most products, without an explanation', () => {
    expect(firstTap(pieces(1))).toEqual({ quantity: 1, step: 1, isPlain: true })
    expect(firstTap(pieces(1, 1)).isPlain).toBe(true)
  })

  it('is the whole multiple, and further taps add the same', () => {
    expect(firstTap(pieces(6))).toEqual({ quantity: 6, step: 6, isPlain: false })
    expect(firstTapCents(pieces(6), 389)).toBe(2334)
  })

  it('is the minimum, rounded up to a multiple', () => {
    expect(firstTap(pieces(1, 3))).toEqual({ quantity: 3, step: 1, isPlain: false })
    expect(firstTap(pieces(6, 10))).toEqual({ quantity: 12, step: 6, isPlain: false })
  })

  it('is the first weight, also when that is one whole unit', () => {
    expect(firstTap(byWeight(500, 100))).toEqual({ quantity: 0.5, step: 0.1, isPlain: false })
    expect(firstTapCents(byWeight(500, 100), 1590)).toBe(795)
    expect(firstTap(byWeight(1000, 1000)).isPlain).toBe(false)
  })

  it('is the last quantity if that is asked for', () => {
    expect(firstTap(pieces(1), 12)).toEqual({ quantity: 12, step: 1, isPlain: false })
    expect(firstTapCents(pieces(1), 119, 12)).toBe(1428)
    expect(firstTap(pieces(1), 1).isPlain).toBe(true)
  })

  it('can be bought, and the cart charges exactly what the button showed', () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 0, max: 500_000 }), (rule, priceCents) => {
        const { quantity, step } = firstTap(rule)
        expect(isValidQuantity(rule, quantity)).toBe(true)
        expect(increaseQuantity(rule, quantity)).toBeCloseTo(quantity + step, 9)
        const { itemsCents } = cartTotals({
          lines: [{ priceCents, quantity, vatRate: 10 }],
          deliveryFeeCents: 0,
          deliveryVatRate: 22,
        })
        expect(firstTapCents(rule, priceCents)).toBe(itemsCents)
      }),
    )
  })
})
