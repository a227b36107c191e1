import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { AUTHENTICATED_KEY, SESSION_KEY } from '../lib/session/session.ts'
import { enterAs, sessionOf } from './network.ts'

/** A customer who may order. */
export const CUSTOMER: EnvelopeUser = {
  userId: 7,
  firstName: 'Ada',
  lastName: 'Bernardoni',
  login: 'ada@example.com',
  userType: { userTypeId: 1 },
  profile: { level: 4 },
}

/** The browser holds the markers of a login, and the shop knows whose it is. */
export function beSignedIn(): void {
  sessionStorage.setItem(AUTHENTICATED_KEY, 'true')
  sessionStorage.setItem(SESSION_KEY, sessionOf(CUSTOMER))
  enterAs(CUSTOMER)
}
