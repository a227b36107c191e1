import * as Type from 'typebox'
import { ListedProduct } from '../catalogue/listed-product.ts'
import type { ProductCard } from '../catalogue/product.ts'
import { DateIso, Euros, Id, Nullable, StringMap } from '../schema.ts'

/** What a cart consists of on the wire; orders share some of it. */

export const CartItem = Type.Object({
  itemId: Id,
  productId: Id,
  /** Everything that lists show of it: after adding a line, screens have only its card. */
  product: Type.Unsafe<ProductCard>(ListedProduct),
  quantity: Type.Number(),
  /** Kilograms for variable weight, else null. */
  weight: Nullable(Type.Number()),
  /** Euros per selling unit (per base unit for Sfuso) at this moment; null: no longer for sale. */
  price: Nullable(Euros),
  grossTotal: Euros,
  vatRate: Type.Integer(),
  infos: StringMap,
  notes: Type.String(),
  useWpId: Type.Boolean(),
  deliveryWarehouseId: Nullable(Id),
  /** Set when the line cannot be bought as it is; says what the shopper can do. */
  problem: Type.Optional(Type.Object({ code: Type.String(), text: Type.String() })),
})
export type CartItem = Type.Static<typeof CartItem>

/** The chosen slot with its reservation. */
export const CartTimeslot = Type.Object({
  timeslotId: Id,
  date: DateIso,
  beginTime: Type.String(),
  endTime: Type.String(),
  autoAssigned: Type.Boolean(),
  /** ISO time until which the capacity is held; null when the hold has expired. */
  heldUntil: Nullable(Type.String()),
  /** ISO time until which orders for it are taken. */
  cutoffAt: Type.String(),
})

/** The placed order that a cart edits. */
export const CartEditing = Type.Object({
  orderId: Id,
  orderNumber: Type.String(),
  /** ISO time of the cut-off: not bought by then, the order stands as it was. */
  until: Type.String(),
  /** What was left to pay of the order before the changes. */
  grossTotal: Euros,
})

/** Packaging that the lines need. */
export const OrderPackageLine = Type.Object({
  orderPackageId: Id,
  quantity: Type.Integer(),
  totalPrice: Euros,
  vatRate: Type.Integer(),
  /** A deposit, paid back when the packaging is returned. */
  isDeposit: Type.Boolean(),
  package: Type.Object({ descr: Type.String(), cost: Euros }),
})

/** A gift code that pays for a cart or an order. */
export const GiftCertificateLine = Type.Object({
  giftCertificateId: Id,
  description: Type.String(),
  /** Last characters of the code. */
  hint: Type.String(),
  /** What it pays of this order, and the balance that remains. */
  used: Euros,
  left: Euros,
  validUntil: Nullable(Type.String()),
})

export const VatLine = Type.Object({ rate: Type.Integer(), gross: Euros, net: Euros, vat: Euros })
