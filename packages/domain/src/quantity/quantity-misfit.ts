import { MAX_QUANTITY } from '../constants.ts'
import { increaseQuantity, isValidQuantity, roundQuantity, type QuantityRule } from './quantity-step.ts'

/** Why a typed quantity cannot be bought unchanged, with the quantity from the rule. */
export interface QuantityMisfit {
  why: 'pieces' | 'multiple' | 'least' | 'most'
  /** The step for 'multiple', else the limit. */
  quantity: number
}

/** The problem of a typed quantity; undefined when it can be bought, and for 0, which removes the product. */
export function misfitOf(rule: QuantityRule, quantity: number): QuantityMisfit | undefined {
  if (quantity === 0 || isValidQuantity(rule, quantity)) return undefined
  const first = increaseQuantity(rule, 0)
  const step = roundQuantity(increaseQuantity(rule, first) - first)
  if (quantity > MAX_QUANTITY) return { why: 'most', quantity: MAX_QUANTITY }
  if (rule.kind !== 'Sfuso' && step === 1 && !Number.isInteger(quantity))
    return { why: 'pieces', quantity: 1 }
  // A minimum of one step adds nothing to the step itself.
  if (quantity < first && first > step) return { why: 'least', quantity: first }
  return { why: 'multiple', quantity: step }
}
