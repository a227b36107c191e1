import type { RequestSession } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { CART_STATUS, CARTS_IN_USE, PREPARED_CARTS } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../platform/sql-list.ts'
import { statement } from '../../platform/statement.ts'
import { cartPlace, type CartPlace } from './cart-place.queries.ts'

/** A cart without its lines. */
export interface CartRow {
  id: number
  userId: number | null
  companyId: number | null
  status: number
  version: number
  storeId: number
  warehouseId: number
  deliveryServiceId: number | null
  addressId: number | null
  pickupStoreId: number | null
  timeslotId: number | null
  infos: Record<string, string>
  lockedUntil: Date | null
  prepared: unknown
}

/** A line as the database keeps it, with what its warehouse has of the product; stock null: not tracked. */
export interface CartLine {
  id: number
  productId: number
  quantity: number
  notes: string
  infos: Record<string, string>
  useWpId: boolean
  deliveryWarehouseId: number | null
  /** The cart's version at the line's last change. */
  version: number
  stock: number | null
}

export interface CartSlotRow {
  id: number
  date: string
  beginTime: string
  endTime: string
  /** Milliseconds since 1970 until which the place is kept; null: no place is kept. */
  holdExpiresMs: number | null
}

export interface CartServiceRow {
  id: number
  feeCents: number
  freeFromCents: number | null
  minimumCents: number
  vatRate: number
}

/** A cart with all that its answer shows, as of one moment. */
export interface CartSnapshot extends CartRow {
  storeName: string
  warehouseName: string
  /** Shelf prices of the cart's warehouse. */
  priceListId: number
  lines: CartLine[]
  /** Stock of the products asked for, by id; a product without an entry is not tracked. */
  stock: Record<string, number>
  address: CartPlace | null
  slot: CartSlotRow | null
  service: CartServiceRow | null
}

const columns = `c.id, c.user_id "userId", c.company_id "companyId", c.status, c.version, c.store_id "storeId",
  c.warehouse_id "warehouseId", c.delivery_service_id "deliveryServiceId", c.address_id "addressId",
  c.pickup_store_id "pickupStoreId", c.timeslot_id "timeslotId", c.infos, c.locked_until "lockedUntil", c.prepared`

/** The cart in use. $1 is the visitor's token hash or the customer, $2 the company that he acts for. */
const ofVisitor = `c.visitor_hash = $1 and $2::bigint is null and c.user_id is null
  and c.status in (${sqlList(CARTS_IN_USE)})`
const ofCustomer = `c.user_id = $1 and c.company_id is not distinct from $2::bigint
  and c.status in (${sqlList(CARTS_IN_USE)})`

/** A cart as its answer shows it. */
const snapshotOf = (owner: string) => `
select ${columns}, st.name "storeName", w.name "warehouseName",
  w.price_list_id "priceListId",
  (select coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'quantity', i.quantity,
      'notes', i.notes, 'infos', i.infos, 'useWpId', i.use_wp_id, 'deliveryWarehouseId', i.delivery_warehouse_id,
      'version', i.version, 'stock', s.quantity) order by i.id), '[]')
    from cart_items i
    left join stock s on s.warehouse_id = c.warehouse_id and s.product_id = i.product_id
    where i.cart_id = c.id) lines,
  (select coalesce(json_object_agg(s.product_id, s.quantity), '{}')
    from stock s where s.warehouse_id = c.warehouse_id and s.product_id = any($3::bigint[])) stock,
  ${cartPlace} address,
  (select json_build_object('id', t.id, 'date', t.date, 'beginTime', to_char(t.begin_time, 'HH24:MI'),
      'endTime', to_char(t.end_time, 'HH24:MI'),
      'holdExpiresMs', (select floor(extract(epoch from h.expires_at) * 1000) from timeslot_holds h
        where h.cart_id = c.id and h.timeslot_id = t.id))
    from timeslots t where t.id = c.timeslot_id) slot,
  (select json_build_object('id', d.id, 'feeCents', d.fee_cents, 'freeFromCents', d.free_from_cents,
      'minimumCents', d.minimum_cents, 'vatRate', d.vat_rate)
    from delivery_services d where d.id = c.delivery_service_id) service
from carts c join stores st on st.id = c.store_id join warehouses w on w.id = c.warehouse_id
where ${owner}`

