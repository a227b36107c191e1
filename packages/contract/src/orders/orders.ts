import { LAST_BOUGHT_MAX, ORDER_PAGE_SIZE_MAX } from '@cambusa/domain/constants'
import { CANCEL_REFUSALS } from '@cambusa/domain/orders/customer-cancel'
import { EDIT_REFUSALS } from '@cambusa/domain/orders/customer-edit'
import { ATTEMPT_STATES } from '@cambusa/domain/payments/payment-attempt'
import * as Type from 'typebox'
import { Address } from '../delivery/address.ts'
import { GiftCertificateLine, OrderPackageLine, VatLine } from '../cart/cart-parts.ts'
import { endpoint } from '../endpoint.ts'
import { Fields, PageInfo, ProductCard } from '../catalogue/product.ts'
import { OrderNote, Withdrawal } from './order-afterwards.ts'
import { FinalTotals, Handover, OrderActLine, OrderVersion, PickedItem } from './order-parts.ts'
import {
  AskedEuros,
  DateIso,
  Euros,
  Flag,
  Id,
  Nullable,
  Page,
  PageSize,
  Repeated,
  StringMap,
  Text,
} from '../schema.ts'

/** A line as it was bought: later changes of the catalogue never affect it. */
export const OrderItem = Type.Object({
  orderItemId: Id,
  productId: Nullable(Id),
  code: Type.String(),
  barcode: Type.String(),
  name: Type.String(),
  description: Type.String(),
  brand: Type.String(),
  slug: Nullable(Type.String()),
  mediaURL: Type.String(),
  quantity: Type.Number(),
  unit: Type.String(),
  price: Euros,
  grossTotal: Euros,
  vatRate: Type.Integer(),
  variableWeight: Type.Boolean(),
  infos: StringMap,
  notes: Type.String(),
  /** In order/view: its product left the catalogue. */
  isDelisted: Type.Optional(Type.Boolean()),
  /** What came of it; with show_replaced, once it was picked. */
  picked: Type.Optional(PickedItem),
})

/** States of a payment, as shown to shoppers. */
export const OrderPayment = Type.Object({
  state: Type.Enum(ATTEMPT_STATES),
  /** The amount authorised, the amount captured, and the amount refunded. */
  amount: Euros,
  captured: Euros,
  refunded: Euros,
  /** Why it failed, in plain words. */
  reason: Nullable(Type.String()),
  cardBrand: Nullable(Type.String()),
  cardLastFour: Nullable(Type.String()),
})
export type OrderPayment = Type.Static<typeof OrderPayment>

export const Order = Type.Object({
  orderId: Id,
  order_id: Id,
  orderNumber: Type.String(),
  orderStatusId: Type.Integer(),
  orderStatusName: Type.String(),
  placedAt: Type.String(),
  deliveryServiceId: Type.Integer(),
  deliveryServiceName: Type.String(),
  shippingAddress: Address,
  timeslot: Type.Object({
    date: DateIso,
    beginTime: Type.String(),
    endTime: Type.String(),
    /** When ordering for it ends: after this only the shop changes or cancels the order. */
    cutoffAt: Type.String(),
  }),
  warehouse: Type.Object({ warehouseId: Id, name: Type.String() }),
  store: Type.Object({ storeId: Id, name: Type.String() }),
  companyName: Nullable(Type.String()),
  itemsTotal: Euros,
  packageTotal: Euros,
  orderPackages: Type.Array(OrderPackageLine),
  deliveryFee: Euros,
  giftCertificates: Type.Array(GiftCertificateLine),
  giftTotal: Euros,
  /** What is left to pay after gift codes. */
  grossTotal: Euros,
  /** The same of what came; null until it is picked, and of orders that bring nothing. */
  finalTotal: Nullable(Euros),
  /** The highest amount that may be charged: the amount authorised. */
  prebilledAmount: Euros,
  taxTotal: Euros,
  vat: Type.Array(VatLine),
  paymentTypeId: Type.Integer(),
  paymentTypeName: Type.String(),
  userPaymentAuthId: Nullable(Id),
  /** The same under the name that programs of this family read. */
  userPaymenthAuthId: Nullable(Id),
  paymentData: StringMap,
  /** The last try to pay it; null when nothing is paid through the shop. */
  payment: Nullable(OrderPayment),
  /** The order is given up if it is not paid by then; null: no payment is pending. */
  payBy: Nullable(Type.String()),
  /**
   * Whether the customer may pay it (again), choose another payment type, and cancel it. While he edits it (7): whether
   * a higher amount waits for its payment.
   */
  canPay: Type.Boolean(),
  canCancel: Type.Boolean(),
  /** Why the customer cannot cancel it; null: he can. */
  cancelRefusal: Nullable(Type.Enum(CANCEL_REFUSALS)),
  /** Whether the customer may open it for changes (order/modify), or go on with them. */
  canEdit: Type.Boolean(),
  /** Why he cannot; null: he can. */
  editRefusal: Nullable(Type.Enum(EDIT_REFUSALS)),
  /** While its customer edits it: the cut-off (ISO) after which it stands as it was; else null. */
  editingUntil: Nullable(Type.String()),
  /** While he edits it: why the payment of his changes did not succeed, in plain words; they are still in the cart. */
  changeFailure: Nullable(Type.String()),
  /** The customer's own number of the order, printed everywhere. */
  customerReference: Type.String(),
  cartInfos: StringMap,
  totalItems: Type.Integer(),
  /** In order/view: what the picked order comes to, its hand-over, what was done with it, its versions of before. */
  final: Type.Optional(Nullable(FinalTotals)),
  handover: Type.Optional(Nullable(Handover)),
  acts: Type.Optional(Type.Array(OrderActLine)),
  versions: Type.Optional(Type.Array(OrderVersion)),
  /** Who placed it: a colleague of the same company, perhaps. */
  placedBy: Type.Optional(Type.String()),
  /** The holder who approved it; absent: it needed no approval. */
  approvedBy: Type.Optional(Type.String()),
  /** A colleague's: the caller, a holder, sees it and changes nothing. */
  isColleagues: Type.Optional(Type.Boolean()),
  /** In order/view: whether a private customer may withdraw now, until when, and the withdrawals that he declared. */
  canWithdraw: Type.Optional(Type.Boolean()),
  withdrawUntil: Type.Optional(Nullable(Type.String())),
  withdrawals: Type.Optional(Type.Array(Withdrawal)),
  /** In order/view: whether it can be rated, and its rating and note. */
  canRate: Type.Optional(Type.Boolean()),
  note: Type.Optional(Nullable(OrderNote)),
  /** Present with fetch_detail and in order/view. */
  items: Type.Optional(Type.Array(OrderItem)),
  history: Type.Optional(
    Type.Array(
      Type.Object({ orderStatusId: Type.Integer(), orderStatusName: Type.String(), at: Type.String() }),
    ),
  ),
})
export type Order = Type.Static<typeof Order>

