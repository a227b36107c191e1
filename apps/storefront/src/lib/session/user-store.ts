import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { create } from 'zustand'
import { emitAppEvent } from '../state/events.ts'

interface UserState {
  /** Who the last answer said is asking; null before the first answer. */
  user: EnvelopeUser | null
  /**
   * Whether a login was kept in this browser when the shop was opened: until the first answer its places are kept for it.
   * Undefined where nobody has looked yet, as where a page is rendered.
   */
  comesBack: boolean | undefined
}

export const useUserStore = create<UserState>(() => ({ user: null, comesBack: undefined }))

/** Whether both are the same customer, acting for the same company. */
export const isSameUser = (a: EnvelopeUser, b: EnvelopeUser): boolean =>
  a.userId === b.userId && (a.companyId ?? null) === (b.companyId ?? null)

/** Keeps the user of an answer, and tells when it is another one or acts for another company. */
export function keepUser(user: EnvelopeUser): void {
  const known = useUserStore.getState().user
  if (known && JSON.stringify(known) === JSON.stringify(user)) return
  useUserStore.setState({ user })
  if (known && !isSameUser(known, user)) emitAppEvent('sessionChanged')
}

/** Whether a customer is signed in, as far as the last answer knows; undefined before the first one. */
export const isSignedIn = (user: EnvelopeUser | null): boolean | undefined =>
  user === null ? undefined : user.userId !== ANONYMOUS_USER_ID

/**
 * Whether the places of a customer are rendered: one is signed in, or was when the shop was opened and nothing has been
 * answered yet. So nothing moves when the answer comes.
 */
export const useHasCustomersPlaces = (): boolean => useMayHaveCustomersPlaces() ?? false

/** The same; undefined as long as nobody has looked, as in the first moments of a page that the server has rendered. */
export const useMayHaveCustomersPlaces = (): boolean | undefined =>
  useUserStore(({ user, comesBack }) => isSignedIn(user) ?? comesBack)

/** The signed-in user, or null for a visitor and before the first answer. */
export const useUser = (): EnvelopeUser | null => useUserStore(({ user }) => (isSignedIn(user) ? user : null))
