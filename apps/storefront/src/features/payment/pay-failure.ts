import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { isPassing } from '../../lib/api/call-error.ts'

/** Why a payment could not be begun or changed; without an answer, also the state of the order. */
export const payFailureText = (error: Error | null): string | undefined =>
  error ? (isPassing(error) ? `${error.message} ${paymentTexts.orderStays}` : error.message) : undefined
