import { multiplyCents } from '../money/money.ts'
import { increaseQuantity, roundQuantity, type QuantityRule } from './quantity-step.ts'

/** What the first tap on a product's button buys, and what each further one adds; pieces, or base unit for Sfuso. */
export interface FirstTap {
  quantity: number
  step: number
  /** One piece, then one by one: nothing that a shopper does not expect. */
  isPlain: boolean
}

/** Worked out by the rule that the button itself follows (specification §4); `wanted`: what it adds instead of the least. */
export function firstTap(rule: QuantityRule, wanted?: number): FirstTap {
  const quantity = wanted || increaseQuantity(rule, 0)
  const step = roundQuantity(increaseQuantity(rule, quantity) - quantity)
  return { quantity, step, isPlain: rule.kind !== 'Sfuso' && quantity === 1 && step === 1 }
}

/** What the first tap costs: the line that the cart will hold, VAT included, cents. */
export const firstTapCents = (rule: QuantityRule, priceCents: number, wanted?: number): number =>
  multiplyCents(priceCents, firstTap(rule, wanted).quantity)