export const listOrders = endpoint({
  method: 'GET',
  url: '/order/list',
  operationId: 'orderList',
  summary: 'The customer’s orders, newest first',
  tag: 'orders',
  act: 'shop',
  keptOffline: 'own',
  query: Type.Object({
    page: Type.Optional(Page),
    page_size: Type.Optional(PageSize(ORDER_PAGE_SIZE_MAX)),
    fetch_detail: Type.Optional(Flag),
    show_pending: Type.Optional(Flag),
    show_replaced: Type.Optional(Flag),
    /** For holders: orders of all colleagues of the company beside the own ones. */
    colleagues: Type.Optional(Flag),
    from_date: Type.Optional(DateIso),
    to_date: Type.Optional(DateIso),
    from_gross_total: Type.Optional(AskedEuros),
    to_gross_total: Type.Optional(AskedEuros),
    /** Words of a product: orders with a line whose name, brand or code has them all. */
    product: Type.Optional(Text(60)),
  }),
  data: Type.Object({ orders: Type.Array(Order), page: PageInfo }),
})

export const viewOrder = endpoint({
  method: 'GET',
  url: '/order/view',
  operationId: 'orderView',
  summary: 'One order with its lines and history: an own one, or for a holder a colleague’s',
  tag: 'orders',
  act: 'shop',
  keptOffline: 'own',
  query: Type.Object({ order_id: Id, show_replaced: Type.Optional(Flag) }),
  data: Order,
})

/** What this customer bought in the last orders, most often bought first; with codes the last purchase of each, however long ago. */
export const listLastBought = endpoint({
  method: 'GET',
  url: '/order/last-bought',
  operationId: 'orderLastBought',
  summary: 'Products bought last, with date, quantity and price of then',
  tag: 'orders',
  act: 'shop',
  keptOffline: 'own',
  query: Type.Object({
    limit: Type.Optional(PageSize(LAST_BOUGHT_MAX)),
    /** Article codes, repeated. */
    codes: Type.Optional(Repeated(Text(20), { maxItems: 200 })),
    /** Also what the shop has of them now. */
    fields: Type.Optional(Fields),
  }),
  data: Type.Object({
    /** In the order of the products, without those that are no longer sold; only where `fields` was asked. */
    cards: Type.Optional(Type.Array(ProductCard)),
    products: Type.Array(
      Type.Object({
        code: Type.String(),
        /** Its name at that time: the shop may no longer have it. */
        name: Type.String(),
        quantity: Type.Number(),
        /** The price of one piece or base unit at that time, VAT included. */
        price: Euros,
        lastBoughtAt: Type.String(),
      }),
    ),
  }),
})
