import { paymentTexts } from '@cambusa/messages/it/payment'
import { isPassing } from '../../lib/api/call-error.ts'

/** Why a payment could not be begun or changed: that nobody answered, or the shop's own reason. */
export const payFailureText = (error: Error | null): string | undefined =>
  error ? (isPassing(error) ? paymentTexts.noAnswer : error.message) : undefined
