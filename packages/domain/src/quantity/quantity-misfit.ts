import { MAX_QUANTITY } from '../constants.ts'
import { increaseQuantity, isValidQuantity, roundQuantity, type QuantityRule } from './quantity-step.ts'

/** Why a typed quantity cannot be bought as it is, with the quantity that the rule names. */
export interface QuantityMisfit {
  why: 'pieces' | 'multiple' | 'least' | 'most'
  /** Of a 'multiple' the step, of the others the limit. */
  quantity: number
}

/** What is wrong with a typed quantity; undefined where it can be bought, and of 0, which takes the product out. */
export function misfitOf(rule: QuantityRule, quantity: number): QuantityMisfit | undefined {
  if (quantity === 0 || isValidQuantity(rule, quantity)) return undefined
  const first = increaseQuantity(rule, 0)
  const step = roundQuantity(increaseQuantity(rule, first) - first)
  if (quantity > MAX_QUANTITY) return { why: 'most', quantity: MAX_QUANTITY }
  if (rule.kind !== 'Sfuso' && step === 1 && !Number.isInteger(quantity))
    return { why: 'pieces', quantity: 1 }
  // A least of one step says no more than the step itself.
  if (quantity < first && first > step) return { why: 'least', quantity: first }
  return { why: 'multiple', quantity: step }
}
