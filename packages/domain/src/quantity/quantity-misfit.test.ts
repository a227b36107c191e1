import fc from 'fast-check'
import { expect, it } from 'vitest'
import { misfitOf } from './quantity-misfit.ts'
import { increaseQuantity, isValidQuantity, normaliseQuantity, type QuantityRule } from './quantity-step.ts'

const pieces = (qtyMult: number, minAcq = 0): QuantityRule => ({
  kind: 'Pezzo',
  qtyMult,
  minAcq,
  weightSelling: 0,
  stepSelling: 0,
  weightUnitSelling: 'kg',
  weightUnitBase: 'kg',
})
const ham: QuantityRule = {
  ...pieces(1),
  kind: 'Sfuso',
  weightSelling: 200,
  stepSelling: 100,
  weightUnitSelling: 'g',
}

it('explains why half a piece, a part of a pack or too little cannot be bought', () => {
  expect(misfitOf(pieces(1), 0.5)).toEqual({ why: 'pieces', quantity: 1 })
  expect(misfitOf(pieces(6), 7)).toEqual({ why: 'multiple', quantity: 6 })
  expect(misfitOf(pieces(6, 12), 6)).toEqual({ why: 'least', quantity: 12 })
  expect(misfitOf(pieces(6, 6), 2)).toEqual({ why: 'multiple', quantity: 6 })
  expect(misfitOf(ham, 0.1)).toEqual({ why: 'least', quantity: 0.2 })
  expect(misfitOf(ham, 0.25)).toEqual({ why: 'multiple', quantity: 0.1 })
  expect(misfitOf(pieces(1), 1_000_000)).toMatchObject({ why: 'most' })
})

it('explains exactly those quantities that are changed when adding them', () => {
  const rules = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 60 })).map((two) => pieces(...two)),
    fc.constant(ham),
  )
  const typed = fc.integer({ min: 1, max: 400_000 }).map((thousandths) => thousandths / 1000)
  fc.assert(
    fc.property(rules, typed, (rule, quantity) => {
      const misfit = misfitOf(rule, quantity)
      expect(misfit === undefined).toBe(normaliseQuantity(rule, quantity) === quantity)
      expect(misfit === undefined).toBe(isValidQuantity(rule, quantity))
      if (misfit?.why === 'least') expect(misfit.quantity).toBe(increaseQuantity(rule, 0))
    }),
  )
})
