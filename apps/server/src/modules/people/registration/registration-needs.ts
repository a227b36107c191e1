import type { Platform } from '../../../platform/http/context.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { RequestKey } from '../../../platform/idempotency/request-key.ts'

/** What a call of the registration needs of the process and the caller. */
export type RegistrationNeeds = Pick<Platform, 'db' | 'config'> & {
  now: Date
  ip: string
  requestKey: RequestKey | undefined
}

/** Throws registration.closed if the shop accepts no new customers (shop.config.json). */
export function checkOpen({ shop }: Platform['config']): void {
  if (!shop.registrationEnabled) throw refuse('registration.closed')
}
