import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'
import { ownValue } from '@cambusa/domain/own-value'

/** Stripe's error codes and decline codes that tell a customer more than that the card was refused. */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficientFunds',
  card_velocity_exceeded: 'insufficientFunds',
  withdrawal_count_limit_exceeded: 'insufficientFunds',
  expired_card: 'cardExpired',
  invalid_expiry_month: 'cardExpired',
  invalid_expiry_year: 'cardExpired',
  authentication_required: 'authenticationFailed',
  authentication_not_handled: 'authenticationFailed',
  mobile_device_authentication_required: 'authenticationFailed',
  payment_intent_authentication_failure: 'authenticationFailed',
  setup_intent_authentication_failure: 'authenticationFailed',
  payment_intent_payment_attempt_expired: 'timeOut',
}

/** Stripe's error: the decline code of the bank is more specific. */
export interface StripeTrouble {
  code?: string | null
  decline_code?: string | null
}

/** Why a payment failed. Everything that is not listed (lost or stolen, do_not_honor, fraud) is shown as a refused card. */
export function stripeFailure(trouble: StripeTrouble): PaymentFailure {
  const codes = [trouble.decline_code, trouble.code].filter((code) => typeof code === 'string')
  return codes.map((code) => ownValue(FAILURES, code)).find((failure) => failure !== undefined) ?? 'refused'
}
