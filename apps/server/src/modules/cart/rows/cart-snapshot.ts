import type { cartItems, carts } from '../../../platform/schema/carts.ts'
import type { deliveryServices } from '../../../platform/schema/stores.ts'
import type { RowOf } from '../../../platform/database/statement.ts'
import type { ServiceTerms } from '../../stores/stores.ts'
import type { CartDestination } from './cart-destination.queries.ts'
import type { EditedOrder } from './edited-order.queries.ts'

/** A cart without its lines. */
export type CartRow = RowOf<
  typeof carts,
  | 'id'
  | 'userId'
  | 'companyId'
  | 'status'
  | 'version'
  | 'storeId'
  | 'warehouseId'
  | 'deliveryServiceId'
  | 'addressId'
  | 'pickupStoreId'
  | 'timeslotId'
  | 'isAddressAssigned'
  | 'isTimeslotAssigned'
  | 'infos'
  | 'lockedUntil'
  | 'prepared'
  | 'orderId'
  | 'agreed'
>

/** A line as the database has it, with the stock of its warehouse; stock null: not tracked. */
export interface CartLine extends RowOf<
  typeof cartItems,
  'id' | 'productId' | 'quantity' | 'notes' | 'infos' | 'useWpId' | 'deliveryWarehouseId' | 'version'
> {
  stock: number | null
}

export interface CartSlotRow {
  id: number
  date: string
  beginTime: string
  endTime: string
  /** Milliseconds since 1970: orders for it are taken until then. */
  cutoffMs: number
  /** Milliseconds since 1970: its capacity is reserved until then; null: none is reserved. */
  holdExpiresMs: number | null
  /** Compartments of the locker that are reserved with it. */
  compartments: number
  /** The edited order has its place there already: nothing is reserved for the cart. */
  isOrdersOwn?: boolean
}

/** A gift code of the cart in its current state; one that can no longer pay has a balance of 0. */
export interface CartGiftRow {
  id: number
  description: string
  hint: string
  leftCents: number
  validUntilMs: number | null
  /** What the edited order used of it, included in leftCents: it pays as long as the order does. */
  agreedCents?: number
}

export type CartServiceRow = RowOf<typeof deliveryServices, 'id'> & ServiceTerms

/** A cart with all that its response shows, read at one moment. */
export interface CartSnapshot extends CartRow {
  storeName: string
  warehouseName: string
  /** Public prices of the cart's warehouse. */
  priceListId: number
  lines: CartLine[]
  /** Stock of the products asked for, by id; a product without an entry is not tracked. */
  stock: Record<string, number>
  address: CartDestination | null
  slot: CartSlotRow | null
  service: CartServiceRow | null
  /** In the order in which they were added. */
  gifts: CartGiftRow[]
  /** The placed order that it edits; null: none. */
  editing: EditedOrder | null
  /** The slot that the customer wants proposed, 1 Monday to 7 Sunday. */
  usualTimeslot: { weekday: number; beginTime: string } | null
}
