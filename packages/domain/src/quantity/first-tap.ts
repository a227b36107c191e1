import { multiplyCents } from '../money/money.ts'
import { increaseQuantity, roundQuantity, type QuantityRule } from './quantity-step.ts'

/** What the first tap on a product's button adds, and what each further tap adds; pieces, or base unit for Sfuso. */
export interface FirstTap {
  quantity: number
  step: number
  /** One piece, then one more each time, as shoppers expect. */
  isPlain: boolean
}

/** By the rule of the button itself (specification §4); `wanted`: the quantity to add instead of the least. */
export function firstTap(rule: QuantityRule, wanted?: number): FirstTap {
  const quantity = wanted || increaseQuantity(rule, 0)
  const step = roundQuantity(increaseQuantity(rule, quantity) - quantity)
  return { quantity, step, isPlain: rule.kind !== 'Sfuso' && quantity === 1 && step === 1 }
}

/** The price of the first tap: the total of the line in the cart, VAT included, cents. */
export const firstTapCents = (rule: QuantityRule, priceCents: number, wanted?: number): number =>
  multiplyCents(priceCents, firstTap(rule, wanted).quantity)
