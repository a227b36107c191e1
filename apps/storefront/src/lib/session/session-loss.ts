import type { EnvelopeUser } from '@cambusa/contract/envelope'
import { ANONYMOUS_USER_ID, SESSION_TOAST_THROTTLE_MS } from '@cambusa/domain/constants'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { showToast } from '../state/show-toast.ts'
import { emitAppEvent } from '../state/events.ts'
import { clearMarkers } from './session.ts'
import { isSignedIn, isSameUser, keepUser, useUserStore } from './user-store.ts'

type LoginPrompt = () => Promise<boolean>

let loginPrompt: LoginPrompt | null = null
let asking: Promise<boolean> | null = null
let lastToldAt = Number.NEGATIVE_INFINITY
/** Only a call in the background has noticed the loss so far. */
let isUntold = false
/** The customer whose session ended, while a login is asked for. */
let lost: EnvelopeUser | null = null

/** Sets the function that asks for a login; it resolves to whether somebody signed in. */
export function setLoginPrompt(prompt: LoginPrompt): void {
  loginPrompt = prompt
}

const isBack = (before: EnvelopeUser): boolean => {
  const { user } = useUserStore.getState()
  return user !== null && isSameUser(user, before)
}

/** The company of the session that ended, while a login is asked for. */
export const lostCompanyId = (): number | null => lost?.companyId ?? null

/** Whether the ended session continues: with the same customer for the same company. */
export const isBackAfterLoss = (): boolean => lost !== null && isBack(lost)

/**
 * Asks for a login, once for all waiting calls; true when the same customer (or anybody, if nobody was signed in) is
 * signed in again, for the same company: a task begun for one company is not continued for another.
 */
export async function askToLogIn(): Promise<boolean> {
  if (!loginPrompt) return false
  const before = lost
  asking ??= loginPrompt().finally(() => {
    asking = null
    lost = null
  })
  if (!(await asking)) return false
  return before === null || isBack(before)
}

/** Says that the login has ended, at most once every 3 seconds (specification §8). */
function tellLoss(): void {
  isUntold = false
  const now = Date.now()
  if (now - lastToldAt < SESSION_TOAST_THROTTLE_MS) return
  lastToldAt = now
  showToast({ kind: 'error', text: uiTexts.sessionExpired })
}

/** The customer's own act fails for a login whose end only a call in the background has noticed: says so now. */
export function tellUntoldLoss(): void {
  if (isUntold) tellLoss()
}

/**
 * The login has ended: removes it, says so with `tell`, and asks for a new one with `ask`.
 */
export function loseSession({ ask, tell }: { ask: boolean; tell: boolean }): void {
  const { user } = useUserStore.getState()
  // Of several calls that fail together only the first still knows the user.
  if (isSignedIn(user)) lost = user
  clearMarkers()
  // Before the change of the shopper, so that who listens to both tells it from a logout.
  emitAppEvent('notLoggedIn')
  keepUser({ userId: ANONYMOUS_USER_ID })
  if (tell) tellLoss()
  else isUntold = true
  if (ask) void askToLogIn()
}
