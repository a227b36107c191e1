import { startupTexts } from '@cambusa/messages/it/operator/startup'
import {
  findCustomerTables,
  findDatabaseName,
  hasRows,
  isDemoShop,
  isTrialShop,
} from './demo-mark.queries.ts'
import { visitDatabase } from '../database/migrate.ts'
import { StartupError } from '../process/startup-error.ts'

/**
 * Throws StartupError when demo mode would open a real shop: one with customers or orders and without the mark of a
 * demo or trial shop. In demo mode everybody could read its mails at /dev/mail and pay with test cards. Only reads.
 */
export async function refuseRealShop(url: string): Promise<void> {
  await visitDatabase(url, async (client) => {
    if ((await isDemoShop(client)) || (await isTrialShop(client))) return
    const { users, companies, orders } = await findCustomerTables(client)
    const isReal =
      (users && (await hasRows.users(client)).found) ||
      (companies && (await hasRows.companies(client)).found) ||
      (orders && (await hasRows.orders(client)).found)
    if (isReal) throw new StartupError(startupTexts.demoModeOnShop(await findDatabaseName(client)))
  })
}
