import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_QUANTITY } from '../constants.ts'
import type { QuantityRule } from './quantity-rule.ts'
import {
  decreaseQuantity,
  increaseQuantity,
  isValidQuantity,
  normaliseQuantity,
  roundQuantity,
} from './quantity-step.ts'

const pieces = (qtyMult: number, minAcq = 0): QuantityRule => ({
  kind: 'Pezzo',
  qtyMult,
  minAcq,
  weightSelling: 0,
  stepSelling: 0,
  weightUnitSelling: 'kg',
  weightUnitBase: 'kg',
})
const byWeight = (weightSelling: number, stepSelling: number, weightUnitSelling = 'g'): QuantityRule => ({
  ...pieces(1),
  kind: 'Sfuso',
  weightSelling,
  stepSelling,
  weightUnitSelling,
})

const anyPieces = fc
  .record({ qtyMult: fc.integer({ min: 1, max: 48 }), minAcq: fc.integer({ min: 0, max: 200 }) })
  .map(({ qtyMult, minAcq }) => pieces(qtyMult, minAcq))
const anyWeight = fc
  .record({
    weight: fc.integer({ min: 1, max: 2000 }),
    step: fc.integer({ min: 1, max: 2000 }),
    unit: fc.constantFrom('g', 'gr', 'ml', 'dag', 'hg', 'kg'),
  })
  .map(({ weight, step, unit }) => byWeight(weight, step, unit))
const anyRule = fc.oneof(anyPieces, anyWeight)
const anyQuantity = fc.integer({ min: -5_000, max: 5_000_000 }).map((n) => n / 1000)

describe('pieces and packs', () => {
  it('go up to the next multiple of QTY_MULT', () => {
    expect(increaseQuantity(pieces(1), 0)).toBe(1)
    expect(increaseQuantity(pieces(1), 4)).toBe(5)
    expect(increaseQuantity(pieces(6), 0)).toBe(6)
    expect(increaseQuantity(pieces(6), 6)).toBe(12)
    expect(increaseQuantity(pieces(6), 7)).toBe(12)
  })

  it('go down to the lower multiple, and are removed at or below the first', () => {
    expect(decreaseQuantity(pieces(6), 18)).toBe(12)
    expect(decreaseQuantity(pieces(6), 13)).toBe(12)
    expect(decreaseQuantity(pieces(6), 6)).toBe(0)
    expect(decreaseQuantity(pieces(6), 4)).toBe(0)
    expect(decreaseQuantity(pieces(1), 1)).toBe(0)
  })

  it('start at minAcq, where a decrease stops', () => {
    expect(increaseQuantity(pieces(1, 3), 0)).toBe(3)
    expect(increaseQuantity(pieces(1, 3), 3)).toBe(4)
    expect(decreaseQuantity(pieces(1, 3), 4)).toBe(3)
    expect(decreaseQuantity(pieces(1, 3), 3)).toBe(3)
    expect(decreaseQuantity(pieces(1, 1), 1)).toBe(1)
  })

  it('take the first multiple that is at least minAcq', () => {
    expect(increaseQuantity(pieces(6, 10), 0)).toBe(12)
    expect(increaseQuantity(pieces(6, 10), 12)).toBe(18)
    expect(decreaseQuantity(pieces(6, 10), 18)).toBe(12)
    expect(decreaseQuantity(pieces(6, 10), 12)).toBe(12)
    expect(isValidQuantity(pieces(6, 10), 10)).toBe(false)
    expect(isValidQuantity(pieces(6, 10), 12)).toBe(true)
  })

  it('are removed from a quantity below a new minimum', () => {
    expect(decreaseQuantity(pieces(1, 10), 3)).toBe(0)
    expect(increaseQuantity(pieces(1, 10), 3)).toBe(10)
  })

  it('follow the same rule as packs', () => {
    const packs: QuantityRule = { ...pieces(4, 8), kind: 'Confezione' }
    expect([increaseQuantity(packs, 0), increaseQuantity(packs, 8), decreaseQuantity(packs, 8)]).toEqual([
      8, 12, 8,
    ])
  })

  it('are always a multiple of QTY_MULT and never below minAcq after an increase', () => {
    fc.assert(
      fc.property(anyPieces, anyQuantity, (rule, quantity) => {
        const next = increaseQuantity(rule, quantity)
        expect(next % rule.qtyMult).toBe(0)
        expect(next).toBeGreaterThanOrEqual(rule.minAcq)
        const oneBefore = next - rule.qtyMult
        expect(oneBefore <= Math.max(0, quantity) || oneBefore < rule.minAcq).toBe(true)
      }),
    )
  })
})

