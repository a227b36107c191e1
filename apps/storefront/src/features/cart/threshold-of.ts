import type { Cart } from '@cambusa/contract/cart'
import { nextThreshold } from '@cambusa/domain/delivery/order-threshold'
import { toCents } from '@cambusa/domain/money/money'

/** What the cart on screen has still to reach, taps that the server has not answered yet included. */
export const thresholdOf = ({ itemsTotal, minimumOrder, deliveryFee, freeDeliveryFrom }: Cart) =>
  nextThreshold({
    itemsCents: toCents(itemsTotal),
    minimumCents: toCents(minimumOrder),
    feeCents: toCents(deliveryFee),
    freeFromCents: freeDeliveryFrom === null ? null : toCents(freeDeliveryFrom),
  })
