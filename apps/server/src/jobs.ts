import type { Config } from './config.ts'
import { workOfTheDay } from './daily-work.ts'
import { removeEndedSessions } from './modules/auth/auth.ts'
import { refreshBoughtTogether } from './modules/catalogue/catalogue.ts'
import { removeLostCarts } from './modules/cart/cart.ts'
import { releaseEndedLocks } from './modules/checkout/checkout.ts'
import { forgetCardWork } from './modules/gateways/gateways.ts'
import { expireHolds } from './modules/holds/holds.ts'
import { mailWork, removeOldMail } from './modules/mail/mail.ts'
import { removeOldAttempts } from './platform/call-limits.ts'
import { removeOldCardRequests } from './modules/registration/registration.ts'
import type { Database } from './platform/database.ts'
import type { ErrandWork } from './platform/errands.ts'
import type { Job } from './platform/start-jobs.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '2 * * * *'
const EVERY_NIGHT = '40 3 * * *'

/** What the shop does by itself, with its timetable. */
export function shopJobs(needs: { config: Pick<Config, 'mode'>; database: Database }): Job[] {
  const { db } = needs.database.patient
  return [
    { name: 'expire-holds', cron: EVERY_MINUTE, run: (now) => expireHolds(db, now) },
    { name: 'release-ended-locks', cron: EVERY_MINUTE, run: (now) => releaseEndedLocks({ db }, now) },
    { name: 'remove-ended-sessions', cron: EVERY_HOUR, run: (now) => removeEndedSessions(db, now) },
    { name: 'remove-old-mail', cron: EVERY_HOUR, run: (now) => removeOldMail(db, now) },
    { name: 'remove-counted-calls', cron: EVERY_HOUR, run: (now) => removeOldAttempts(db, now) },
    { name: 'remove-lost-carts', cron: EVERY_HOUR, run: (now) => removeLostCarts(db, now) },
    { name: 'remove-old-card-requests', cron: EVERY_HOUR, run: (now) => removeOldCardRequests(db, now) },
    { name: 'bought-together', cron: EVERY_NIGHT, run: (now) => refreshBoughtTogether(db, now) },
    { name: 'work-of-the-day', cron: EVERY_HOUR, run: (now) => workOfTheDay(needs, now) },
  ]
}

/** What acts of the shop send to be done after them. */
export const shopErrands = (needs: { config: Config; database: Database }): readonly ErrandWork[] => [
  mailWork(needs),
  forgetCardWork(needs),
]
