import type { BodyOf } from '@cambusa/contract/endpoint'
import type { saveCookieConsent } from '@cambusa/contract/people/cookie-consent'
import { isCookieChoiceInTime } from '@cambusa/domain/web/cookie-choice'
import { inTransaction } from '../../../platform/database/database.ts'
import { checkFields, refuse } from '../../../platform/http/refusal.ts'
import type { AccountNeeds } from './account-needs.ts'
import { insertCookieConsent, lockProfile } from './profile.queries.ts'

/**
 * Keeps the proof of what a customer chose about cookies, one row for each kind, of the moment in which it was chosen. Sent
 * again it adds none. Throws field.wrong for a moment over a year ago or in the future, 419 for a session that has ended.
 */
export async function proveCookieChoice(
  { db, session, ip, now }: Pick<AccountNeeds, 'db' | 'session' | 'ip' | 'now'>,
  { analytics, profilation, version, saveDate }: BodyOf<typeof saveCookieConsent>,
): Promise<{ isNew: boolean }> {
  checkFields({ saveDate: isCookieChoiceInTime(saveDate, now) ? undefined : 'date' })
  const { userId, tokenHash } = session
  return inTransaction(db, async (tx) => {
    // The lock lets the same choice, sent by two tabs at once, be one row.
    if ((await lockProfile(tx, { userId, tokenHash })) === undefined) throw refuse('response419')
    const row = { userId, version, address: ip, chosenAt: new Date(saveDate) }
    const added =
      (await insertCookieConsent(tx, { ...row, kind: 'cookieAnalytics', given: analytics })) +
      (await insertCookieConsent(tx, { ...row, kind: 'cookieProfilation', given: profilation }))
    return { isNew: added > 0 }
  })
}
