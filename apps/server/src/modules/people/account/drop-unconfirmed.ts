import type { Db } from '../../../platform/database/database.ts'
import { removeOpenCarts } from '../../cart/cart.ts'
import { clearUnconfirmed } from './account-credentials.queries.ts'
import { removePersonalRows } from './personal-rows.queries.ts'

/**
 * Takes out of an account that was never confirmed all that was put into it: whoever did that need not be who owns its e-mail.
 * Delegates, addresses, invoicing data, a requested card, carts and phones go; the card and the consents, which are only added
 * to, stay. Carts first, as whoever changes one locks it before its customer.
 */
export async function dropUnconfirmed(tx: Db, userId: number): Promise<void> {
  await removeOpenCarts(tx, userId)
  await clearUnconfirmed(tx, { userId })
  await removePersonalRows(tx, { userId })
}
