import { PROFILE_LEVEL } from '@cambusa/domain/people/profile'
import { CUSTOMER_TYPES } from '@cambusa/domain/people/roles'
import type { Platform } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/database.ts'
import { findCardForUpdate } from './store-cards.queries.ts'
import { removePersonalRows } from '../account/personal-rows.queries.ts'
import { listUnconfirmed, lockUnconfirmed, releaseAccount } from './unconfirmed.queries.ts'

const DAY_MS = 86_400_000

/**
 * The nightly job: releases e-mail and card of accounts that were not confirmed within `unconfirmedDays` for a new
 * registration (decision 111). The account stays as a closed one without a name, because its consents are append-only.
 * Returns how many were released.
 */
export async function releaseUnconfirmedAccounts(
  { db, config }: Pick<Platform, 'db'> & { config: Pick<Platform['config'], 'unconfirmedDays'> },
  now: Date,
): Promise<number> {
  const unconfirmed = {
    level: PROFILE_LEVEL.registered,
    customerTypes: CUSTOMER_TYPES,
    before: new Date(now.getTime() - config.unconfirmedDays * DAY_MS),
    now,
  }
  let released = 0
  for (const { id: userId, storeCard } of await listUnconfirmed(db, unconfirmed)) {
    released += await inTransaction(db, async (tx) => {
      // The card first, because a registration locks it first.
      if (storeCard !== null) await findCardForUpdate(tx, { code: storeCard })
      await lockUnconfirmed(tx, { userId })
      const rows = await releaseAccount(tx, { ...unconfirmed, userId, storeCard })
      if (rows > 0) await removePersonalRows(tx, { userId })
      return rows
    })
  }
  return released
}
