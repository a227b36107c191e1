import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { Order } from './orders.ts'
import { PaymentData } from '../payments/payment-data.ts'
import { CodeNumber, Euros, Flag, Id, IdOrNone } from '../schema.ts'

export const prepareCheckout = endpoint({
  method: 'POST',
  url: '/checkout/prepare',
  operationId: 'checkoutPrepare',
  summary:
    'Check stock, prices and slot, lock the cart for 15 minutes and answer the priced order to confirm',
  tag: 'checkout',
  act: 'shop',
  query: Type.Object({ show_sectors: Type.Optional(Flag), store_id: Type.Optional(IdOrNone) }),
  data: Cart,
})

export const releaseCheckout = endpoint({
  method: 'POST',
  url: '/checkout/release',
  operationId: 'checkoutRelease',
  summary: 'Unlock the prepared cart',
  tag: 'checkout',
  act: 'shop',
  data: Cart,
})

export const buyCart = endpoint({
  method: 'POST',
  url: '/checkout/buy',
  operationId: 'checkoutBuy',
  summary: 'Turn the prepared cart into one order; the same call again answers the same order',
  tag: 'checkout',
  act: 'shop',
  query: Type.Object({
    cart_id: Type.Optional(Id),
    show_sectors: Type.Optional(Flag),
    store_id: Type.Optional(IdOrNone),
    /** A stored card of the customer: the payment starts with the purchase; `payment` of the order is how it stands. */
    user_payment_auth_id: Type.Optional(Id),
    payment_type_id: Type.Optional(CodeNumber),
    payment_data: Type.Optional(PaymentData),
  }),
  data: Order,
})

export const PaymentType = Type.Object({
  paymentTypeId: Type.Integer(),
  name: Type.String(),
  descr: Type.String(),
  /** Set when it is shown but cannot be chosen for this cart. */
  disabledReason: Type.Optional(Type.String()),
  /** An order with this payment type is always invoiced, asked for or not. */
  needsInvoice: Type.Optional(Type.Boolean()),
  /** The payment type of the customer's last order: proposed for this cart until one is chosen. */
  proposed: Type.Optional(Type.Boolean()),
})
export type PaymentType = Type.Static<typeof PaymentType>

export const listPaymentTypes = endpoint({
  method: 'GET',
  url: '/payment-type/list',
  operationId: 'paymentTypeList',
  summary: 'Ways to pay this cart, or an order that waits for its payment',
  tag: 'payments',
  act: 'shop',
  query: Type.Object({ order_id: Type.Optional(Id) }),
  data: Type.Object({ paymentTypes: Type.Array(PaymentType) }),
})

export const viewPrebilledAmount = endpoint({
  method: 'GET',
  url: '/checkout/prebilled-amount',
  operationId: 'checkoutPrebilledAmount',
  summary: 'The most that may be charged for an order, or for the cart where none is named',
  tag: 'checkout',
  act: 'shop',
  query: Type.Object({ payment_type_id: Type.Optional(CodeNumber), order_id: Type.Optional(Id) }),
  data: Type.Object({ prebilledAmount: Euros }),
})
