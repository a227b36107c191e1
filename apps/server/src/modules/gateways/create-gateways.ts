import type { Platform } from '../../platform/http/context.ts'
import type { PaymentGateway } from '../payments/payments.ts'
import { createSandboxGateway, SANDBOX } from '../../integrations/sandbox/sandbox-gateway.ts'
import { createStripeGateway, STRIPE } from '../../integrations/stripe/stripe-gateway.ts'

/**
 * The gateways of this shop. The first takes new payments; the others finish those that they began. Empty: no payment
 * by card online. In production there is no sandbox (docs/decisions/113).
 */
export function createGateways(needs: Pick<Platform, 'config' | 'db' | 'clock'>): readonly PaymentGateway[] {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, mode } = needs.config
  const stripe =
    secretKey === undefined || webhookSecret === undefined
      ? []
      : [createStripeGateway({ secretKey, webhookSecret })]
  return mode === 'production' ? stripe : [...stripe, createSandboxGateway(needs)]
}

type Choice = Pick<Platform['config'], 'mode' | 'stripeSecretKey'>

/** The name of the gateway that takes new payments; undefined: none does. */
export function activeGateway({ mode, stripeSecretKey }: Choice): string | undefined {
  if (stripeSecretKey !== undefined) return STRIPE
  return mode === 'production' ? undefined : SANDBOX
}
