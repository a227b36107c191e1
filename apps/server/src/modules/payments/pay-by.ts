import { PAYMENT_TYPES, type PaymentTypeId } from '@cambusa/domain/orders/payment-type'
import type { Platform } from '../../platform/context.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Until when an order of this type waits for its payment; null: it waits for none. */
export function payByOf(
  { paymentMinutes, transferDays }: Pick<Platform['config'], 'paymentMinutes' | 'transferDays'>,
  paymentTypeId: PaymentTypeId,
  now: Date,
): Date | null {
  if (paymentTypeId === PAYMENT_TYPES.creditCard) return new Date(now.getTime() + paymentMinutes * MINUTE_MS)
  if (paymentTypeId === PAYMENT_TYPES.bankTransfer) return new Date(now.getTime() + transferDays * DAY_MS)
  return null
}
