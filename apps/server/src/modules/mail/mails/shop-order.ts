import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import type { OrderLine, orders } from '../../../platform/schema/orders.ts'
import type { RowOf } from '../../../platform/database/statement.ts'
import type { OrderInMail } from './order-in-mail.ts'

/** A category on the way from the department down to the product's own, as the shelves stand in the tree. */
export interface Aisle {
  id: number
  name: string
  position: number
}

/** A line of an order as the shop picks it. */
export interface ShopOrderLine extends Pick<
  OrderLine,
  | 'code'
  | 'gtin'
  | 'brand'
  | 'name'
  | 'format'
  | 'quantity'
  | 'unit'
  | 'isVariableWeight'
  | 'priceCents'
  | 'grossCents'
  | 'infos'
  | 'notes'
> {
  /** From the department down; empty where the product is not on sale any more. */
  aisles: readonly Aisle[]
}

/** An order as the shop's own people see it, out of its own copy. */
export interface ShopOrder
  extends OrderInMail, RowOf<typeof orders, 'status' | 'storeId' | 'storeName' | 'placedAt'> {
  id: number
  lastName: string
  email: string
  /** Numbers that the customer may be called by, one at least where any is known. */
  phones: string
  /** How the payment that counts stands; null: there is none. */
  paid: AttemptState | null
  items: ShopOrderLine[]
}
