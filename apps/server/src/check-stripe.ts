import { startupTexts } from '@cambusa/messages/it/operator/startup'
import { StartupError } from './platform/process/startup-error.ts'

interface StripeSettings {
  mode: string
  stripeSecretKey?: string | undefined
  stripeWebhookSecret?: string | undefined
}

/** A demo must not take real money, and a real shop must not accept test payments. */
export function checkStripe(
  { mode, stripeSecretKey: key, stripeWebhookSecret: webhook }: StripeSettings,
  nameOf: (key: 'stripeSecretKey' | 'stripeWebhookSecret') => string,
): void {
  const [name, other] = [nameOf('stripeSecretKey'), nameOf('stripeWebhookSecret')]
  if ((key === undefined) !== (webhook === undefined))
    throw new StartupError(
      key === undefined
        ? startupTexts.needsToo({ given: other, missing: name })
        : startupTexts.needsToo({ given: name, missing: other }),
    )
  if (key === undefined) return
  const isTrial = /^[sr]k_test_/.test(key)
  if (mode === 'production' && isTrial) throw new StartupError(startupTexts.stripeTrialKey({ name }))
  if (mode !== 'production' && !isTrial) throw new StartupError(startupTexts.stripeLiveKey({ name }))
}
