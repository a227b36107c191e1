import { ORDER_DOCUMENTS } from '@cambusa/domain/orders/order-share'
import * as Type from 'typebox'
import { Address } from '../delivery/address.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Text } from '../schema.ts'
import { Handover } from './order-parts.ts'
import { Order, OrderItem } from './orders.ts'

/** A document of an order: an own one, or for a holder a colleague's. */
export const orderDocument = endpoint({
  method: 'GET',
  url: '/order/document',
  operationId: 'orderDocument',
  summary: 'An order as PDF, or after its hand-over what was delivered of it',
  tag: 'orders',
  act: 'shop',
  query: Type.Object({ order_id: Id, kind: Type.Enum([...ORDER_DOCUMENTS]) }),
  data: Type.Null(),
  isFile: true,
})

/** A line of a shared order: without the wishes and the note of who ordered it. */
export const SharedItem = Type.Omit(OrderItem, ['barcode', 'infos', 'notes'])

/** What a link shows of an order: nothing of its payment, and of people only where the goods go. */
export const SharedOrder = Type.Object({
  ...Type.Pick(Order, [
    'orderNumber',
    'orderStatusId',
    'orderStatusName',
    'placedAt',
    'deliveryServiceName',
    'timeslot',
    'companyName',
    'itemsTotal',
    'packageTotal',
    'orderPackages',
    'deliveryFee',
    'giftTotal',
    'grossTotal',
    'prebilledAmount',
    'taxTotal',
    'vat',
    'totalItems',
    'final',
  ]).properties,
  shippingAddress: Type.Pick(Address, [
    'addressName',
    'address1',
    'addressNumber',
    'postalCode',
    'city',
    'province',
    'addressType',
  ]),
  handover: Type.Union([Type.Omit(Handover, ['receiver', 'receiverName', 'ageChecked']), Type.Null()]),
  items: Type.Array(SharedItem),
})
export type SharedOrder = Type.Static<typeof SharedOrder>

/** The token of a link: 256 bits. */
const Token = Text(100)

export const viewSharedOrder = endpoint({
  method: 'GET',
  url: '/order/shared',
  operationId: 'orderShared',
  summary: 'The order of a link, as it is now',
  tag: 'orders',
  act: 'visit',
  query: Type.Object({ token: Token }),
  data: Type.Object({
    order: SharedOrder,
    /** ISO time until which the link is good. */
    expiresAt: Type.String(),
    documents: Type.Array(Type.Enum([...ORDER_DOCUMENTS])),
  }),
})

export const sharedOrderDocument = endpoint({
  method: 'GET',
  url: '/order/shared-document',
  operationId: 'orderSharedDocument',
  summary: 'A document of the order of a link, as PDF',
  tag: 'orders',
  act: 'visit',
  query: Type.Object({ token: Token, kind: Type.Enum([...ORDER_DOCUMENTS]) }),
  data: Type.Null(),
  isFile: true,
})

/** A link to an order that is good. */
export const OrderShare = Type.Object({
  shareId: Id,
  /** Within the shop. */
  path: Type.String(),
  /** Who made it. */
  by: Type.String(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
})
export type OrderShare = Type.Static<typeof OrderShare>

/** The newest first. */
const Shares = Type.Object({ shares: Type.Array(OrderShare) })

export const listOrderShares = endpoint({
  method: 'GET',
  url: '/order/shares',
  operationId: 'orderShares',
  summary: 'The links to an order that are good: of an own one, or for a holder of a colleague’s',
  tag: 'orders',
  act: 'ownSecrets',
  query: Type.Object({ order_id: Id }),
  data: Shares,
})

export const shareOrder = endpoint({
  method: 'POST',
  url: '/order/share',
  operationId: 'orderShare',
  summary: 'Make a link that shows an order read-only for 7 days',
  tag: 'orders',
  act: 'ownSecrets',
  keyed: true,
  body: Type.Object({ order_id: Id }),
  data: Shares,
})

export const unshareOrder = endpoint({
  method: 'POST',
  url: '/order/unshare',
  operationId: 'orderUnshare',
  summary: 'Withdraw a link to an order',
  tag: 'orders',
  act: 'ownSecrets',
  body: Type.Object({ order_id: Id, share_id: Id }),
  data: Shares,
})
