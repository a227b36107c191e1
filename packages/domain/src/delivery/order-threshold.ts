import { missingForFreeDeliveryCents, type DeliveryCharge } from './delivery-fee.ts'

/** The next threshold of a cart that is not empty: the minimum order first, then a free delivery. */
export interface OrderThreshold {
  kind: 'minimum' | 'freeDelivery'
  targetCents: number
  missingCents: number
}

interface ThresholdInput extends DeliveryCharge {
  itemsCents: number
  /** 0: no minimum. */
  minimumCents: number
}

/** The current threshold; undefined for an empty cart and when all are reached. */
export function nextThreshold(cart: ThresholdInput): OrderThreshold | undefined {
  const { itemsCents, minimumCents, freeFromCents } = cart
  if (itemsCents <= 0) return undefined
  if (itemsCents < minimumCents)
    return { kind: 'minimum', targetCents: minimumCents, missingCents: minimumCents - itemsCents }
  const missingCents = missingForFreeDeliveryCents(cart, itemsCents) ?? 0
  if (missingCents === 0 || freeFromCents === null) return undefined
  return { kind: 'freeDelivery', targetCents: freeFromCents, missingCents }
}

/** The offers nearest to the missing amount, nearest first; of two equally near the first of the list. */
export const nearestOffers = <Offer extends { cents: number }>(
  offers: readonly Offer[],
  missingCents: number,
  count: number,
): Offer[] =>
  [...offers]
    .sort((a, b) => Math.abs(a.cents - missingCents) - Math.abs(b.cents - missingCents))
    .slice(0, count)
