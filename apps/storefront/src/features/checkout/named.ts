import type { PaymentType } from '@cambusa/contract/orders/checkout'
import { deliveryTexts } from '@cambusa/messages/it/delivery/delivery'

/**
 * Marks values that the shop proposed: address and slot, the payment type, the invoice. Only before the last page:
 * whoever goes on to it has confirmed them.
 */
export const named = (what: string, isProposed: boolean): string =>
  isProposed ? deliveryTexts.proposed({ what }) : what

/** The name of a payment type, marked as proposed until another is chosen. */
export const nameProposed = (type: PaymentType, wishedId: number | null): PaymentType => ({
  ...type,
  name: named(type.name, type.proposed === true && wishedId === null),
})
