import type { Platform, RequestSession } from '../../../platform/http/context.ts'
import type { RequestKey } from '../../../platform/idempotency/request-key.ts'

/** What a call that changes an account knows of the process and of who calls. */
export type AccountNeeds = Pick<Platform, 'db' | 'config'> & {
  now: Date
  ip: string
  session: RequestSession
  requestKey: RequestKey | undefined
}
