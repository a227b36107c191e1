import type { Place } from '@cambusa/domain/delivery/address-fields'
import { ENDED_ORDERS } from '@cambusa/domain/orders/order-sets'
import { PAYMENT_TYPES } from '@cambusa/domain/orders/payment-type'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time as timeOfDay,
  unique,
} from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { carts } from './carts.ts'
import { products } from './catalogue.ts'
import { bytes, cents, createdAt, id, quantity, reference, time } from './columns.ts'
import { stores, warehouses } from './stores.ts'
import { lockerBookings, timeslots } from './timeslots.ts'

export interface OrderVat {
  rate: number
  grossCents: number
  netCents: number
  vatCents: number
}

/** Packaging charged with an order, as it was then. */
export interface OrderPackage {
  packagingId: number
  descr: string
  costCents: number
  quantity: number
  totalCents: number
  vatRate: number
  /** A deposit, paid back when the packaging is returned. */
  isDeposit: boolean
}

/** The order's copy of a line: later changes of the product never affect it. */
export interface OrderLine {
  code: string
  gtin: string | null
  name: string
  format: string
  brand: string
  slug: string
  mediaKey: string
  quantity: number
  unit: string
  isVariableWeight: boolean
  priceCents: number
  grossCents: number
  vatRate: number
  infos: Record<string, string>
  notes: string
}

/** An order keeps its own copy of names, prices, VAT, address and slot. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull().unique(),
    /** One order per prepared cart. null only for orders without a cart in this shop (imported history). */
    cartId: reference()
      .unique()
      .references(() => carts.id),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    companyName: text(),
    status: smallint().notNull(),
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    storeName: text().notNull(),
    warehouseId: reference()
      .notNull()
      .references(() => warehouses.id),
    warehouseName: text().notNull(),
    deliveryServiceId: smallint().notNull(),
    deliveryServiceName: text().notNull(),
    shippingAddress: jsonb().$type<Place>().notNull(),
    timeslotId: reference().references(() => timeslots.id),
    slotDate: date().notNull(),
    slotBegin: timeOfDay().notNull(),
    slotEnd: timeOfDay().notNull(),
    paymentTypeId: smallint().notNull(),
    paymentData: jsonb().$type<Record<string, string>>().notNull().default({}),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    itemsCents: cents().notNull(),
    deliveryFeeCents: cents().notNull(),
    packagesCents: cents().notNull().default(0),
    /** The amount paid with gift codes; the rest is totalCents. */
    giftCents: cents().notNull().default(0),
    totalCents: cents().notNull(),
    /**
     * The highest amount that may be charged once goods are weighed or replaced; it is authorised and never exceeded.
     */
    worstCaseCents: cents().notNull(),
    taxCents: cents().notNull(),
    vat: jsonb().$type<OrderVat[]>().notNull(),
    totalItems: integer().notNull(),
    packages: jsonb().$type<OrderPackage[]>().notNull().default([]),
    /** The order is given up if it is not paid by then; null: no payment is pending. */
    payBy: time(),
    /** Its compartments in a locker. */
    lockerBookingId: reference().references(() => lockerBookings.id),
    compartments: integer().notNull().default(0),
    /** The session that bought: a repeated buy without cart_id is answered from it for 15 minutes. */
    sessionHash: bytes(),
    /** The administrator who placed it for the customer. */
    placedByUserId: reference().references(() => users.id),
    /** The holder of the company who approved it; null: it needed no approval. */
    approvedByUserId: reference().references(() => users.id),
    placedAt: createdAt(),
    /** Grows with each change by its customer; the versions before are in order_versions. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index().on(t.userId, t.companyId, t.placedAt),
    index().on(t.companyId, t.placedAt),
    index().on(t.timeslotId),
    index().on(t.storeId),
    index().on(t.warehouseId),
    index().on(t.sessionHash),
    index().on(t.lockerBookingId),
    index().on(t.placedByUserId),
    index().on(t.approvedByUserId),
    unique('orders_worst_case').on(t.id, t.worstCaseCents),
    // What a company's credit has to bear: few orders are on account and not handed over yet.
    index('orders_on_account')
      .on(t.companyId)
      .where(
        sql.raw(
          `"orders"."payment_type_id" = ${PAYMENT_TYPES.deferred} and "orders"."status" not in (${ENDED_ORDERS.join(', ')})`,
        ),
      ),
    index('orders_pay_by')
      .on(t.payBy)
      .where(sql`${t.payBy} is not null`),
    check(
      'orders_total',
      sql`${t.totalCents} = ${t.itemsCents} + ${t.packagesCents} + ${t.deliveryFeeCents} - ${t.giftCents}`,
    ),
    check(
      'orders_amounts',
      sql`${t.totalCents} >= 0 and ${t.giftCents} >= 0 and ${t.packagesCents} >= 0 and ${t.worstCaseCents} >= ${t.totalCents}`,
    ),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: reference().references(() => products.id),
    code: text().notNull(),
    gtin: text(),
    name: text().notNull(),
    format: text().notNull(),
    brand: text().notNull(),
    slug: text().notNull(),
    mediaKey: text().notNull(),
    quantity: quantity().notNull(),
    unit: text().notNull(),
    isVariableWeight: boolean().notNull(),
    priceCents: cents().notNull(),
    grossCents: cents().notNull(),
    vatRate: smallint().notNull(),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    notes: text().notNull().default(''),
    /** Value of each piece as a gift certificate, created once the order is paid; null: not a gift certificate. */
    giftValueCents: cents(),
    /** As the product was when it was bought; null in lines of before: the product says it. */
    isPerishable: boolean(),
    withdrawalClass: text(),
    minAge: smallint(),
  },
  (t) => [
    unique().on(t.orderId, t.position),
    // The largest lines of a product are the last ones of its part.
    index().on(t.productId, t.quantity),
    check('order_items_gift_value', sql`${t.giftValueCents} is null or ${t.giftValueCents} > 0`),
  ],
)

/** Every status that an order ever had, written by trigger. */
export const orderStatusLog = pgTable(
  'order_status_log',
  {
    id: id(),
    orderId: reference()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: smallint(),
    toStatus: smallint().notNull(),
    at: createdAt(),
  },
  (t) => [index().on(t.orderId)],
)

/** Allowed moves, equal to the domain's ORDER_MOVES; a trigger refuses others. */
export const orderStatusMoves = pgTable(
  'order_status_moves',
  { fromStatus: smallint().notNull(), toStatus: smallint().notNull() },
  (t) => [primaryKey({ columns: [t.fromStatus, t.toStatus] })],
)
