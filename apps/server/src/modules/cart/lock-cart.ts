import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { insertCart, lockCartRow, type CartOwner } from './rows/cart.queries.ts'
import type { CartRow } from './rows/cart-snapshot.ts'
import { releaseEndedLock } from './rows/cart-locks.queries.ts'
import { ensureCart, statusToChange } from './cart.service.ts'

/** A cart can be bought between creating and locking it; then another one is created. */
const TRIES = 3

/**
 * The session's cart, locked against any other change until the transaction ends; undefined: there is none. An expired
 * lock of prepare is removed. `editingAt` null: the ordinary cart, also while a placed order is edited. Throws
 * cart.locked (409) while it holds.
 */
export async function lockCart(
  tx: Db,
  session: RequestSession,
  now: Date,
  editingAt: Date | null = now,
): Promise<CartRow | undefined> {
  const cart = await lockCartRow(tx, session, editingAt)
  const status = cart && statusToChange(cart, now)
  if (cart === undefined || status === undefined || status === cart.status) return cart
  await releaseEndedLock(tx, { cartId: cart.id, now })
  return {
    ...cart,
    status,
    version: cart.version + 1,
    lockedUntil: null,
    prepared: null,
  }
}

/**
 * Runs `act` in a transaction whose first lock is the session's cart. If there is none it is created before: the slot
 * that is proposed with it is locked in a separate transaction, never before another cart. Throws cart.locked,
 * cart.bought, cart.visitorMerged (409).
 */
export async function inLockedCart<Answer>(
  db: Db,
  session: RequestSession,
  now: Date,
  act: (tx: Db, cart: CartRow) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await ensureCart(db, session, now)
    const done = await inTransaction(db, async (tx) => {
      const cart = await lockCart(tx, session, now)
      return cart && { answer: await act(tx, cart) }
    })
    if (done) return done.answer
  }
  throw refuse('cart.bought')
}

/** A customer whose cart gets lines or codes in the transaction that cancels an order, and the store for a new cart. */
export interface CartToFill extends Omit<CartOwner, 'userId' | 'tokenHash'> {
  userId: number
  storeId: number
  warehouseId: number
}

/** No token is needed to find a customer's cart. */
export const ownerOf = ({ userId, companyId }: Pick<CartToFill, 'userId' | 'companyId'>): CartOwner => ({
  userId,
  companyId,
  tokenHash: Buffer.alloc(0),
})

/**
 * Locks the ordinary cart of a customer, beside which he may be editing a placed order; created if there is none, so that no other transaction holds the cart while it
 * waits for the caller's stock or slots. A new cart gets no proposals: that would lock a slot.
 */
export async function lockCartToFill(tx: Db, buyer: CartToFill, now: Date): Promise<CartRow> {
  const { userId, companyId, storeId, warehouseId } = buyer
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await insertCart(tx, { visitorHash: null, userId, companyId, storeId, warehouseId, productIds: [], now })
    const cart = await lockCartRow(tx, ownerOf(buyer), null)
    if (cart) return cart
  }
  throw new Error(`the cart of customer ${userId} is bought again and again`)
}
