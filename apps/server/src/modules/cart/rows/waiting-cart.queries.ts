import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { MAX_QUANTITY } from '@cambusa/domain/constants'
import { findStatement, writeStatement } from '../../../platform/database/statement.ts'

const { open, locked, awaitingApproval } = CART_STATUS
const WAITS = `status = ${awaitingApproval}`

/** A prepared cart of a customer whose lock still holds, locked until the transaction ends. */
export const lockCartToSend = findStatement<
  { id: number; version: number; prepared: unknown; cutoffAt: Date | null; isHeld: boolean },
  { cartId: number; userId: number; companyId: number; now: Date }
>(
  'waiting_cart_lock_to_send',
  `select c.id, c.version, c.prepared, (select t.cutoff_at from timeslots t where t.id = c.timeslot_id) "cutoffAt",
     exists (select from timeslot_holds h where h.cart_id = c.id and h.timeslot_id = c.timeslot_id
       and h.expires_at > $now) "isHeld"
   from carts c where c.id = $cartId and c.user_id = $userId and c.company_id = $companyId and c.order_id is null
     and c.status = ${locked} and c.locked_until > $now and c.prepared is not null for update of c`,
)

/** The prepared cart waits for approval from now on; its lines, its prices and its place in the slot stay. */
export const updateCartWaiting = writeStatement<{ cartId: number; now: Date }>(
  'waiting_cart_begin',
  `update carts set status = ${awaitingApproval}, locked_until = null, version = version + 1, updated_at = $now
   where id = $cartId and status = ${locked}`,
)

/** A waiting cart, locked until the transaction ends; no row: it waits no more. */
export const lockWaitingCart = findStatement<
  { id: number; version: number; storeId: number; warehouseId: number },
  { cartId: number }
>(
  'waiting_cart_lock',
  `select id, version, store_id "storeId", warehouse_id "warehouseId" from carts where id = $cartId and ${WAITS} for update`,
)

/** Writes the order that a waiting cart becomes at the prices of now, if it is the one that was read. */
export const updateWaitingPrepared = findStatement<
  { version: number },
  { cartId: number; version: number; prepared: string; now: Date }
>(
  'waiting_cart_price',
  `update carts set prepared = $prepared::jsonb, version = version + 1, updated_at = $now
   where id = $cartId and version = $version and ${WAITS} returning version`,
)

/** Sets quantities of lines of a waiting cart, of which those with 0 go; raises its version. */
export const updateWaitingLines = writeStatement<{
  cartId: number
  itemIds: readonly number[]
  quantities: readonly number[]
  now: Date
}>(
  'waiting_cart_lines',
  `with wanted as (select * from unnest($itemIds::bigint[], $quantities::numeric[]) w(id, quantity)),
     gone as (delete from cart_items i using wanted w where i.id = w.id and i.cart_id = $cartId and w.quantity = 0),
     changed as (
       update cart_items i set quantity = w.quantity, version = i.version + 1 from wanted w
       where i.id = w.id and i.cart_id = $cartId and w.quantity > 0)
   update carts set version = version + 1, updated_at = $now where id = $cartId and ${WAITS}`,
)

/**
 * A waiting cart is the open cart of its customer again, with everything in it; the slot only if it is kept. The caller
 * has removed the open one.
 */
export const reopenWaitingCart = writeStatement<{ cartId: number; keepsSlot: boolean; now: Date }>(
  'waiting_cart_reopen',
  `update carts set status = ${open}, prepared = null, version = version + 1, updated_at = $now,
     timeslot_id = case when $keepsSlot::boolean then timeslot_id end,
     is_timeslot_assigned = is_timeslot_assigned and $keepsSlot::boolean
   where id = $cartId and ${WAITS}`,
)

/** Adds the lines and the infos of a waiting cart to the customer's open one; what both have is added up. */
export const addWaitingLines = writeStatement<{ fromId: number; toId: number; now: Date }>(
  'waiting_cart_give_back',
  `with target as (
     update carts t set version = t.version + 1, updated_at = $now, infos = f.infos || t.infos
     from carts f where t.id = $toId and f.id = $fromId returning t.id, t.version)
   insert into cart_items (cart_id, product_id, quantity, notes, infos, use_wp_id, delivery_warehouse_id, version)
   select target.id, i.product_id, i.quantity, i.notes, i.infos, i.use_wp_id, i.delivery_warehouse_id, target.version
   from target, cart_items i where i.cart_id = $fromId order by i.id
   on conflict (cart_id, product_id, notes) do update set version = excluded.version,
     quantity = least(${MAX_QUANTITY}, cart_items.quantity + excluded.quantity)`,
)

/** Whether a cart has neither lines nor gift codes. */
export const findIsEmpty = findStatement<{ isEmpty: boolean }, { cartId: number }>(
  'waiting_cart_is_empty',
  `select not exists (select from cart_items where cart_id = $cartId)
     and not exists (select from cart_gift_certificates where cart_id = $cartId) "isEmpty"`,
)
