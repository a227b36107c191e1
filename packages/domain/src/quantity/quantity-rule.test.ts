import { describe, expect, it } from 'vitest'
import { ruleFromInfos } from './quantity-rule.ts'

describe('the quantity rule of a product', () => {
  it('is read from the strings in productInfos', () => {
    const infos = {
      TIPOLOGIA: 'Sfuso',
      QTY_MULT: '1',
      WEIGHT_SELLING: '300',
      STEP_SELLING: '50.5',
      WEIGHT_UNIT_SELLING: 'g',
      WEIGHT_UNIT_BASE: 'kg',
    }
    expect(ruleFromInfos(infos)).toEqual({
      kind: 'Sfuso',
      qtyMult: 1,
      minAcq: 0,
      weightSelling: 300,
      stepSelling: 50.5,
      weightUnitSelling: 'g',
      weightUnitBase: 'kg',
    })
  })

  it('counts single pieces by default', () => {
    expect(ruleFromInfos({})).toMatchObject({ kind: 'Pezzo', qtyMult: 1, minAcq: 0, weightUnitBase: 'kg' })
  })

  it('understands a decimal comma, and sells in the base unit without a selling unit', () => {
    const rule = ruleFromInfos({ TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0,25', WEIGHT_UNIT_BASE: 'kg' })
    expect(rule).toMatchObject({ weightSelling: 0.25, weightUnitSelling: 'kg' })
  })

  it('ignores an invalid, zero or negative number', () => {
    expect(ruleFromInfos({ QTY_MULT: 'sei' }).qtyMult).toBe(1)
    expect(ruleFromInfos({ QTY_MULT: '0' }).qtyMult).toBe(1)
    expect(ruleFromInfos({ QTY_MULT: '-6' }).qtyMult).toBe(1)
    expect(ruleFromInfos({ QTY_MULT: '6' }, 12)).toMatchObject({ qtyMult: 6, minAcq: 12 })
    expect(ruleFromInfos({}, null).minAcq).toBe(0)
    expect(ruleFromInfos({}, -1).minAcq).toBe(0)
  })

  it('ignores the case of a kind and treats an unknown one as a piece', () => {
    expect(ruleFromInfos({ TIPOLOGIA: ' SFUSO ' }).kind).toBe('Sfuso')
    expect(ruleFromInfos({ TIPOLOGIA: 'confezione' }).kind).toBe('Confezione')
    expect(ruleFromInfos({ TIPOLOGIA: 'Bancale' }).kind).toBe('Pezzo')
  })
})
