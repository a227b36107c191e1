import { ACCOUNT_DAYS, ANONYMOUS_USER_ID } from '@cambusa/domain/constants'
import { localStore, tabStore } from '../browser/storage.ts'
import { accountStore } from '../device/account-store.ts'

/** The login markers (specification §2 'Route guard') and the visitor's token (specification §10). */
export const SESSION_KEY = 'X-Ebsn-Session'
export const ACCOUNT_KEY = 'X-Ebsn-Account'
export const AUTHENTICATED_KEY = 'is-authenticated'
export const VISITOR_KEY = 'cambusa.visitor'
/** The same while their cart waits for the choice of a company. */
const WAITING_KEY = 'cambusa.waiting-visitor'
/** How many rows this customer's home had: their space is reserved before the first paint (index.html). */
export const ROWS_AGAIN_KEY = 'cambusa.rows-again'

/** The contract of the customer's company includes pictures: removed with the login (images-in-contract.ts). */
export const IMAGES_KEY = 'cambusa.images'

/** A placed order is being edited: the space of its bar is reserved before the first paint (index.html). */
export const EDITING_KEY = 'cambusa.editing'

const DAY_MS = 86_400_000

/** The ids that a request was sent with; null for none. */
export interface SentIds {
  session: string | null
  account: string | null
}

interface Visitor {
  token: string
  savedAt: number
}

function readVisitor(now: number, key = VISITOR_KEY): string | null {
  try {
    const visitor = JSON.parse(localStore.get(key) ?? 'null') as Visitor | null
    return visitor && now - visitor.savedAt < ACCOUNT_DAYS * DAY_MS ? visitor.token : null
  } catch {
    return null
  }
}

/** The ids for the next request: the login's session, else the visitor's token of at most 30 days. */
export const currentIds = (now: number): SentIds => ({
  session: tabStore.get(SESSION_KEY) ?? (accountStore.get(ACCOUNT_KEY) ? null : readVisitor(now)),
  account: accountStore.get(ACCOUNT_KEY),
})

/** Removes the visitor's token, with which nothing can be saved any more. */
export const forgetVisitor = (): void => localStore.remove(VISITOR_KEY)

/** Before a login: the visitor's cart may have to wait until a company is chosen (waiting-cart.ts). */
export function letVisitorWait(): void {
  const visitor = localStore.get(VISITOR_KEY)
  if (visitor !== null) localStore.set(WAITING_KEY, visitor)
}

/** The token of the visitor whose cart waits for the choice of a company; null: none waits. */
export const waitingVisitor = (now: number): string | null => readVisitor(now, WAITING_KEY)

/** The cart that waited is the customer's, or none had to wait. */
export const forgetWaiting = (): void => localStore.remove(WAITING_KEY)

/** Whether any of the three login markers exists. */
export const hasSessionMarker = (): boolean =>
  tabStore.get(AUTHENTICATED_KEY) !== null ||
  tabStore.get(SESSION_KEY) !== null ||
  accountStore.get(ACCOUNT_KEY) !== null

/** Whether an answer belongs to the current session: a slow one from before a login or logout does not. */
export function isOfThisSession(sent: SentIds, now: number): boolean {
  const ids = currentIds(now)
  return ids.session === sent.session || (ids.account !== null && ids.account === sent.account)
}

/**
 * Keeps the ids of an answer, if the session is still the one that the request was sent with: a customer's under the
 * login markers, a visitor's separately.
 */
export function keepIds(answer: Headers, userId: number, sent: SentIds, now: number): void {
  if (!isOfThisSession(sent, now)) return
  const session = answer.get(SESSION_KEY)
  const account = answer.get(ACCOUNT_KEY)
  if (userId === ANONYMOUS_USER_ID) {
    clearMarkers()
    if (!session) return
    // Signed out without a choice of the company: the cart that waited is the visitor's again.
    const waiting = localStore.get(WAITING_KEY)
    forgetWaiting()
    localStore.set(VISITOR_KEY, waiting ?? JSON.stringify({ token: session, savedAt: now } satisfies Visitor))
    return
  }
  tabStore.set(AUTHENTICATED_KEY, 'true')
  if (session) tabStore.set(SESSION_KEY, session)
  // Another tab may have received a newer account id in the meantime, which is kept.
  if (account && accountStore.get(ACCOUNT_KEY) === sent.account) accountStore.set(ACCOUNT_KEY, account)
  forgetVisitor()
}

/** Removes the login; a visitor's token stays. */
export function clearMarkers(): void {
  tabStore.remove(AUTHENTICATED_KEY)
  tabStore.remove(SESSION_KEY)
  accountStore.remove(ACCOUNT_KEY)
  localStore.remove(ROWS_AGAIN_KEY)
  localStore.remove(IMAGES_KEY)
  noteEditing(false)
}

/** Notes for the next page whether a placed order is being edited. */
export function noteEditing(isEditing: boolean): void {
  if (isEditing) localStore.set(EDITING_KEY, '1')
  else localStore.remove(EDITING_KEY)
}

/** Calls back when another tab signs in or out (the remembered account appears or goes). */
export function onOtherTabSession(callback: (signedIn: boolean) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== ACCOUNT_KEY) return
    if (event.newValue !== null && event.oldValue !== null) return
    callback(event.newValue !== null)
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}
