import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { describe, expect, it } from 'vitest'
import { buildProduct } from '../testing/test-product.ts'
import { firstTapText, stepsText } from './first-tap-text.ts'

const pieces = (qtyMult: string, minAcq = 0) =>
  ruleFromInfos({ QTY_MULT: qtyMult, TIPOLOGIA: 'Pezzo' }, minAcq)
const ham = ruleFromInfos({
  TIPOLOGIA: 'Sfuso',
  WEIGHT_SELLING: '500',
  STEP_SELLING: '100',
  WEIGHT_UNIT_SELLING: 'g',
  WEIGHT_UNIT_BASE: 'kg',
})
const cream = buildProduct(1, { price: 3.89, vatRate: 10 })

describe('what the button says that it buys', () => {
  it('is nothing where one tap buys one piece', () => {
    expect(firstTapText(cream, pieces('1'), true)).toBeUndefined()
  })

  it('is how many and what they cost together', () => {
    expect(firstTapText(cream, pieces('6'), true)).toEqual({ amount: '6', sign: '·', price: '23,34\u00a0€' })
  })

  it('is the weight and about what it costs', () => {
    const weighed = buildProduct(1, { price: 15.9, variableWeight: true })
    expect(firstTapText(weighed, ham, true)).toEqual({
      amount: '500\u00a0g',
      sign: '≈',
      price: '7,95\u00a0€',
    })
  })

  it('leaves VAT out as the line of the cart does: out of the whole amount, not out of each piece', () => {
    // 3,54 € without VAT a piece would be 21,24 €.
    expect(firstTapText(cream, pieces('6'), false)?.price).toBe('21,22\u00a0€')
  })

  it('names no price of a product that has none', () => {
    expect(firstTapText({ ...cream, price: null }, pieces('6'), true)).toEqual({
      amount: '6',
      sign: '',
      price: '',
    })
  })
})

describe('in which quantities a product is sold', () => {
  it('is said where one by one is not possible', () => {
    expect(stepsText(pieces('6'), 'pz')).toEqual(['multipli di 6'])
    expect(stepsText(pieces('1', 3), 'pz')).toEqual(['minimo 3 pz'])
    expect(stepsText(pieces('6', 10), 'cf')).toEqual(['multipli di 6', 'minimo 12 cf'])
  })

  it('is not said of single pieces, nor of goods by weight, whose button names the first weight', () => {
    expect(stepsText(pieces('1', 1), 'pz')).toEqual([])
    expect(stepsText(ham, undefined)).toEqual([])
  })
})
