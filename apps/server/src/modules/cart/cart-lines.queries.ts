import type { Db } from '../../platform/database.ts'
import { CART_STATUS, CARTS_TO_CHANGE } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/sql-list.ts'
import { statement } from '../../platform/positional-statement.ts'

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

const { open, locked, editing } = CART_STATUS
/** A placed order under change stays so; every other lock is taken off by a change. */
const STATUS_AFTER_CHANGE = `case status when ${editing} then ${editing} else ${open} end`
const mayChange = (now: string) =>
  `(status in (${sqlList(CARTS_TO_CHANGE)}) or status = ${locked} and locked_until <= ${now})`

/**
 * The cart's row is locked and its version raised only where it is still the one that was read and may be changed
 * (open, being edited, or with a lock that has ended); the lines follow from that, in the same statement.
 */
const changedCart = `cart as (
     update carts set version = version + 1, updated_at = $3, status = ${STATUS_AFTER_CHANGE},
       locked_until = null, prepared = null
     where id = $1 and version = $2 and ${mayChange('$3')}
     returning id, version)`

const putLines = (lines: string) => `put as (
     insert into cart_items as i (cart_id, product_id, notes, quantity, infos, use_wp_id, delivery_warehouse_id,
       version, created_at)
     select cart.id, ${lines}
     on conflict (cart_id, product_id, notes) do update set quantity = excluded.quantity, infos = excluded.infos,
       use_wp_id = excluded.use_wp_id, delivery_warehouse_id = excluded.delivery_warehouse_id,
       version = excluded.version
     returning i.id, i.product_id, i.notes)`

interface WrittenRow {
  version: number
  id: number | null
  productId: number
  notes: string
}
const written =
  'select cart.version, put.id, put.product_id "productId", put.notes from cart left join put on true'

type CartValues = [cartId: number, version: number, now: Date]

/** One line: what nearly every tap is, at half the cost of the lists. */
const writeLine = statement<
  WrittenRow,
  [
    ...CartValues,
    productId: number,
    notes: string,
    quantity: number,
    infos: string,
    useWpId: boolean,
    deliveryWarehouseId: number | null,
  ]
>(
  'cart_write_line',
  `with ${changedCart},
   ${putLines('$4::bigint, $5::text, $6::numeric, $7::jsonb, $8::boolean, $9::bigint, cart.version, $3 from cart')}
   ${written}`,
)

const writeLines = statement<
  WrittenRow,
  [
    ...CartValues,
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
  `with ${changedCart},
   gone as (delete from cart_items i using cart where i.cart_id = cart.id and i.id = any($4::bigint[])),
   ${putLines(`p.product_id, p.notes, p.quantity, p.infos::jsonb, p.use_wp_id, p.delivery_warehouse_id,
       cart.version, $3
     from cart, unnest($5::bigint[], $6::text[], $7::numeric[], $8::text[], $9::boolean[], $10::bigint[])
       as p (product_id, notes, quantity, infos, use_wp_id, delivery_warehouse_id)`)}
   ${written}`,
)

/** Writes lines where the cart still has this version; undefined: it changed or is not to be changed. */
export async function updateLines(
  db: Db,
  cart: { id: number; version: number },
  { put, gone }: LineChanges,
  now: Date,
): Promise<WrittenLines | undefined> {
  const infos = put.map((line) => JSON.stringify(line.infos))
  const [line] = put
  const isOne = line !== undefined && put.length === 1 && gone.length === 0
  const rows = isOne
    ? await writeLine(
        db,
        cart.id,
        cart.version,
        now,
        line.productId,
        line.notes,
        line.quantity,
        infos[0] ?? '{}',
        line.useWpId,
        line.deliveryWarehouseId,
      )
    : await writeLines(
        db,
        cart.id,
        cart.version,
        now,
        gone,
        put.map(({ productId }) => productId),
        put.map(({ notes }) => notes),
        put.map(({ quantity }) => quantity),
        infos,
        put.map(({ useWpId }) => useWpId),
        put.map(({ deliveryWarehouseId }) => deliveryWarehouseId),
      )
  const [first] = rows
  if (first === undefined) return undefined
  return {
    version: first.version,
    put: rows.flatMap(({ id, productId, notes }) => (id === null ? [] : [{ id, productId, notes }])),
  }
}

/** Writes one property of the cart, under the same condition. */
export const updateCartInfoRow = statement<
  { version: number; infos: Record<string, string> },
  [cartId: number, name: string, value: string, now: Date]
>(
  'cart_update_info',
  `update carts set infos = infos || jsonb_build_object($2::text, $3::text), version = version + 1,
     updated_at = $4, status = ${STATUS_AFTER_CHANGE}, locked_until = null, prepared = null
   where id = $1 and ${mayChange('$4')}
   returning version, infos`,
)

/** Removes a cart that was merged into another; its lines and its hold's row go with it. */
export const removeCart = statement<never, [cartId: number]>('cart_remove', 'delete from carts where id = $1')

/** Carts of visitors that nobody came back to. */
export const removeVisitorCartsUnusedSince = statement<never, [before: Date]>(
  'cart_remove_unused',
  'delete from carts where user_id is null and updated_at < $1',
)
