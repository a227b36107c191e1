import { roundQuantity } from '@cambusa/domain/quantity/quantity-step'
import type { OrderLine, orders } from '../../platform/schema/orders.ts'

/** Names, address and amounts that an order stores as they were when the shopper confirmed it. */
export type OrderCopy = Pick<
  typeof orders.$inferSelect,
  | 'companyName'
  | 'storeName'
  | 'warehouseName'
  | 'deliveryServiceName'
  | 'shippingAddress'
  | 'infos'
  | 'itemsCents'
  | 'deliveryFeeCents'
  | 'packagesCents'
  | 'packages'
  | 'giftCents'
  | 'worstCaseCents'
  | 'totalCents'
  | 'taxCents'
  | 'vat'
  | 'totalItems'
>

/** A line as it will be charged; statements read these names from the JSON and write them into order_items. */
export interface PreparedLine extends OrderLine {
  position: number
  productId: number
  /** Value of each piece as a gift certificate, cents; null: it is none. */
  giftValueCents: number | null
}

/** A product with a daily maximum, and its quantity in the order. */
export interface DailyLimit {
  productId: number
  name: string
  dailyMaximum: number
  quantity: number
}

/** The priced order that the shopper confirms and buy charges. Stored as JSON in carts.prepared. */
export interface PreparedOrder extends OrderCopy {
  slot: { timeslotId: number; date: string; beginTime: string; endTime: string }
  /** The highest minimum age of its products; it must be declared when buying. */
  minAge: number | null
  /** Only where there are any. */
  dailyLimits?: DailyLimit[]
  lines: PreparedLine[]
  /** The amount taken from each gift code. */
  gifts: { id: number; cents: number }[]
}

/** Quantity of each product; a product may have several lines with other options. */
export function quantitiesByProduct(
  lines: readonly Pick<PreparedLine, 'productId' | 'quantity'>[],
): Map<number, number> {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of lines)
    quantities.set(productId, roundQuantity((quantities.get(productId) ?? 0) + quantity))
  return quantities
}
