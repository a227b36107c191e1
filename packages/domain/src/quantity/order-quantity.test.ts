import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderQuantity, type OrderedProduct } from './order-quantity.ts'
import { ORDER_UNITS, type OrderAmount } from '../order-text/order-text-units.ts'
import { isValidQuantity, type QuantityRule } from './quantity-step.ts'

const rule: QuantityRule = {
  kind: 'Pezzo',
  qtyMult: 1,
  minAcq: 0,
  weightSelling: 0,
  stepSelling: 0,
  weightUnitSelling: 'kg',
  weightUnitBase: 'kg',
}
const tin: OrderedProduct = {
  rule,
  unitSelling: 'pz',
  content: { content: 0.4, unit: 'kg' },
  innerCount: 1,
  piecesPerBox: 20,
  boxesPerPallet: 40,
}
const water: OrderedProduct = {
  ...tin,
  rule: { ...rule, kind: 'Confezione', qtyMult: 12, minAcq: 12 },
  content: { content: 1, unit: 'l' },
  piecesPerBox: 12,
}
const eggs: OrderedProduct = { ...tin, content: { content: 6, unit: 'pz' } }
const ham: OrderedProduct = {
  ...tin,
  rule: { ...rule, kind: 'Sfuso', weightSelling: 2, stepSelling: 0.5, weightUnitSelling: 'hg' },
  unitSelling: 'kg',
  piecesPerBox: undefined,
}
const of = (
  product: OrderedProduct,
  value: number,
  unit: OrderAmount['unit'],
  more: Partial<OrderAmount> = {},
) => orderQuantity(product, { value, unit, ...more }, false)

describe('a written amount becomes a purchasable quantity', () => {
  it('counts cases and pallets by the packaging of the product, or by the size in the text', () => {
    expect(of(tin, 2, 'case')).toMatchObject({
      quantity: 40,
      by: 'case',
      per: 20,
      isRounded: false,
      isSure: true,
    })
    expect(of(tin, 0.5, 'case').quantity).toBe(10)
    expect(of(tin, 2, 'case', { caseSize: 24 }).quantity).toBe(48)
    expect(of(tin, 1, 'pallet')).toMatchObject({ quantity: 800, per: 800 })
    expect(of({ ...tin, piecesPerBox: undefined }, 2, 'case')).toMatchObject({ quantity: 2, isSure: false })
  })

  it('buys enough pieces for a weight, and reports when the pack is far larger', () => {
    expect(of(tin, 5, 'kg')).toMatchObject({ quantity: 13, by: 'content', per: 0.4, isSure: true })
    const sack = { ...tin, content: { content: 25, unit: 'kg' as const } }
    expect(of(sack, 25, 'kg')).toMatchObject({ quantity: 1, isSure: true })
    expect(of(sack, 5, 'kg')).toMatchObject({ quantity: 1, isSure: false })
    expect(of(water, 5, 'kg').isSure).toBe(false)
  })

  it('respects the multiples and the minimum of the product', () => {
    expect(of(water, 11, 'each')).toMatchObject({ quantity: 12, isRounded: true, isSure: true })
    expect(of(water, 2, 'pack')).toMatchObject({ quantity: 24, by: 'case', per: 12, isRounded: false })
    expect(orderQuantity(water, undefined, false)).toMatchObject({ quantity: 12, by: 'least', isSure: true })
  })

  it('counts eggs by the egg and bottles inside their pack', () => {
    expect(of(eggs, 6, 'item')).toMatchObject({ quantity: 1, by: 'content', per: 6, isSure: true })
    expect(of(eggs, 12, 'each')).toMatchObject({ quantity: 2, isSure: false })
    expect(of(eggs, 2, 'each')).toMatchObject({ quantity: 2, isSure: false })
    expect(orderQuantity(eggs, { value: 12, unit: 'piece' }, true)).toMatchObject({
      quantity: 12,
      isSure: true,
    })
    const bottles = { ...tin, unitSelling: 'cf', innerCount: 6 }
    expect(of(bottles, 12, 'container')).toMatchObject({ quantity: 2, isSure: true })
    expect(of(bottles, 12, 'piece')).toMatchObject({ quantity: 2, isSure: false })
    expect(orderQuantity(bottles, { value: 12, unit: 'piece' }, true).quantity).toBe(12)
  })

  it('weighs goods sold by weight; a number of pieces is a guess', () => {
    expect(of(ham, 0.3, 'kg')).toMatchObject({ quantity: 0.3, by: 'asked', isSure: true })
    expect(of(ham, 0.32, 'kg')).toMatchObject({ quantity: 0.3, isRounded: true })
    expect(of(ham, 3, 'each')).toMatchObject({ quantity: 3, by: 'weight', isSure: false })
    expect(orderQuantity(ham, { value: 3, unit: 'each' }, true).isSure).toBe(true)
    expect(of(ham, 3, 'piece')).toMatchObject({ quantity: 0.2, by: 'guess', isSure: false })
  })

  it('is asked, with the two nearest, where nothing within a tenth of the amount can be bought', () => {
    expect(of(ham, 0.37, 'kg')).toMatchObject({ quantity: 0.35, isSure: true })
    expect(of(ham, 0.22, 'kg')).toMatchObject({ quantity: 0.2, isSure: true })
    expect(of(ham, 0.23, 'kg')).toMatchObject({ quantity: 0.25, isSure: true })
    expect(of(ham, 0.05, 'kg')).toMatchObject({ quantity: 0.2, isSure: false, nearest: [0.2] })
    const whole = { ...ham, rule: { ...ham.rule, weightSelling: 10, stepSelling: 10 } }
    expect(of(whole, 1.4, 'kg')).toMatchObject({ quantity: 1, isSure: false, nearest: [1, 2] })
    expect(of(water, 10, 'each')).toMatchObject({ quantity: 12, isSure: false, nearest: [12] })
    expect(of(water, 17, 'each')).toMatchObject({ quantity: 12, isSure: false, nearest: [12, 24] })
  })

  it('is always a quantity in which the product can be bought', () => {
    const product = fc.record({
      rule: fc.record({
        kind: fc.constantFrom('Pezzo', 'Confezione', 'Sfuso'),
        qtyMult: fc.integer({ min: 1, max: 24 }),
        minAcq: fc.integer({ min: 0, max: 30 }),
        weightSelling: fc.integer({ min: 1, max: 900 }),
        stepSelling: fc.integer({ min: 1, max: 500 }),
        weightUnitSelling: fc.constantFrom('g', 'hg', 'kg'),
        weightUnitBase: fc.constant('kg'),
      }),
      unitSelling: fc.constantFrom('pz', 'cf', 'kg'),
      content: fc.option(
        fc.record({ content: fc.integer({ min: 1, max: 50 }), unit: fc.constantFrom('kg', 'l', 'pz') }),
        { nil: undefined },
      ),
      innerCount: fc.integer({ min: 1, max: 24 }),
      piecesPerBox: fc.option(fc.integer({ min: 1, max: 48 }), { nil: undefined }),
      boxesPerPallet: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
    }) as fc.Arbitrary<OrderedProduct>
    const amount = fc.record({
      value: fc.integer({ min: 1, max: 5_000_000 }).map((n) => n / 1000),
      unit: fc.constantFrom(...ORDER_UNITS),
    })
    fc.assert(
      fc.property(
        product,
        fc.option(amount, { nil: undefined }),
        fc.boolean(),
        (ordered, asked, isByCode) => {
          const { quantity } = orderQuantity(ordered, asked, isByCode)
          expect(isValidQuantity(ordered.rule, quantity)).toBe(true)
        },
      ),
    )
  })
})