describe('goods by weight', () => {
  it('start at WEIGHT_SELLING and increase by STEP_SELLING, in the base unit', () => {
    const ham = byWeight(300, 50)
    expect(increaseQuantity(ham, 0)).toBe(0.3)
    expect(increaseQuantity(ham, 0.3)).toBe(0.35)
    expect(increaseQuantity(ham, 0.35)).toBe(0.4)
    expect(decreaseQuantity(ham, 0.4)).toBe(0.35)
  })

  it('are removed when a decrease goes below WEIGHT_SELLING', () => {
    expect(decreaseQuantity(byWeight(300, 50), 0.3)).toBe(0)
    expect(decreaseQuantity(byWeight(1, 0.5, 'kg'), 1)).toBe(0)
    expect(decreaseQuantity(byWeight(200, 500), 0.7)).toBe(0.2)
  })

  it('have their minimum in WEIGHT_SELLING, not in minAcq', () => {
    expect(increaseQuantity({ ...byWeight(300, 100), minAcq: 2 }, 0)).toBe(0.3)
  })

  it('never drift, however many steps are taken', () => {
    const cheese = byWeight(100, 100)
    let quantity = 0
    for (let i = 0; i < 1000; i += 1) quantity = increaseQuantity(cheese, quantity)
    expect(quantity).toBe(100)
    for (let i = 0; i < 999; i += 1) quantity = decreaseQuantity(cheese, quantity)
    expect(quantity).toBe(0.1)
  })

  it('still have a step when the product has only one weight, or none', () => {
    expect(increaseQuantity(byWeight(300, 0), 0.3)).toBe(0.6)
    expect(increaseQuantity(byWeight(0, 250), 0)).toBe(0.25)
    expect(increaseQuantity(byWeight(0, 0), 0)).toBe(1)
    expect(increaseQuantity(byWeight(0.1, 0.1), 0.001)).toBe(0.002)
  })
})

describe('every product', () => {
  it('can be bought in the result of an increase, which is larger', () => {
    fc.assert(
      fc.property(anyRule, anyQuantity, (rule, quantity) => {
        const next = increaseQuantity(rule, quantity)
        expect(isValidQuantity(rule, next)).toBe(true)
        expect(next).toBeGreaterThan(quantity)
      }),
    )
  })

  it('can be bought in the result of a decrease, or is removed, and never increases', () => {
    fc.assert(
      fc.property(anyRule, anyQuantity, (rule, quantity) => {
        const less = decreaseQuantity(rule, quantity)
        expect(less === 0 || isValidQuantity(rule, less)).toBe(true)
        expect(less).toBeLessThanOrEqual(Math.max(0, quantity))
      }),
    )
  })

  it('has the same quantity after one step up and one down', () => {
    fc.assert(
      fc.property(anyRule, fc.integer({ min: 1, max: 40 }), (rule, taps) => {
        let quantity = 0
        for (let i = 0; i < taps; i += 1) quantity = increaseQuantity(rule, quantity)
        expect(decreaseQuantity(rule, increaseQuantity(rule, quantity))).toBe(quantity)
      }),
    )
  })

  it('rounds a typed quantity to the nearest that can be bought', () => {
    expect(normaliseQuantity(pieces(6), 8)).toBe(6)
    expect(normaliseQuantity(pieces(6), 9)).toBe(12)
    expect(normaliseQuantity(pieces(6), 1)).toBe(6)
    expect(normaliseQuantity(pieces(1, 3), 2)).toBe(3)
    expect(normaliseQuantity(byWeight(300, 50), 1.234)).toBe(1.25)
    expect(normaliseQuantity(byWeight(300, 50), 0.01)).toBe(0.3)
    expect(normaliseQuantity(pieces(6), 0)).toBe(0)
    expect(normaliseQuantity(pieces(6), -3)).toBe(0)
    expect(normaliseQuantity(pieces(6), Number.NaN)).toBe(0)
  })

  it('keeps a typed quantity that can be bought, and else takes the nearest', () => {
    fc.assert(
      fc.property(anyRule, anyQuantity, (rule, typed) => {
        const quantity = normaliseQuantity(rule, typed)
        expect(quantity === 0).toBe(typed <= 0)
        fc.pre(typed > 0)
        expect(isValidQuantity(rule, quantity)).toBe(true)
        expect(normaliseQuantity(rule, quantity)).toBe(quantity)
        if (isValidQuantity(rule, typed)) expect(quantity).toBe(typed)
        const up = increaseQuantity(rule, typed)
        const down = decreaseQuantity(rule, typed)
        const distance = Math.abs(quantity - typed)
        expect(distance).toBeLessThanOrEqual(up - typed + 1e-9)
        if (down > 0) expect(distance).toBeLessThanOrEqual(typed - down + 1e-9)
      }),
    )
  })

  it('stops at the largest quantity of a line', () => {
    expect(normaliseQuantity(pieces(1), 1e15)).toBe(MAX_QUANTITY)
    expect(normaliseQuantity(pieces(6), Infinity)).toBe(99_996)
    expect(increaseQuantity(pieces(1), MAX_QUANTITY)).toBe(MAX_QUANTITY)
    expect(isValidQuantity(pieces(1), MAX_QUANTITY + 1)).toBe(false)
  })

  it('cannot be bought in zero, negative quantities, or more than 3 decimals', () => {
    for (const quantity of [0, -1, Number.NaN, Infinity])
      expect(isValidQuantity(pieces(1), quantity)).toBe(false)
    expect(isValidQuantity(pieces(1), 1.5)).toBe(false)
    expect(isValidQuantity(byWeight(300, 50), 0.30004)).toBe(false)
    expect(isValidQuantity(byWeight(300, 50), 0.32)).toBe(false)
    expect(isValidQuantity(byWeight(300, 50), 0.25)).toBe(false)
    expect(isValidQuantity(byWeight(300, 50), 0.35)).toBe(true)
  })
})

it('rounds quantities to 3 decimals', () => {
  expect(roundQuantity(0.1 + 0.2)).toBe(0.3)
  expect(roundQuantity(1.0005)).toBe(1.001)
  expect(roundQuantity(1.0004)).toBe(1)
})
