import { MAX_PRODUCTS_IN_ORDER } from '@cambusa/domain/constants'
import { WITHDRAW_REFUSALS, WITHDRAWAL_EXCLUSIONS } from '@cambusa/domain/orders/withdrawal'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { Euros, Id, Nullable, Quantity, Text } from '../schema.ts'
import { Order } from './orders.ts'

/** A line that came, and what of it may go back. */
export const WithdrawableLine = Type.Object({
  orderItemId: Id,
  /** Of the product that came. */
  name: Type.String(),
  description: Type.String(),
  mediaURL: Type.String(),
  unit: Type.String(),
  variableWeight: Type.Boolean(),
  withdrawalClass: Type.String(),
  isGift: Type.Boolean(),
  /** What came, what of it went back or is about to, and what may go back now. */
  came: Type.Number(),
  withdrawn: Type.Number(),
  maxQuantity: Type.Number(),
  /** It goes back whole or not at all. */
  isWhole: Type.Boolean(),
  /** What was charged for all that came, and for one unit of it, rounded. */
  grossTotal: Euros,
  unitAmount: Euros,
  /** Why it cannot go back; null: it can. */
  excluded: Nullable(Type.Enum(WITHDRAWAL_EXCLUSIONS)),
})
export type WithdrawableLine = Type.Static<typeof WithdrawableLine>

/** What a customer may withdraw from, and how the money would come back. */
export const WithdrawalOffer = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  /** Why no withdrawal can be declared; null: it can. */
  refusal: Nullable(Type.Enum(WITHDRAW_REFUSALS)),
  /** The last moment to declare it; null: nobody has the goods. */
  until: Nullable(Type.String()),
  lines: Type.Array(WithdrawableLine),
  /** The most that still goes back for goods; delivery and packaging, which go back with all the goods. */
  mostForGoods: Euros,
  charges: Euros,
  /** What goes back to gift codes first, then to the card; the rest needs a bank account. */
  toGiftCodes: Euros,
  toCard: Euros,
  /** Whether a bank account is needed if everything goes back that may. */
  needsIban: Type.Boolean(),
  /** Where the goods are brought back. */
  bringTo: Type.String(),
})
export type WithdrawalOffer = Type.Static<typeof WithdrawalOffer>

export const viewWithdrawal = endpoint({
  method: 'GET',
  url: '/order/withdrawal',
  operationId: 'orderWithdrawal',
  summary: 'What a private customer may withdraw from, until when, and how the money comes back',
  tag: 'orders',
  act: 'shop',
  query: Type.Object({ order_id: Id }),
  data: WithdrawalOffer,
})

/** Declares the withdrawal and mails its receipt (Codice del Consumo art. 54, 54-bis). */
export const withdrawFromOrder = endpoint({
  method: 'POST',
  url: '/order/withdraw',
  operationId: 'orderWithdraw',
  summary: 'Withdraw from goods of an order; a receipt is mailed',
  tag: 'orders',
  act: 'ownMoney',
  keyed: true,
  body: Type.Object({
    order_id: Id,
    items: Type.Array(Type.Object({ orderItemId: Id, quantity: Quantity }), {
      minItems: 1,
      maxItems: MAX_PRODUCTS_IN_ORDER,
    }),
    /** The bank account for what cannot go back to gift codes or the card. */
    iban: Type.Optional(Text(60)),
    holder: Type.Optional(Text(80)),
  }),
  data: Order,
})
