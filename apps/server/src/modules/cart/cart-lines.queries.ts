import type { Db } from '../../platform/database.ts'
import { statement } from '../../platform/statement.ts'

/** A line as it shall be: product and notes name it, the rest replaces what is there. */
export interface LinePut {
  productId: number
  notes: string
  quantity: number
  infos: Record<string, string>
  useWpId: boolean
  deliveryWarehouseId: number | null
}

export interface LineChanges {
  put: readonly LinePut[]
  /** Ids of lines that leave. */
  gone: readonly number[]
}

export interface WrittenLines {
  version: number
  put: { id: number; productId: number; notes: string }[]
}

/**
 * One statement: the cart's row is locked and its version raised only where it is still the one that was read and
 * may be changed (open, being edited, or with a lock that has ended); the lines follow from that.
 */
const writeLines = statement<
  WrittenLines,
  [
    cartId: number,
    version: number,
    now: Date,
    gone: readonly number[],
    productIds: number[],
    notes: string[],
    quantities: number[],
    infos: string[],
    useWpIds: boolean[],
    deliveryWarehouseIds: (number | null)[],
  ]
>(
  'cart_write_lines',
  `with cart as (
     update carts set version = version + 1, updated_at = $3, status = case status when 7 then 7 else 1 end,
       locked_until = null, prepared = null
     where id = $1 and version = $2 and (status in (1, 4, 7) or status = 2 and locked_until <= $3)
     returning id, version),
   gone as (delete from cart_items i using cart where i.cart_id = cart.id and i.id = any($4::bigint[])),
   put as (
     insert into cart_items as i (cart_id, product_id, notes, quantity, infos, use_wp_id, delivery_warehouse_id,
       version, created_at)
     select cart.id, p.product_id, p.notes, p.quantity, p.infos::jsonb, p.use_wp_id, p.delivery_warehouse_id,
       cart.version, $3
     from cart, unnest($5::bigint[], $6::text[], $7::numeric[], $8::text[], $9::boolean[], $10::bigint[])
       as p (product_id, notes, quantity, infos, use_wp_id, delivery_warehouse_id)
     on conflict (cart_id, product_id, notes) do update set quantity = excluded.quantity, infos = excluded.infos,
       use_wp_id = excluded.use_wp_id, delivery_warehouse_id = excluded.delivery_warehouse_id,
       version = excluded.version
     returning i.id, i.product_id, i.notes)
   select cart.version, coalesce((select json_agg(json_build_object('id', id, 'productId', product_id,
     'notes', notes)) from put), '[]') put
   from cart`,
)

/** Writes lines where the cart still has this version; undefined: it changed or is not to be changed. */
export async function updateLines(
  db: Db,
  cart: { id: number; version: number },
  { put, gone }: LineChanges,
  now: Date,
): Promise<WrittenLines | undefined> {
  const rows = await writeLines(
    db,
    cart.id,
    cart.version,
    now,
    gone,
    put.map((line) => line.productId),
    put.map((line) => line.notes),
    put.map((line) => line.quantity),
    put.map((line) => JSON.stringify(line.infos)),
    put.map((line) => line.useWpId),
    put.map((line) => line.deliveryWarehouseId),
  )
  return rows[0]
}

/** Writes one property of the cart, under the same condition. */
export const updateCartInfoRow = statement<
  { version: number; infos: Record<string, string> },
  [cartId: number, name: string, value: string, now: Date]
>(
  'cart_update_info',
  `update carts set infos = infos || jsonb_build_object($2::text, $3::text), version = version + 1,
     updated_at = $4, status = case status when 7 then 7 else 1 end, locked_until = null, prepared = null
   where id = $1 and (status in (1, 4, 7) or status = 2 and locked_until <= $4)
   returning version, infos`,
)

/** Removes a cart that was merged into another; its lines and its hold's row go with it. */
export const removeCart = statement<never, [cartId: number]>('cart_remove', 'delete from carts where id = $1')

/** Carts of visitors that nobody came back to. */
export const removeVisitorCartsUnusedSince = statement<never, [before: Date]>(
  'cart_remove_unused',
  'delete from carts where user_id is null and updated_at < $1',
)
