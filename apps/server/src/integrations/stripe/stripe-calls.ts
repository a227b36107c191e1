import { createRequire } from 'node:module'
import type Stripe from 'stripe'
import { GatewayUnreachable } from '../../modules/payments/payments.ts'

/** Address of Stripe and the shop's key. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another server with Stripe's API, for tests. */
  at?: { protocol: 'http' | 'https'; host: string; port: number }
  /** Time limit for one attempt of a call. */
  timeoutMs?: number
}

const TIMEOUT_MS = 8_000
const RETRIES = 2

export type StripeProgram = typeof Stripe
type StripeClient = InstanceType<StripeProgram>

/** Loaded only if a shop uses Stripe: it takes a fifth of a second and 20 MB. */
export const loadStripe = (): StripeProgram => createRequire(import.meta.url)('stripe') as StripeProgram

export function openStripe(
  program: StripeProgram,
  { secretKey, at, timeoutMs }: StripeSettings,
): StripeClient {
  return new program(secretKey, {
    ...at,
    timeout: timeoutMs ?? TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

type StripeErrors = StripeProgram['errors']

/** Errors after which the result is unknown, or which somebody has to fix first: the payment is asked about again. */
function isUnreachable(errors: StripeErrors, error: unknown): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    (error instanceof errors.StripeError && error.code === 'idempotency_key_in_use') ||
    (error instanceof errors.StripeError && error.code === 'lock_timeout')
  )
}

/** Makes a call. Throws GatewayUnreachable without a response; errors that Stripe returns are rethrown. */
export async function asked<Answer>(errors: StripeErrors, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (isUnreachable(errors, error))
      throw new GatewayUnreachable(`Stripe did not answer: ${(error as Error).name}`, { cause: error })
    throw error
  }
}

const codeOf = (errors: StripeErrors, error: unknown): string | undefined =>
  error instanceof errors.StripeError ? error.code : undefined

/** Stripe does not know the object. */
export const isUnknown = (errors: StripeErrors, error: unknown): boolean =>
  codeOf(errors, error) === 'resource_missing'

const PAST = new Set([
  'payment_intent_unexpected_state',
  'charge_already_captured',
  'charge_already_refunded',
  'charge_expired_for_capture',
])

/** The object's state does not allow the call any more: the caller returns the current state. */
export function isPast(errors: StripeErrors, error: unknown): boolean {
  return PAST.has(codeOf(errors, error) ?? '')
}
