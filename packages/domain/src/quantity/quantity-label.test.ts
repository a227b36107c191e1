import { describe, expect, it } from 'vitest'
import { formatAmount, formatQuantity } from './quantity-label.ts'
import { ruleFromInfos } from './quantity-rule.ts'

describe('a quantity on screen', () => {
  const ham = ruleFromInfos({ TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '300', WEIGHT_UNIT_SELLING: 'g' })

  it('shows pieces with their sale unit', () => {
    expect(formatQuantity(ruleFromInfos({}), 3)).toBe('3 pz')
    expect(formatQuantity(ruleFromInfos({}), 2, 'ct')).toBe('2 ct')
  })

  it('shows a weight below one kilogram in the selling unit and above in kilograms', () => {
    expect(formatQuantity(ham, 0.3)).toBe('300 g')
    expect(formatQuantity(ham, 1)).toBe('1 kg')
    expect(formatQuantity(ham, 1.25)).toBe('1,25 kg')
  })

  it('writes numbers as Italians do', () => {
    expect(formatAmount(1250)).toBe('1.250')
    expect(formatAmount(0.3)).toBe('0,3')
    expect(formatAmount(-0)).toBe('0')
  })
})
