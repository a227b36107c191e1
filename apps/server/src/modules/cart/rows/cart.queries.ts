import type { RequestSession } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { CART_STATUS, CARTS_IN_USE } from '@cambusa/domain/orders/cart-status'
import { sqlList } from '../../../platform/database/sql-list.ts'
import type { carts } from '../../../platform/schema/carts.ts'
import { findStatement, writeStatement, type RowOf } from '../../../platform/database/statement.ts'
import { termsOfCart, termsPairs } from '../../stores/stores.ts'
import { cartDestination } from './cart-destination.queries.ts'
import { editedOrder, isInUseAt } from './edited-order.queries.ts'
import type { CartRow, CartSnapshot } from './cart-snapshot.ts'
import { withOwnShare } from './own-share.ts'
import { INVOICE_PROPOSED } from '../invoice/proposed-invoice.ts'

const columns = `c.id, c.user_id "userId", c.company_id "companyId", c.status, c.version, c.store_id "storeId",
  c.warehouse_id "warehouseId", c.delivery_service_id "deliveryServiceId", c.address_id "addressId",
  c.pickup_store_id "pickupStoreId", c.timeslot_id "timeslotId",
  c.is_address_assigned "isAddressAssigned", c.is_timeslot_assigned "isTimeslotAssigned", c.infos, c.locked_until "lockedUntil", c.prepared,
  c.order_id "orderId", c.agreed`

/**
 * The cart in use of a visitor's token, and of a customer and the company that they act for: the one that edits a placed
 * order before the ordinary one, until the cut-off of that order. $editingAt null: the ordinary one.
 */
const ofVisitor = `c.visitor_hash = $visitorHash and c.user_id is null and c.status in (${sqlList(CARTS_IN_USE)})`
const ofCustomer = `c.user_id = $userId and c.company_id is not distinct from $companyId::bigint
  and c.status in (${sqlList(CARTS_IN_USE)}) and ${isInUseAt('$editingAt::timestamptz')}
  order by c.order_id nulls last limit 1`

/** Stock of $productIds in the warehouse of a cart, by id. */
const stockOf = (cart: string) => `(select coalesce(json_object_agg(s.product_id, s.quantity), '{}')
    from stock s where s.warehouse_id = ${cart}.warehouse_id and s.product_id = any($productIds::bigint[]))`

/** A cart with all that its response shows. */
const snapshotOf = (owner: string) => `
select ${columns}, st.name "storeName", w.name "warehouseName",
  w.price_list_id "priceListId",
  (select coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'quantity', i.quantity,
      'notes', i.notes, 'infos', i.infos, 'useWpId', i.use_wp_id, 'deliveryWarehouseId', i.delivery_warehouse_id,
      'version', i.version, 'stock', s.quantity) order by i.id), '[]')
    from cart_items i
    left join stock s on s.warehouse_id = c.warehouse_id and s.product_id = i.product_id
    where i.cart_id = c.id) lines,
  ${stockOf('c')} stock,
  ${cartDestination} address,
  (select json_build_object('id', t.id, 'date', t.date, 'beginTime', to_char(t.begin_time, 'HH24:MI'),
      'endTime', to_char(t.end_time, 'HH24:MI'), 'compartments', coalesce(h.compartments, 0),
      'cutoffMs', floor(extract(epoch from t.cutoff_at) * 1000),
      'holdExpiresMs', floor(extract(epoch from h.expires_at) * 1000))
    from timeslots t left join timeslot_holds h on h.cart_id = c.id and h.timeslot_id = t.id
    where t.id = c.timeslot_id) slot,
  (select json_build_object('id', d.id, ${termsPairs})
    from ${termsOfCart}) service,
  (select coalesce(json_agg(json_build_object('id', g.id, 'description', g.description, 'hint', g.hint,
      'leftCents', case when g.blocked_at is null then g.balance_cents else 0 end, 'validUntilMs', floor(extract(epoch from g.valid_until) * 1000))
      order by cg.added_at, g.id), '[]')
    from cart_gift_certificates cg join gift_certificates g on g.id = cg.gift_certificate_id
    where cg.cart_id = c.id) gifts,
  ${editedOrder} editing,
  (select json_build_object('weekday', u.weekday, 'beginTime', to_char(u.begin_time, 'HH24:MI'))
    from usual_timeslots u
    where u.user_id = c.user_id and u.company_id is not distinct from c.company_id) "usualTimeslot"
from carts c join stores st on st.id = c.store_id join warehouses w on w.id = c.warehouse_id
where ${owner}`

interface Visitor {
  visitorHash: Buffer
}
interface Customer {
  userId: number
  companyId: number | null
  editingAt: Date | null
}

