import type { Config } from './config.ts'
import { workOfTheDay } from './daily-work.ts'
import { FORGOTTEN_WITH_ACCOUNT } from './forgotten-with-account.ts'
import { tendApprovals } from './modules/approvals/approvals.ts'
import { removeEndedSessions } from './modules/auth/auth.ts'
import { refreshBoughtTogether, type Catalogue } from './modules/catalogue/catalogue.ts'
import { removeLostCarts } from './modules/cart/cart.ts'
import { releaseEndedLocks } from './modules/checkout/checkout.ts'
import { listHolders, removeOldInvitations } from './modules/colleagues/colleagues.ts'
import { exportWork, resumeExports, tidyExports } from './modules/exports/exports.ts'
import { removeOldMessages } from './modules/forms/forms.ts'
import { remindDueDates } from './modules/due-dates/due-dates.ts'
import { forgetCardWork } from './modules/gateways/gateways.ts'
import { expireHolds } from './modules/holds/holds.ts'
import { prepareDrafts, removeOldLists } from './modules/lists/lists.ts'
import { mailWork, removeOldMail, sendWaitingMails } from './modules/mail/mail.ts'
import { myDataEntries } from './modules/my-data/my-data.ts'
import { removeOldShares } from './modules/order-shares/order-shares.ts'
import { removeOldNews, tellShopOfOrders } from './modules/orders/orders.ts'
import {
  authoriseStoredCards,
  captureOrderWork,
  endEditings,
  giveUpUnpaidOrders,
  reconcilePayments,
  remindToPay,
  removeOldEvents,
  refundWithdrawalWork,
  returnMoneyWork,
  type Gateways,
} from './modules/payments/payments.ts'
import { pushSending, removeOldPushes, tellNearSlots } from './modules/push/push.ts'
import { removeOldSso } from './modules/sso/sso.ts'
import type { Platform } from './platform/http/context.ts'
import { removeOldAttempts } from './platform/security/call-limits.ts'
import { removeOldKeys } from './platform/idempotency/once.ts'
import {
  deleteAskedAccounts,
  releaseUnconfirmedAccounts,
  removeOldCardRequests,
} from './modules/people/people.ts'
import type { Database } from './platform/database/database.ts'
import type { QueuedJobWork } from './platform/jobs/queued-jobs.ts'
import type { ScheduledJob } from './platform/jobs/start-jobs.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '2 * * * *'
const EVERY_NIGHT = '40 3 * * *'

interface QueuedJobNeeds {
  config: Config
  database: Database
  gateways: Gateways
}

type JobsNeeds = QueuedJobNeeds & Pick<Platform, 'log'> & { catalogue: Catalogue }

const exportNeeds = ({ config, database }: QueuedJobNeeds) => ({
  config,
  database,
  myDataEntries: myDataEntries({ shop: config.shop.name, colour: config.shop.colours.primary }),
})

