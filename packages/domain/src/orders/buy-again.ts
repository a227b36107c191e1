import { normaliseQuantity, type QuantityRule } from '../quantity/quantity-step.ts'

/** The last purchase of a product: pieces or base unit, and the price of one, VAT included. */
export interface LastPurchase {
  quantity: number
  priceCents: number
}

/** How a product can be bought now. */
export interface OfferNow {
  rule: QuantityRule
  /** null: it has no price. */
  priceCents: number | null
  isAvailable: boolean
}

/**
 * What has changed since the last purchase: the shop no longer sells the product, it cannot be bought now, it is sold
 * in other quantities, or its price differs.
 */
export type ChangeSince = 'gone' | 'unavailable' | 'quantity' | 'dearer' | 'cheaper'

export interface BuyAgain {
  /** What one tap adds: the last quantity, or the nearest that can be bought; 0: none can. */
  quantity: number
  changes: ChangeSince[]
}

/** What buying a product again adds, and what has changed since; `now` undefined: the shop no longer sells it. */
export function buyAgain(last: LastPurchase, now: OfferNow | undefined): BuyAgain {
  if (now === undefined) return { quantity: 0, changes: ['gone'] }
  if (!now.isAvailable || now.priceCents === null) return { quantity: 0, changes: ['unavailable'] }
  const quantity = normaliseQuantity(now.rule, last.quantity)
  const changes: ChangeSince[] = quantity === last.quantity ? [] : ['quantity']
  if (now.priceCents > last.priceCents) changes.push('dearer')
  if (now.priceCents < last.priceCents) changes.push('cheaper')
  return { quantity, changes }
}
