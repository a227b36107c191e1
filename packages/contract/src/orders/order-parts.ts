import { ORDER_ACTS } from '@cambusa/domain/orders/order-acts'
import * as Type from 'typebox'
import { OrderPackageLine, VatLine } from '../cart/cart-parts.ts'
import { DateIso, Euros, Id, Nullable } from '../schema.ts'

/** What came of a line, beside what was ordered. */
export const PickedItem = Type.Object({
  /** delivered (perhaps less, or another weight), replaced, missing. */
  outcome: Type.Enum(['delivered', 'replaced', 'missing'] as const),
  /** What came, pieces or base unit; of the replacing product where it is replaced. */
  quantity: Type.Number(),
  grossTotal: Euros,
  /** The product that came instead. */
  replacement: Nullable(
    Type.Object({
      productId: Id,
      code: Type.String(),
      name: Type.String(),
      description: Type.String(),
      brand: Type.String(),
      slug: Type.String(),
      mediaURL: Type.String(),
      unit: Type.String(),
      price: Euros,
      vatRate: Type.Integer(),
      variableWeight: Type.Boolean(),
    }),
  ),
})
export type PickedItem = Type.Static<typeof PickedItem>

/** What a picked order comes to; never above its prebilledAmount. */
export const FinalTotals = Type.Object({
  itemsTotal: Euros,
  packageTotal: Euros,
  orderPackages: Type.Array(OrderPackageLine),
  deliveryFee: Euros,
  giftTotal: Euros,
  /** What the shop bears, because the goods came to more than the highest amount promised. */
  allowance: Euros,
  grossTotal: Euros,
  taxTotal: Euros,
  vat: Type.Array(VatLine),
})
export type FinalTotals = Type.Static<typeof FinalTotals>

/** The hand-over of an order. */
export const Handover = Type.Object({
  at: Type.String(),
  receiver: Type.Enum(['customer', 'delegate'] as const),
  /** Who took the goods; '' for the customer himself. */
  receiverName: Type.String(),
  /** An identity document was seen for the minimum age; null: there was no age to check. */
  ageChecked: Nullable(Type.Boolean()),
  deposits: Type.Array(Type.Object({ descr: Type.String(), quantity: Type.Integer(), total: Euros })),
  depositTotal: Euros,
  /** What was owed at the door, after payments and deposits, and what was collected of it. */
  due: Euros,
  collected: Euros,
})
export type Handover = Type.Static<typeof Handover>

/** Something that was done with an order. */
export const OrderActLine = Type.Object({
  act: Type.Enum(ORDER_ACTS),
  /** Whether the shop did it; else the customer or a colleague. */
  isByShop: Type.Boolean(),
  /** The customer's name; of the shop's people none is told. */
  by: Type.String(),
  /** Why the shop cancelled it; '' otherwise. */
  reason: Type.String(),
  at: Type.String(),
})
export type OrderActLine = Type.Static<typeof OrderActLine>

/** An order as it was before its customer changed it. */
export const OrderVersion = Type.Object({
  version: Type.Integer(),
  replacedAt: Type.String(),
  grossTotal: Euros,
  timeslot: Type.Object({ date: DateIso, beginTime: Type.String(), endTime: Type.String() }),
  items: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      description: Type.String(),
      quantity: Type.Number(),
      unit: Type.String(),
      price: Euros,
      grossTotal: Euros,
    }),
  ),
})
export type OrderVersion = Type.Static<typeof OrderVersion>
