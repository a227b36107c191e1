import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { create } from 'zustand'
import { emitAppEvent } from '../state/events.ts'

interface UserState {
  /** The user of the last answer; null before the first answer. */
  user: EnvelopeUser | null
  /**
   * Whether this browser had a stored login when the shop was opened: until the first answer, space for a customer's
   * elements is reserved. Undefined before storage was read, as during server rendering.
   */
  comesBack: boolean | undefined
}

export const useUserStore = create<UserState>(() => ({ user: null, comesBack: undefined }))

/** Whether both are the same customer, acting for the same company. */
export const isSameUser = (a: EnvelopeUser, b: EnvelopeUser): boolean =>
  a.userId === b.userId && (a.companyId ?? null) === (b.companyId ?? null)

/** Keeps the user of an answer, and emits an event when the user or the company has changed. */
export function keepUser(user: EnvelopeUser): void {
  const known = useUserStore.getState().user
  if (known && JSON.stringify(known) === JSON.stringify(user)) return
  useUserStore.setState({ user })
  if (known && !isSameUser(known, user)) emitAppEvent('sessionChanged')
}

/** Whether a customer is signed in, by the last answer; undefined before the first one. */
export const isSignedIn = (user: EnvelopeUser | null): boolean | undefined =>
  user === null ? undefined : user.userId !== ANONYMOUS_USER_ID

/**
 * Whether the elements of a customer are rendered: after a login, or before the first answer with a stored login. So
 * nothing moves when the answer comes.
 */
export const useHasCustomersPlaces = (): boolean => useMayHaveCustomersPlaces() ?? false

/** The same; undefined before storage was read, as during the hydration of a server-rendered page. */
export const useMayHaveCustomersPlaces = (): boolean | undefined =>
  useUserStore(({ user, comesBack }) => isSignedIn(user) ?? comesBack)

/** The signed-in user, or null for a visitor and before the first answer. */
export const useUser = (): EnvelopeUser | null => useUserStore(({ user }) => (isSignedIn(user) ? user : null))
