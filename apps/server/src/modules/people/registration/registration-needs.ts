import type { Platform } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { RequestKey } from '../../../platform/idempotency/request-key.ts'

/** What a call of the registration knows of the process and of who calls. */
export type RegistrationNeeds = Pick<Platform, 'db' | 'config'> & {
  now: Date
  ip: string
  requestKey: RequestKey | undefined
}

/** Throws registration.closed where the shop takes no new customers (shop.config.json). */
export function checkOpen({ shop }: Platform['config']): void {
  if (!shop.registrationEnabled) throw refuse('registration.closed')
}
