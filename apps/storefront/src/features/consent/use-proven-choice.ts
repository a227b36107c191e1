import { saveCookieConsent } from '@cambusa/contract/people/cookie-consent'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { localStore } from '../../lib/browser/storage.ts'
import { isSignedIn, useUser } from '../../lib/session/user-store.ts'
import { AFTER_FIRST_ACT_MS } from '../../lib/browser/first-act.ts'
import { keptCookieChoice, onCookieChoice } from '../../lib/state/cookie-choice.ts'

/** Of which customer which choice about cookies has been proven to the shop. */
const COOKIES_PROVEN_KEY = 'cambusa.cookies-proven'

/** The proof that this page has sent: at most once, whatever came of it. */
let sent: string | undefined

/** Sends the choice of this browser as a customer's proof, once. What fails is sent again by the next page or choice. */
async function proveChoice(userId: number): Promise<void> {
  const choice = keptCookieChoice(new Date())
  if (!choice) return
  const { analytics, profilation, version, saveDate } = choice
  const proof = `${userId} ${saveDate}`
  if (sent === proof || localStore.get(COOKIES_PROVEN_KEY) === proof) return
  sent = proof
  const body = { analytics, profilation, version, saveDate }
  // In the background: nothing about it concerns the shopper.
  const answer = await call(saveCookieConsent, { body, background: true }).catch(() => undefined)
  if (answer) localStore.set(COOKIES_PROVEN_KEY, proof)
}

/**
 * Proves a customer's choice about cookies: one made now, and at the login one that was made before as a visitor. Not that of
 * a till, nor of somebody who acts for the customer: they choose for themselves.
 */
export function useProvenChoice(): void {
  const user = useUser()
  const isOwn = user?.sessionKind === 'password' || user?.sessionKind === 'sso'
  const userId = user && isSignedIn(user) && isOwn ? user.userId : undefined
  useEffect(() => {
    if (userId === undefined) return
    const prove = () => void proveChoice(userId)
    // The first act's own calls tell where a session has ended.
    const timer = setTimeout(prove, AFTER_FIRST_ACT_MS)
    const stop = onCookieChoice(prove)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [userId])
}
