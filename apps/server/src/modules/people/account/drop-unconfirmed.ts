import type { Db } from '../../../platform/database/database.ts'
import { removeOpenCarts } from '../../cart/cart.ts'
import { clearUnconfirmed } from './account-credentials.queries.ts'
import { removePersonalRows } from './personal-rows.queries.ts'

/**
 * Removes everything that was put into an account that was never confirmed, because the owner of its e-mail may be
 * somebody else. Delegates, addresses, invoicing data, a card request, carts and phones are deleted; the card and the
 * consents, which are append-only, stay. Carts first, because other transactions lock a cart before its customer.
 */
export async function dropUnconfirmed(tx: Db, userId: number): Promise<void> {
  await removeOpenCarts(tx, userId)
  await clearUnconfirmed(tx, { userId })
  await removePersonalRows(tx, { userId })
}
