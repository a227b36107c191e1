import type { Platform, RequestSession } from '../../../platform/http/context.ts'
import type { RequestKey } from '../../../platform/idempotency/request-key.ts'

/** What a call that changes an account needs of the process and the caller. */
export type AccountNeeds = Pick<Platform, 'db' | 'config'> & {
  now: Date
  ip: string
  session: RequestSession
  requestKey: RequestKey | undefined
}
