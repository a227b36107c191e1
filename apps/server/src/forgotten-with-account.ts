import { forgetApprovals } from './modules/approvals/approvals.ts'
import { endColleague } from './modules/colleagues/colleagues.ts'
import { forgetExports } from './modules/exports/exports.ts'
import { forgetShares } from './modules/order-shares/order-shares.ts'
import { forgetPushes } from './modules/push/push.ts'
import { forgetProvidedPerson } from './modules/sso/sso.ts'
import type { Db } from './platform/database/database.ts'

/** What modules that build on the customers forget with an account. */
export const FORGOTTEN_WITH_ACCOUNT = {
  forgetProvided: forgetProvidedPerson,
  forgetColleague: async (tx: Db, customer: { userId: number }, now: Date): Promise<void> => {
    await forgetApprovals(tx, customer, now)
    await endColleague(tx, customer)
    await forgetExports(tx, customer)
    await forgetShares(tx, customer)
    await forgetPushes(tx, customer)
  },
}
