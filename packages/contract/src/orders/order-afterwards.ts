import * as Type from 'typebox'
import { Euros, Id, Nullable } from '../schema.ts'

/** A withdrawal that was declared. */
export const Withdrawal = Type.Object({
  withdrawalId: Id,
  /** declared: the goods are to be brought back. returned: they are back. refunded: all money went back. */
  state: Type.Enum(['declared', 'returned', 'refunded'] as const),
  declaredAt: Type.String(),
  /** The last moment to bring the goods back. */
  bringBy: Type.String(),
  returnedAt: Nullable(Type.String()),
  refundedAt: Nullable(Type.String()),
  items: Type.Array(
    Type.Object({
      orderItemId: Id,
      name: Type.String(),
      description: Type.String(),
      quantity: Type.Number(),
      unit: Type.String(),
      grossTotal: Euros,
    }),
  ),
  /** Goods, and delivery with packaging where everything goes back. */
  goodsTotal: Euros,
  charges: Euros,
  total: Euros,
  /** How it goes back. */
  toGiftCodes: Euros,
  toCard: Euros,
  toBank: Euros,
  /** The bank account, masked; '' for none. */
  iban: Type.String(),
})
export type Withdrawal = Type.Static<typeof Withdrawal>

const Stars = Nullable(Type.Integer())

/** A customer's rating and note of an order. */
export const OrderNote = Type.Object({
  noteId: Id,
  orderId: Id,
  orderNumber: Type.String(),
  goods: Stars,
  punctuality: Stars,
  courtesy: Stars,
  text: Type.String(),
  createdAt: Type.String(),
  updatedAt: Type.String(),
  /** It may be changed until then. */
  changeableUntil: Type.String(),
  canChange: Type.Boolean(),
})
export type OrderNote = Type.Static<typeof OrderNote>