type OwnerValues = readonly [owner: Buffer | number, companyId: number | null]
const ownerOf = ({ userId, tokenHash, companyId }: RequestSession): OwnerValues =>
  userId < 0 ? [tokenHash, null] : [userId, companyId]

type SnapshotValues = [...OwnerValues, productIds: readonly number[]]
const visitorSnapshot = statement<CartSnapshot, SnapshotValues>(
  'cart_snapshot_visitor',
  snapshotOf(ofVisitor),
)
const customerSnapshot = statement<CartSnapshot, SnapshotValues>(
  'cart_snapshot_customer',
  snapshotOf(ofCustomer),
)

/** The cart in use of a session with its lines, and the stock of the products asked for besides. */
export async function findSnapshot(
  db: Db,
  session: RequestSession,
  productIds: readonly number[] = [],
): Promise<CartSnapshot | undefined> {
  const find = session.userId < 0 ? visitorSnapshot : customerSnapshot
  return (await find(db, ...ownerOf(session), productIds))[0]
}

const findOf = (owner: string, ending = '') => `select ${columns} from carts c where ${owner} ${ending}`
const visitorCart = statement<CartRow, [...OwnerValues]>('cart_find_visitor', findOf(ofVisitor))
const customerCart = statement<CartRow, [...OwnerValues]>('cart_find_customer', findOf(ofCustomer))
const visitorCartLocked = statement<CartRow, [...OwnerValues]>(
  'cart_lock_visitor',
  findOf(ofVisitor, 'for update'),
)
const customerCartLocked = statement<CartRow, [...OwnerValues]>(
  'cart_lock_customer',
  findOf(ofCustomer, 'for update'),
)

export async function findCartRow(db: Db, session: RequestSession): Promise<CartRow | undefined> {
  const find = session.userId < 0 ? visitorCart : customerCart
  return (await find(db, ...ownerOf(session)))[0]
}

/** The cart, its row locked until the transaction ends. */
export async function findCartForUpdate(tx: Db, session: RequestSession): Promise<CartRow | undefined> {
  const find = session.userId < 0 ? visitorCartLocked : customerCartLocked
  return (await find(tx, ...ownerOf(session)))[0]
}

/** Makes the cart of a session; where another call has just made it nothing happens. */
export const insertCart = statement<
  never,
  [
    visitorHash: Buffer | null,
    userId: number | null,
    companyId: number | null,
    storeId: number,
    warehouseId: number,
    now: Date,
  ]
>(
  'cart_insert',
  `insert into carts (visitor_hash, user_id, company_id, store_id, warehouse_id, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
)

/** An ended lock is taken off; the order that was prepared is forgotten. */
export const releaseEndedLock = statement<never, [cartId: number, now: Date]>(
  'cart_release_ended_lock',
  `update carts set status = ${CART_STATUS.open}, locked_until = null, prepared = null, version = version + 1, updated_at = $2
   where id = $1 and (status = ${CART_STATUS.expired} or status = ${CART_STATUS.locked} and locked_until <= $2)`,
)

/** Takes a lock off that still holds; the prepared order has to be confirmed again. */
export const releaseLock = statement<never, [cartId: number, now: Date]>(
  'cart_release_lock',
  `update carts set status = ${CART_STATUS.open}, locked_until = null, prepared = null, version = version + 1, updated_at = $2
   where id = $1 and status in (${sqlList(PREPARED_CARTS)})`,
)

/** Properties that a visitor set come along where the customer's cart has none of its own. */
export const mergeCartInfos = statement<never, [cartId: number, infos: Record<string, string>]>(
  'cart_merge_infos',
  'update carts set infos = $2::jsonb || infos where id = $1',
)

export const findPlaceNames = statement<
  { storeName: string; warehouseName: string },
  [storeId: number, warehouseId: number]
>(
  'cart_place_names',
  `select coalesce((select name from stores where id = $1), '') "storeName",
     coalesce((select name from warehouses where id = $2), '') "warehouseName"`,
)
