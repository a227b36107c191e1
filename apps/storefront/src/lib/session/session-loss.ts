import { ANONYMOUS_USER_ID, SESSION_TOAST_THROTTLE_MS } from '@cambusa/domain/constants'
import { uiTexts } from '@cambusa/messages/it/ui'
import { showToast } from '../state/show-toast.ts'
import { emitAppEvent } from '../state/events.ts'
import { clearMarkers } from './session.ts'
import { keepUser, useUserStore } from './user-store.ts'

type LoginPrompt = () => Promise<boolean>

let loginPrompt: LoginPrompt | null = null
let asking: Promise<boolean> | null = null
let lastToldAt = Number.NEGATIVE_INFINITY
let lostUserId = ANONYMOUS_USER_ID

/** The application says how to ask for a login; the answer is whether somebody signed in. */
export function setLoginPrompt(prompt: LoginPrompt): void {
  loginPrompt = prompt
}

/** Asks for a login, once for all calls that wait; true when the customer who was signed in (or anybody, if nobody was) is in again. */
export async function askToLogIn(): Promise<boolean> {
  if (!loginPrompt) return false
  const before = lostUserId
  asking ??= loginPrompt().finally(() => {
    asking = null
    lostUserId = ANONYMOUS_USER_ID
  })
  if (!(await asking)) return false
  const now = useUserStore.getState().user?.userId ?? ANONYMOUS_USER_ID
  return before === ANONYMOUS_USER_ID || now === before
}

/** The login has ended: forgets it, tells at most once every 3 seconds (specification §8), and asks for a new one. */
export function loseSession({ ask, tell }: { ask: boolean; tell: boolean }): void {
  const userId = useUserStore.getState().user?.userId ?? ANONYMOUS_USER_ID
  // Of several calls that fail together only the first still knows who it was.
  if (userId !== ANONYMOUS_USER_ID) lostUserId = userId
  clearMarkers()
  keepUser({ userId: ANONYMOUS_USER_ID })
  emitAppEvent('notLoggedIn')
  const now = Date.now()
  if (tell && now - lastToldAt >= SESSION_TOAST_THROTTLE_MS) {
    lastToldAt = now
    showToast({ kind: 'error', text: uiTexts.sessionExpired })
  }
  if (ask) void askToLogIn()
}
