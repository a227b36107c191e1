import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Order } from '../orders/orders.ts'
import { PaymentData } from './payment-data.ts'
import { CodeNumber, Id, Nullable, Text } from '../schema.ts'

/** How a payment continues: on the gateway's page, or without it. */
export const PaymentStep = Type.Object({
  order: Order,
  /** The gateway's own page, where the customer types the card and authenticates; null: not needed. */
  redirectUrl: Nullable(Type.String()),
})
export type PaymentStep = Type.Static<typeof PaymentStep>

/** Repeated while a payment is pending it answers the same page: an order has at most one live try. */
export const payOrder = endpoint({
  method: 'POST',
  url: '/order/payment',
  operationId: 'orderPayment',
  summary: 'Pay an order that waits for its payment, or try again after one that failed',
  tag: 'payments',
  act: 'ownMoney',
  body: Type.Object({
    order_id: Id,
    /** A card stored by the gateway. */
    user_payment_auth_id: Type.Optional(Nullable(Id)),
    /** "true": the gateway stores the card for later orders. */
    remember_card: Type.Optional(Type.Boolean()),
  }),
  data: PaymentStep,
})

/** Called when the browser returns from the gateway's page: asks the provider for the result. */
export const checkPayment = endpoint({
  method: 'POST',
  url: '/order/check-payment',
  operationId: 'orderCheckPayment',
  summary: 'Ask the gateway how the payment of an order stands',
  tag: 'payments',
  act: 'ownMoney',
  body: Type.Object({ order_id: Id }),
  data: PaymentStep,
})

export const modifyPaymentType = endpoint({
  method: 'POST',
  url: '/order/modify-payment-type',
  operationId: 'orderModifyPaymentType',
  summary: 'Pay an unpaid order in another way; the same rules as at the till',
  tag: 'payments',
  act: 'ownMoney',
  body: Type.Object({
    order_id: Id,
    payment_type_id: CodeNumber,
    user_payment_auth_id: Type.Optional(Nullable(Id)),
    /** As in payOrder, for payment by card. */
    remember_card: Type.Optional(Type.Boolean()),
    payment_data: Type.Optional(PaymentData),
  }),
  data: PaymentStep,
})

/** Cancels an order and releases stock, slot capacity, credit, gift amounts and authorisation. */
export const deleteOrder = endpoint({
  method: 'POST',
  url: '/order/delete',
  operationId: 'orderDelete',
  summary: 'Cancel an order; all that it took is given back',
  tag: 'orders',
  act: 'ownMoney',
  body: Type.Object({ order_id: Id }),
  data: Order,
})

/** A card of this customer that the gateway stores. */
export const StoredCard = Type.Object({
  userPaymentAuthId: Id,
  /** The same under the name that programs of this family read. */
  userPaymenthAuthId: Id,
  paymentTypeId: Type.Integer(),
  name: Type.String(),
  brand: Type.String(),
  lastFour: Type.String(),
  /** MM/yyyy */
  expiry: Type.String(),
  isExpired: Type.Boolean(),
})
export type StoredCard = Type.Static<typeof StoredCard>

export const listStoredCards = endpoint({
  method: 'GET',
  url: '/payment-type/list-auth',
  operationId: 'paymentTypeListAuth',
  summary: 'Cards that the gateway keeps for this customer',
  tag: 'payments',
  act: 'ownSecrets',
  query: Type.Object({ payment_type_id: Type.Optional(CodeNumber) }),
  data: Type.Object({ auths: Type.Array(StoredCard) }),
})

export const removeStoredCard = endpoint({
  method: 'POST',
  url: '/payment-type/remove-auth',
  operationId: 'paymentTypeRemoveAuth',
  summary: 'Have the gateway forget a card',
  tag: 'payments',
  act: 'ownSecrets',
  body: Type.Object({ user_payment_auth_id: Id }),
  data: Type.Object({ auths: Type.Array(StoredCard) }),
})

/** A card of the demo gateway and its effect; only in demo and test. */
export const listSandboxCards = endpoint({
  method: 'GET',
  url: '/payment-type/sandbox-cards',
  operationId: 'paymentTypeSandboxCards',
  summary: 'Cards of the demo gateway; empty with a real one',
  tag: 'payments',
  act: 'visit',
  data: Type.Object({ cards: Type.Array(Type.Object({ number: Text(40), effect: Type.String() })) }),
})
