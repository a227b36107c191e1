import { ORDER_PAGE_SIZE_MAX } from '@cambusa/domain/constants'
import * as Type from 'typebox'
import { Address } from '../delivery/address.ts'
import { endpoint } from '../endpoint.ts'
import { PageInfo } from '../catalogue/product.ts'
import { Order } from './orders.ts'
import { CodeNumber, DateIso, Euros, Flag, Id, Page, PageSize } from '../schema.ts'

/** What one warehouse prepares of an order. Today it prepares all of it, and suborderId is the order's own id. */
export const Suborder = Type.Object({
  suborderId: Id,
  warehouse: Type.Object({ warehouseId: Id, name: Type.String() }),
  deliveryDate: DateIso,
  orderStatusId: Type.Integer(),
  orderStatusName: Type.String(),
  shippingAddressId: Id,
  address: Address,
})
export type Suborder = Type.Static<typeof Suborder>

/** An address or pickup point with what went there, of all orders of the answer and not of its page alone. */
export const DeliveryPoint = Type.Object({
  shippingAddressId: Id,
  /** As it was in the newest of these orders. */
  address: Address,
  orders: Type.Integer(),
  /** What they came to; without those that were cancelled or not paid. */
  spent: Euros,
  lastPlacedAt: Type.String(),
})
export type DeliveryPoint = Type.Static<typeof DeliveryPoint>

/**
 * An order is answered where it and one of its suborders match the filters. As it has one suborder,
 * fetch_only_suborders_matching_filter changes nothing.
 */
export const listOrdersOfPoints = endpoint({
  method: 'GET',
  url: '/order/list-for-all-user-shipping-addresses',
  operationId: 'orderListForAllUserShippingAddresses',
  summary:
    'The customer’s orders with what each warehouse prepares of them, and what went to each delivery point',
  tag: 'orders',
  act: 'shop',
  query: Type.Object({
    page: Type.Optional(Page),
    page_size: Type.Optional(PageSize(ORDER_PAGE_SIZE_MAX)),
    fetch_detail: Type.Optional(Flag),
    fetch_only_suborders_matching_filter: Type.Optional(Flag),
    show_pending: Type.Optional(Flag),
    show_replaced: Type.Optional(Flag),
    order_id_filter: Type.Optional(Id),
    order_from_date_filter: Type.Optional(DateIso),
    order_to_date_filter: Type.Optional(DateIso),
    suborder_id_filter: Type.Optional(Id),
    suborder_warehouseid_filter: Type.Optional(Id),
    suborder_delivery_from_date_filter: Type.Optional(DateIso),
    suborder_delivery_to_date_filter: Type.Optional(DateIso),
    /** Narrows the orders, never deliveryPoints. */
    shipping_address_id_filter: Type.Optional(Id),
    /** Our own: an address and a pickup point may have the same id (addressTypeId). */
    shipping_address_type_filter: Type.Optional(CodeNumber),
  }),
  data: Type.Object({
    orders: Type.Array(Type.Object({ ...Order.properties, suborders: Type.Array(Suborder) })),
    page: PageInfo,
    /** The one used last comes first. */
    deliveryPoints: Type.Array(DeliveryPoint),
  }),
})
