import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { describe, expect, it } from 'vitest'
import { shownQuantity, shownUnit } from './shown-quantity.ts'

const ham = ruleFromInfos({
  TIPOLOGIA: 'Sfuso',
  WEIGHT_SELLING: '2',
  STEP_SELLING: '1',
  WEIGHT_UNIT_SELLING: 'hg',
  WEIGHT_UNIT_BASE: 'kg',
})
const box = ruleFromInfos({ TIPOLOGIA: 'Confezione', QTY_MULT: '6' })

describe('the quantity that a shopper reads and types', () => {
  it('is in the selling unit, so that a typed number keeps its meaning', () => {
    const { unit, toShown, fromShown } = shownUnit(ham, undefined)
    expect([unit, toShown(0.2), toShown(1.2), fromShown(12)]).toEqual(['hg', 2, 12, 1.2])
  })

  it('is in pieces for products sold by the piece', () => {
    expect(shownQuantity(box, 12, 'cf')).toEqual({ quantity: '12', unit: 'cf' })
    expect(shownQuantity(box, 6, undefined).unit).toBe('pz')
  })
})
