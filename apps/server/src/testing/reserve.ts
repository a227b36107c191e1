import { inTransaction, type Db } from '../platform/database/database.ts'
import { findStatement } from '../platform/database/statement.ts'
import { reserveTimeslot, tryReserveTimeslot } from '../modules/cart/cart.ts'

type SlotOwner = Parameters<typeof reserveTimeslot>[1]
type WantedSlot = Parameters<typeof reserveTimeslot>[2]

const cartOf = (ending: string) =>
  `select id, version, status, delivery_service_id as "deliveryServiceId" from carts where id = $cartId ${ending}`
const findOwner = findStatement<SlotOwner, { cartId: number }>('test_slot_owner', cartOf(''))
const lockOwner = findStatement<SlotOwner, { cartId: number }>('test_slot_owner_lock', cartOf('for update'))

async function known(cart: Promise<SlotOwner | undefined>): Promise<SlotOwner> {
  const found = await cart
  if (found === undefined) throw new Error('there is no such cart')
  return found
}

/** Reserves a slot for a cart as prepare does: the cart is locked first. `given` changes what is known of the cart. */
export const reserveLocked = (
  db: Db,
  cartId: number,
  wanted: WantedSlot,
  now: Date,
  given: Partial<SlotOwner> = {},
) =>
  inTransaction(db, async (tx) => {
    const cart = await known(lockOwner(tx, { cartId }))
    await reserveTimeslot(tx, { ...cart, ...given }, wanted, now)
  })

/** Reserves a slot for a cart as a shopper's call does: again where the cart changed meanwhile. */
export async function reserveFreely(db: Db, cartId: number, wanted: WantedSlot, now: Date): Promise<void> {
  while (!(await tryReserveTimeslot(db, await known(findOwner(db, { cartId })), wanted, now)));
}
