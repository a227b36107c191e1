import type { PaymentFailure } from '@cambusa/domain/payments/payment-attempt'
import { ownValue } from '@cambusa/domain/own-value'

/** Stripe's codes of errors and its banks' codes of declines that tell a customer more than that a card was refused. */
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

/** What Stripe says of an error: the decline code of the bank is the more exact one. */
export interface StripeTrouble {
  code?: string | null
  decline_code?: string | null
}

/** Why a payment did not succeed. What is not named here (lost or stolen, do_not_honor, fraud) is a refused card to all. */
export function stripeFailure(trouble: StripeTrouble): PaymentFailure {
  const codes = [trouble.decline_code, trouble.code].filter((code) => typeof code === 'string')
  return codes.map((code) => ownValue(FAILURES, code)).find((failure) => failure !== undefined) ?? 'refused'
}
