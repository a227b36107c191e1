import type { QueryOf, DataOf } from '@cambusa/contract/endpoint'
import type { DeliveryPoint, listOrdersOfPoints, Suborder } from '@cambusa/contract/orders/delivery-points'
import type { Order } from '@cambusa/contract/orders/orders'
import { FIRST_PAGE, ORDER_PAGE_SIZE } from '@cambusa/domain/constants'
import { addressTypeIdOf, isServiceId, SERVICES } from '@cambusa/domain/delivery/delivery-service'
import { toEuros } from '@cambusa/domain/money/money'
import type { Db } from '../../platform/database/database.ts'
import type { RequestSession } from '../../platform/http/context.ts'
import { pageInfo } from '../../platform/http/page-info.ts'
import { wireAddress } from '../places/places.ts'
import { dayStart } from './day-start.ts'
import {
  listDeliveryPoints,
  listOrderIdsOfPoint,
  type PointFilters,
  type PointRow,
} from './delivery-points.queries.ts'
import { listOrdersOfPage } from './orders.queries.ts'
import { wireOrder } from './wire-order.ts'

type Query = NonNullable<QueryOf<typeof listOrdersOfPoints>>

/** The services that deliver to addresses of a type (addressTypeId). */
const servicesOf = (addressTypeId: number): number[] =>
  Object.values(SERVICES).filter((serviceId) => addressTypeIdOf(serviceId) === addressTypeId)

const typeOf = (serviceId: number): number =>
  addressTypeIdOf(isServiceId(serviceId) ? serviceId : SERVICES.home)

function filtersOf(session: RequestSession, query: Query): PointFilters {
  const { order_from_date_filter: from, order_to_date_filter: to } = query
  return {
    userId: session.userId,
    companyId: session.companyId,
    showPending: query.show_pending ?? true,
    orderId: query.order_id_filter ?? null,
    suborderId: query.suborder_id_filter ?? null,
    warehouseId: query.suborder_warehouseid_filter ?? null,
    from: from === undefined ? null : dayStart(from, 'order_from_date_filter'),
    before: to === undefined ? null : dayStart(to, 'order_to_date_filter', 1),
    fromDay: query.suborder_delivery_from_date_filter ?? null,
    toDay: query.suborder_delivery_to_date_filter ?? null,
  }
}

const wireSuborder = (order: Order): Suborder => ({
  suborderId: order.orderId,
  warehouse: order.warehouse,
  deliveryDate: order.timeslot.date,
  orderStatusId: order.orderStatusId,
  orderStatusName: order.orderStatusName,
  shippingAddressId: order.shippingAddress.addressId,
  address: order.shippingAddress,
})

const wirePoint = (row: PointRow): DeliveryPoint => ({
  shippingAddressId: row.shippingAddress.addressId,
  address: wireAddress(row.shippingAddress, {
    deliveryServiceId: row.deliveryServiceId,
    storeId: row.storeId,
    warehouseId: row.warehouseId,
    validated: true,
    isFavourite: false,
  }),
  orders: row.orders,
  spent: toEuros(row.spentCents),
  lastPlacedAt: row.lastPlacedAt.toISOString(),
})

/** One point for each address, which several services may deliver to; rows come with the newest first. */
function pointsOf(rows: readonly PointRow[]): DeliveryPoint[] {
  const points = new Map<string, PointRow>()
  for (const row of rows) {
    const key = `${typeOf(row.deliveryServiceId)} ${row.shippingAddress.addressId}`
    const newer = points.get(key)
    points.set(
      key,
      newer
        ? { ...newer, orders: newer.orders + row.orders, spentCents: newer.spentCents + row.spentCents }
        : row,
    )
  }
  return [...points.values()].map(wirePoint)
}

/**
 * The customer's own orders, newest first, with what each warehouse prepares of them, and every delivery point of the
 * filtered orders with their number and amount. Throws request.malformed for a day that does not exist.
 */
export async function listPointsOf(
  db: Db,
  session: RequestSession,
  query: Query,
  now: Date,
): Promise<DataOf<typeof listOrdersOfPoints>> {
  const page = query.page ?? FIRST_PAGE
  const size = query.page_size ?? ORDER_PAGE_SIZE
  const { shipping_address_id_filter: addressId, shipping_address_type_filter: addressTypeId } = query
  const filters = filtersOf(session, query)
  const [onPage, pointRows] = await Promise.all([
    listOrderIdsOfPoint(db, {
      ...filters,
      addressId: addressId ?? null,
      serviceIds: addressTypeId === undefined ? null : servicesOf(addressTypeId),
      limit: size,
      offset: (page - FIRST_PAGE) * size,
    }),
    listDeliveryPoints(db, filters),
  ])
  const rows = await listOrdersOfPage(db, {
    userId: session.userId,
    companyId: session.companyId,
    ids: onPage.map(({ id }) => id),
    withItems: query.fetch_detail ?? false,
  })
  const points = pointsOf(pointRows)
  const totItems = points
    .filter(
      ({ shippingAddressId, address }) =>
        shippingAddressId === (addressId ?? shippingAddressId) &&
        address.addressTypeId === (addressTypeId ?? address.addressTypeId),
    )
    .reduce((sum, { orders }) => sum + orders, 0)
  const wired = rows.map((row) => wireOrder(row, now, { showReplaced: query.show_replaced ?? false }))
  return {
    orders: wired.map((order) => ({ ...order, suborders: [wireSuborder(order)] })),
    page: pageInfo(page, size, totItems),
    deliveryPoints: points,
  }
}