/** The scheduled jobs of the shop. */
export function shopScheduledJobs(needs: JobsNeeds): ScheduledJob[] {
  const { config } = needs
  const { db } = needs.database.patient
  const payments = { ...needs, db }
  return [
    { name: 'expire-holds', cron: EVERY_MINUTE, run: (now) => expireHolds(db, now) },
    { name: 'release-ended-locks', cron: EVERY_MINUTE, run: (now) => releaseEndedLocks({ db }, now) },
    { name: 'tend-approvals', cron: EVERY_MINUTE, run: (now) => tendApprovals({ db, config }, now) },
    { name: 'remove-old-invitations', cron: EVERY_NIGHT, run: (now) => removeOldInvitations(db, now) },
    { name: 'remove-old-order-shares', cron: EVERY_NIGHT, run: (now) => removeOldShares(db, now) },
    { name: 'send-waiting-mails', cron: EVERY_MINUTE, run: () => sendWaitingMails(db) },
    { name: 'send-waiting-pushes', cron: EVERY_MINUTE, run: pushSending(needs).run },
    { name: 'tell-near-slots', cron: EVERY_MINUTE, run: (now) => tellNearSlots(db, now) },
    { name: 'remove-old-pushes', cron: EVERY_HOUR, run: (now) => removeOldPushes(db, now) },
    { name: 'tell-shop-of-orders', cron: EVERY_MINUTE, run: (now) => tellShopOfOrders({ db, config }, now) },
    { name: 'remove-old-order-news', cron: EVERY_HOUR, run: (now) => removeOldNews(db, now) },
    { name: 'remove-ended-sessions', cron: EVERY_HOUR, run: (now) => removeEndedSessions(db, now) },
    { name: 'remove-old-sign-ins', cron: EVERY_HOUR, run: (now) => removeOldSso(db, now) },
    { name: 'remove-old-mail', cron: EVERY_HOUR, run: (now) => removeOldMail(db, now) },
    { name: 'remove-counted-calls', cron: EVERY_HOUR, run: (now) => removeOldAttempts(db, now) },
    { name: 'remove-old-request-keys', cron: EVERY_HOUR, run: (now) => removeOldKeys(db, now) },
    { name: 'remove-lost-carts', cron: EVERY_HOUR, run: (now) => removeLostCarts(db, now) },
    { name: 'prepare-drafts', cron: EVERY_HOUR, run: (now) => prepareDrafts({ ...needs, db }, now) },
    { name: 'resume-exports', cron: EVERY_MINUTE, run: (now) => resumeExports(exportNeeds(needs), now) },
    { name: 'tidy-exports', cron: EVERY_HOUR, run: (now) => tidyExports({ db, config }, now) },
    { name: 'remove-old-lists', cron: EVERY_HOUR, run: (now) => removeOldLists(db, now) },
    { name: 'remove-old-messages', cron: EVERY_NIGHT, run: (now) => removeOldMessages(db, now) },
    { name: 'remove-old-card-requests', cron: EVERY_HOUR, run: (now) => removeOldCardRequests(db, now) },
    {
      name: 'release-unconfirmed-accounts',
      cron: EVERY_NIGHT,
      run: (now) => releaseUnconfirmedAccounts({ db, config }, now),
    },
    {
      name: 'delete-accounts',
      cron: EVERY_NIGHT,
      run: (now) => deleteAskedAccounts({ db, config, ...FORGOTTEN_WITH_ACCOUNT }, now),
    },
    { name: 'reconcile-payments', cron: EVERY_MINUTE, run: (now) => reconcilePayments(payments, now) },
    { name: 'give-up-unpaid-orders', cron: EVERY_MINUTE, run: (now) => giveUpUnpaidOrders(payments, now) },
    { name: 'end-editings', cron: EVERY_MINUTE, run: (now) => endEditings(payments, now) },
    { name: 'authorise-stored-cards', cron: EVERY_MINUTE, run: (now) => authoriseStoredCards(payments, now) },
    {
      name: 'remind-due-dates',
      cron: EVERY_HOUR,
      run: (now) => remindDueDates({ db, config, listHolders }, now),
    },
    { name: 'remind-to-pay', cron: EVERY_MINUTE, run: (now) => remindToPay({ db, config }, now) },
    { name: 'remove-old-payment-news', cron: EVERY_HOUR, run: (now) => removeOldEvents(db, now) },
    { name: 'bought-together', cron: EVERY_NIGHT, run: (now) => refreshBoughtTogether(db, now) },
    { name: 'work-of-the-day', cron: EVERY_HOUR, run: (now) => workOfTheDay(needs, now) },
  ]
}

/** The jobs that acts of the shop enqueue. */
export const shopQueuedJobs = (needs: QueuedJobNeeds): readonly QueuedJobWork[] => [
  mailWork(needs),
  pushSending(needs).work,
  returnMoneyWork({ ...needs, db: needs.database.patient.db }),
  refundWithdrawalWork({ ...needs, db: needs.database.patient.db }),
  captureOrderWork({ ...needs, db: needs.database.patient.db }),
  forgetCardWork(needs),
  exportWork(exportNeeds(needs)),
]
