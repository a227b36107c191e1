import type { AttemptState } from '@cambusa/domain/payments/payment-attempt'
import type { OrderLine, orders } from '../../../platform/schema/orders.ts'
import type { RowOf } from '../../../platform/database/statement.ts'
import type { CameInMail, OrderInMail } from './order-in-mail.ts'

/** A category on the path from the department down to the product's own, with its position in the tree. */
export interface Aisle {
  id: number
  name: string
  position: number
}

/** A line of an order with what the picker needs. */
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
  /** From the department down; empty if the product is no longer on sale. */
  aisles: readonly Aisle[]
  /** What came of it; null before it was picked. */
  picked?: CameInMail | null
}

/** An order as staff see it, from its own copy. */
export interface ShopOrder
  extends OrderInMail, RowOf<typeof orders, 'status' | 'storeId' | 'storeName' | 'placedAt'> {
  id: number
  lastName: string
  email: string
  /** The customer's phone numbers; at least one if any is known. */
  phones: string
  /** State of the payment attempt that counts; null: there is none. */
  paid: AttemptState | null
  items: ShopOrderLine[]
}
