import type { PaymentType } from '@cambusa/contract/orders/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'

/** What the shop proposed is named so: place and time, how the order is paid, the invoice. */
export const named = (what: string, isProposed: boolean): string =>
  isProposed ? deliveryTexts.proposed({ what }) : what

/** A payment type by its name, as proposed as long as nothing is chosen. */
export const nameProposed = (type: PaymentType, wishedId: number | null): PaymentType => ({
  ...type,
  name: named(type.name, type.proposed === true && wishedId === null),
})
