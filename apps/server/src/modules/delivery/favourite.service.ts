import type { Platform, RequestSession } from '../../platform/http/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Sessions } from '../auth/auth.ts'
import { findShop } from '../stores/stores.ts'
import { findOwnAddress, updateFavouriteAddress, updateFavouriteStore } from '../people/people.ts'

/**
 * Makes an own address the customer's favourite, or a shop; the other favourite stays. Returns the session with both;
 * the database notifies other processes of the change. Throws address.unknown, store.unknown naming address_id.
 */
export async function setFavourite(
  { db, sessions }: Pick<Platform, 'db'> & { sessions: Pick<Sessions, 'reload'> },
  session: RequestSession,
  { isAddress, id }: { isAddress: boolean; id: number },
  now: Date,
): Promise<RequestSession> {
  const { userId, companyId } = session
  await inTransaction(db, async (tx) => {
    if (isAddress) {
      if ((await findOwnAddress(tx, { userId, companyId, addressId: id })) === undefined)
        throw refuse('address.unknown', undefined, { field: 'address_id' })
      await updateFavouriteAddress(tx, { userId, addressId: id })
      return
    }
    if ((await findShop(tx, { storeId: id })) === undefined)
      throw refuse('store.unknown', undefined, { field: 'address_id', httpStatus: 200 })
    await updateFavouriteStore(tx, { userId, storeId: id })
  })
  return sessions.reload(session, now)
}
