import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { AUTHENTICATED_KEY, SESSION_KEY } from '../lib/session/session.ts'
import { enterAs, sessionOf } from './network.ts'

/** A customer who may order. */
export const CUSTOMER: EnvelopeUser = {
  userId: 7,
  firstName: 'Ada',
  lastName: 'Bernardoni',
  login: 'ada@example.com',
  userType: { userTypeId: 3 },
  profile: { level: 2 },
}

/** The browser has the login markers, and the shop knows their user. */
export function beSignedIn(): void {
  sessionStorage.setItem(AUTHENTICATED_KEY, 'true')
  sessionStorage.setItem(SESSION_KEY, sessionOf(CUSTOMER))
  enterAs(CUSTOMER)
}
