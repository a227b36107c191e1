import type { Db } from '../../../platform/database/database.ts'
import { CART_STATUS, CARTS_IN_USE, CARTS_TO_CHANGE } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { RequestKey } from '../../../platform/idempotency/request-key.ts'
import { keptRequestOf } from '../../../platform/idempotency/request-keys.queries.ts'
import type { cartItems, carts } from '../../../platform/schema/carts.ts'
import { UNLOCKED_STATUS } from './cart-locks.queries.ts'
import {
  findStatement,
  listStatement,
  writeStatement,
  type RowOf,
} from '../../../platform/database/statement.ts'

/** A line to write: product and notes identify it, the rest replaces the existing values. */
export type LinePut = RowOf<
  typeof cartItems,
  'productId' | 'notes' | 'quantity' | 'infos' | 'useWpId' | 'deliveryWarehouseId'
>

export interface LineChanges {
  put: readonly LinePut[]
  /** Ids of removed lines. */
  gone: readonly number[]
}

export interface WrittenLines {
  version: number
  put: RowOf<typeof cartItems, 'id' | 'productId' | 'notes'>[]
}

const { locked } = CART_STATUS
/** Set clause of every change of the cart's row. */
export const CHANGED = `version = version + 1, updated_at = $now, status = ${UNLOCKED_STATUS}, locked_until = null,
     prepared = null`
/** Condition: the cart may be changed. */
export const MAY_CHANGE = `(status in (${sqlList(CARTS_TO_CHANGE)}) or status = ${locked} and locked_until <= $now)`

/**
 * Locks the cart's row and raises its version only if it is still the one that was read and may be changed (open, being
 * edited, or with an expired lock); the same statement then writes the lines.
 */
const changedCart = `cart as (
     update carts set ${CHANGED}
     where id = $cartId and version = $version and ${MAY_CHANGE}
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

interface CartValues extends KeptCall {
  cartId: number
  version: number
  now: Date
}

/** The request key to store with the change; null: none. */
interface KeptCall {
  keyOwner: Buffer | null
  key: Buffer | null
  keyCall: Buffer | null
  keyResult: string | null
}

/** The key of the call, and its result. */
export interface KeptLines {
  requestKey: RequestKey
  result: unknown
}

const NOTHING_KEPT: KeptCall = { keyOwner: null, key: null, keyCall: null, keyResult: null }

const keptCall = (kept: KeptLines | undefined): KeptCall => {
  if (kept === undefined) return NOTHING_KEPT
  const { owner, key, call } = kept.requestKey
  return { keyOwner: owner, key, keyCall: call, keyResult: JSON.stringify(kept.result) }
}

const kept = `kept as (${keptRequestOf('cart')})`

/** One line, which nearly every tap changes: costs half of the statement for lists. */
const updateOneLine = listStatement<WrittenRow, CartValues & Omit<LinePut, 'infos'> & { infos: string }>(
  'cart_write_line',
  `with ${changedCart},
   ${kept},
   ${putLines(`$productId::bigint, $notes::text, $quantity::numeric, $infos::jsonb, $useWpId::boolean,
       $deliveryWarehouseId::bigint, cart.version, $now from cart`)}
   ${written}`,
)

const updateManyLines = listStatement<
  WrittenRow,
  CartValues & {
    gone: readonly number[]
    productIds: number[]
    notes: string[]
    quantities: number[]
    infos: string[]
    useWpIds: boolean[]
    deliveryWarehouseIds: (number | null)[]
  }
>(
  'cart_write_lines',
  `with ${changedCart},
   ${kept},
   gone as (delete from cart_items i using cart where i.cart_id = cart.id and i.id = any($gone::bigint[])),
   ${putLines(`p.product_id, p.notes, p.quantity, p.infos::jsonb, p.use_wp_id, p.delivery_warehouse_id,
       cart.version, $now
     from cart, unnest($productIds::bigint[], $notes::text[], $quantities::numeric[], $infos::text[],
       $useWpIds::boolean[], $deliveryWarehouseIds::bigint[])
       as p (product_id, notes, quantity, infos, use_wp_id, delivery_warehouse_id)`)}
   ${written}`,
)

/**
 * Writes lines if the cart still has this version, and with them the request key; undefined: the cart changed or may
 * not be changed.
 */
export async function updateLines(
  db: Db,
  cart: { id: number; version: number },
  { put, gone }: LineChanges,
  now: Date,
  keeps?: KeptLines,
): Promise<WrittenLines | undefined> {
  const infos = put.map((line) => JSON.stringify(line.infos))
  const [line] = put
  const isOne = line !== undefined && put.length === 1 && gone.length === 0
  const rows = isOne
    ? await updateOneLine(db, {
        ...keptCall(keeps),
        cartId: cart.id,
        version: cart.version,
        now,
        productId: line.productId,
        notes: line.notes,
        quantity: line.quantity,
        infos: infos[0] ?? '{}',
        useWpId: line.useWpId,
        deliveryWarehouseId: line.deliveryWarehouseId,
      })
    : await updateManyLines(db, {
        ...keptCall(keeps),
        cartId: cart.id,
        version: cart.version,
        now,
        gone,
        productIds: put.map(({ productId }) => productId),
        notes: put.map(({ notes }) => notes),
        quantities: put.map(({ quantity }) => quantity),
        infos,
        useWpIds: put.map(({ useWpId }) => useWpId),
        deliveryWarehouseIds: put.map(({ deliveryWarehouseId }) => deliveryWarehouseId),
      })
  const [first] = rows
  if (first === undefined) return undefined
  return {
    version: first.version,
    put: rows.flatMap(({ id, productId, notes }) => (id === null ? [] : [{ id, productId, notes }])),
  }
}

/** Writes one property of the cart, under the same condition; it is no longer marked as proposed. */
export const updateCartInfoRow = findStatement<
  RowOf<typeof carts, 'version' | 'infos'>,
  { cartId: number; name: string; value: string; now: Date }
>(
  'cart_update_info',
  `update carts set infos = infos - ($name::text || '_proposed') || jsonb_build_object($name::text, $value::text),
     ${CHANGED}
   where id = $cartId and ${MAY_CHANGE}
   returning version, infos`,
)

/** Removes a cart that was merged into another; its lines and its reservation are deleted with it. */
export const removeCart = writeStatement<{ cartId: number }>(
  'cart_remove',
  'delete from carts where id = $cartId',
)

/** Carts in use of a customer, for every company, locked until the transaction ends. */
export const lockCartsInUse = listStatement<{ id: number }, { userId: number }>(
  'cart_lock_in_use',
  `select id from carts where user_id = $userId and status in (${sqlList(CARTS_IN_USE)}) order by id for update`,
)

export const removeCartsInUse = writeStatement<{ userId: number }>(
  'cart_remove_in_use',
  `delete from carts where user_id = $userId and status in (${sqlList(CARTS_IN_USE)})`,
)

export const removeVisitorCartsUnusedSince = writeStatement<{ before: Date }>(
  'cart_remove_unused',
  'delete from carts where user_id is null and updated_at < $before',
)
