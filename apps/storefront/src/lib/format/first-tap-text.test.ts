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

describe('the quantity and cost on the add button', () => {
  it('is empty where one tap buys one piece', () => {
    expect(firstTapText(cream, pieces('1'), true)).toBeUndefined()
  })

  it('is the number of pieces and their total', () => {
    expect(firstTapText(cream, pieces('6'), true)).toEqual({ amount: '6', sign: '·', price: '23,34\u00a0€' })
  })

  it('is the weight and its approximate price', () => {
    const weighed = buildProduct(1, { price: 15.9, variableWeight: true })
    expect(firstTapText(weighed, ham, true)).toEqual({
      amount: '500\u00a0g',
      sign: '≈',
      price: '7,95\u00a0€',
    })
  })

  it('subtracts VAT from the whole amount like the line of the cart, not from each piece', () => {
    // 3,54 € without VAT per piece would be 21,24 €.
    expect(firstTapText(cream, pieces('6'), false)?.price).toBe('21,22\u00a0€')
  })

  it('has no price for a product without one', () => {
    expect(firstTapText({ ...cream, price: null }, pieces('6'), true)).toEqual({
      amount: '6',
      sign: '',
      price: '',
    })
  })
})

describe('the multiples in which a product is sold', () => {
  it('are named where single pieces are not sold', () => {
    expect(stepsText(pieces('6'), 'pz')).toEqual(['multipli di 6'])
    expect(stepsText(pieces('1', 3), 'pz')).toEqual(['minimo 3 pz'])
    expect(stepsText(pieces('6', 10), 'cf')).toEqual(['multipli di 6', 'minimo 12 cf'])
  })

  it('are not named for single pieces, nor for goods by weight, whose button shows the first weight', () => {
    expect(stepsText(pieces('1', 1), 'pz')).toEqual([])
    expect(stepsText(ham, undefined)).toEqual([])
  })
})
