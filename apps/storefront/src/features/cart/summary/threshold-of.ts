import type { Cart } from '@cambusa/contract/cart/cart'
import { isPickup, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import { nextThreshold } from '@cambusa/domain/delivery/order-threshold'
import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { cartTexts } from '@cambusa/messages/it/cart/cart'

/** The next threshold of the cart on screen, unanswered taps included. */
export const thresholdOf = ({ itemsTotal, minimumOrder, deliveryFee, freeDeliveryFrom }: Cart) =>
  nextThreshold({
    itemsCents: toCents(itemsTotal),
    minimumCents: toCents(minimumOrder),
    feeCents: toCents(deliveryFee),
    freeFromCents: freeDeliveryFrom === null ? null : toCents(freeDeliveryFrom),
  })

/** 'Mancano 12,40 € alla consegna gratuita'; undefined where nothing is missing. */
export function thresholdText(cart: Cart): string | undefined {
  const threshold = thresholdOf(cart)
  if (!threshold) return undefined
  const missing = formatEuro(threshold.missingCents)
  if (threshold.kind === 'minimum')
    return cartTexts.minimumMissing({ missing, minimum: formatEuro(threshold.targetCents) })
  const service = cart.deliveryServiceId ?? 0
  const isFetched = isServiceId(service) && isPickup(service)
  return isFetched ? cartTexts.missingToFreePickup({ missing }) : cartTexts.missingToFreeDelivery({ missing })
}