const findVisitorSnapshot = findStatement<CartSnapshot, Visitor & { productIds: readonly number[] }>(
  'cart_snapshot_visitor',
  snapshotOf(ofVisitor),
)
const findCustomerSnapshot = findStatement<CartSnapshot, Customer & { productIds: readonly number[] }>(
  'cart_snapshot_customer',
  snapshotOf(ofCustomer),
)

/** A cart that waits for approval, with all that its response shows. */
export const findWaitingSnapshot = findStatement<
  CartSnapshot,
  { cartId: number; companyId: number; productIds: readonly number[] }
>(
  'cart_snapshot_waiting',
  snapshotOf(`c.id = $cartId and c.company_id = $companyId and c.status = ${CART_STATUS.awaitingApproval}`),
)

/** The owner of a cart: a visitor's token, or a customer and the company that they act for. */
export type CartOwner = Pick<RequestSession, 'userId' | 'companyId' | 'tokenHash'>

/**
 * The cart in use of a session with its lines, and the stock of further products. `editingAt` null: the ordinary cart,
 * never one that edits a placed order.
 */
export async function findSnapshot(
  db: Db,
  { userId, companyId, tokenHash }: CartOwner,
  editingAt: Date | null,
  productIds: readonly number[] = [],
): Promise<CartSnapshot | undefined> {
  if (userId < 0) return findVisitorSnapshot(db, { visitorHash: tokenHash, productIds })
  const cart = await findCustomerSnapshot(db, { userId, companyId, editingAt, productIds })
  return cart && withOwnShare(cart)
}

const cartOf = (owner: string, ending = '') => `select ${columns} from carts c where ${owner} ${ending}`
const findVisitorCart = findStatement<CartRow, Visitor>('cart_find_visitor', cartOf(ofVisitor))
const findCustomerCart = findStatement<CartRow, Customer>('cart_find_customer', cartOf(ofCustomer))
const lockVisitorCart = findStatement<CartRow, Visitor>('cart_lock_visitor', cartOf(ofVisitor, 'for update'))
const lockCustomerCart = findStatement<CartRow, Customer>(
  'cart_lock_customer',
  cartOf(ofCustomer, 'for update'),
)

/** The cart in use of a session, as in findSnapshot. */
export const findCartRow = (
  db: Db,
  { userId, companyId, tokenHash }: CartOwner,
  editingAt: Date | null,
): Promise<CartRow | undefined> =>
  userId < 0
    ? findVisitorCart(db, { visitorHash: tokenHash })
    : findCustomerCart(db, { userId, companyId, editingAt })

/** The same, its row locked until the transaction ends. */
export const lockCartRow = (
  tx: Db,
  { userId, companyId, tokenHash }: CartOwner,
  editingAt: Date | null,
): Promise<CartRow | undefined> =>
  userId < 0
    ? lockVisitorCart(tx, { visitorHash: tokenHash })
    : lockCustomerCart(tx, { userId, companyId, editingAt })

/** What a new cart needs to know of its shop. */
export type NewCartFacts = Pick<
  CartSnapshot,
  'id' | 'version' | 'storeName' | 'warehouseName' | 'priceListId' | 'stock'
>

/**
 * Creates the cart of a session; returns it with the stock of these products, so that it need not be read. If another
 * call has just created it nothing happens, and there is no row.
 */
export const insertCart = findStatement<
  NewCartFacts,
  RowOf<typeof carts, 'visitorHash' | 'userId' | 'companyId' | 'storeId' | 'warehouseId'> & {
    now: Date
    productIds: readonly number[]
  }
>(
  'cart_insert',
  `with made as (
     insert into carts (visitor_hash, user_id, company_id, store_id, warehouse_id, created_at, updated_at)
     values ($visitorHash, $userId, $companyId, $storeId, $warehouseId, $now, $now) on conflict do nothing
     returning id, version, store_id, warehouse_id)
   select c.id, c.version, st.name "storeName", w.name "warehouseName", w.price_list_id "priceListId",
     ${stockOf('c')} stock
   from made c join stores st on st.id = c.store_id join warehouses w on w.id = c.warehouse_id`,
)

/** Copies properties that a visitor set into the customer's cart if that has none of its own; proposed ones do not count. */
export const mergeCartInfos = writeStatement<{ cartId: number; infos: Record<string, string> }>(
  'cart_merge_infos',
  `update carts set infos = $infos::jsonb || case when $infos::jsonb ->> 'need_invoice' is null then infos
     when infos ->> '${INVOICE_PROPOSED}' is null then infos
     else infos - 'need_invoice' - '${INVOICE_PROPOSED}' end
   where id = $cartId`,
)

/** The company's own terms: its price list, and how many products its cart may hold. */
export const findCompanyTerms = findStatement<
  { priceListId: number | null; maxProducts: number | null },
  { companyId: number }
>(
  'cart_company_terms',
  'select price_list_id "priceListId", max_cart_products "maxProducts" from companies where id = $companyId',
)
