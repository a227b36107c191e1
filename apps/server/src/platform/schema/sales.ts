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
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { addresses, companies, users } from './accounts.ts'
import { products } from './catalogue.ts'
import { bytes, cents, createdAt, id, quantity, reference, time } from './columns.ts'
import { deliveryServices, stores, warehouses } from './stores.ts'

/** Pattern of a week: roll-timeslots makes the days from it. */
export const timeslotTemplates = pgTable(
  'timeslot_templates',
  {
    id: id(),
    warehouseId: reference()
      .notNull()
      .references(() => warehouses.id),
    deliveryServiceId: smallint()
      .notNull()
      .references(() => deliveryServices.id),
    /** 1 Monday to 7 Sunday. */
    weekday: smallint().notNull(),
    beginTime: timeOfDay().notNull(),
    endTime: timeOfDay().notNull(),
    capacity: integer().notNull(),
    /** Minutes before beginTime until which it can be chosen. */
    cutoffMinutes: integer().notNull(),
  },
  (t) => [
    unique().on(t.warehouseId, t.deliveryServiceId, t.weekday, t.beginTime),
    index().on(t.deliveryServiceId),
  ],
)

/** booked counts orders and live holds; the check is the guard against overselling. */
export const timeslots = pgTable(
  'timeslots',
  {
    id: id(),
    warehouseId: reference()
      .notNull()
      .references(() => warehouses.id),
    deliveryServiceId: smallint()
      .notNull()
      .references(() => deliveryServices.id),
    date: date().notNull(),
    beginTime: timeOfDay().notNull(),
    endTime: timeOfDay().notNull(),
    capacity: integer().notNull(),
    booked: integer().notNull().default(0),
    cutoffAt: time().notNull(),
  },
  (t) => [
    unique().on(t.warehouseId, t.deliveryServiceId, t.date, t.beginTime),
    index().on(t.deliveryServiceId),
    check('timeslots_not_oversold', sql`${t.booked} >= 0 and ${t.booked} <= ${t.capacity}`),
  ],
)

/** status: 1 open, 2 locked, 3 bought, 4 expired lock being released, 7 editing a placed order. */
export const carts = pgTable(
  'carts',
  {
    id: id(),
    /** Owner: a visitor's session, or a customer acting for a company or for himself. */
    visitorHash: bytes(),
    userId: reference().references(() => users.id),
    companyId: reference().references(() => companies.id),
    status: smallint().notNull().default(1),
    version: integer().notNull().default(1),
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    warehouseId: reference()
      .notNull()
      .references(() => warehouses.id),
    deliveryServiceId: smallint().references(() => deliveryServices.id),
    /** Home and rider: the customer's address. Drive and locker: pickupStoreId. */
    addressId: reference().references(() => addresses.id),
    pickupStoreId: reference().references(() => stores.id),
    timeslotId: reference().references(() => timeslots.id),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    lockedUntil: time(),
    /** The priced order shown by prepare; buy charges exactly this. */
    prepared: jsonb().$type<unknown>(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    uniqueIndex('carts_one_open_per_visitor')
      .on(t.visitorHash)
      .where(sql`${t.userId} is null and ${t.status} in (1, 2, 4)`),
    index().on(t.userId, t.companyId),
    index().on(t.companyId),
    index().on(t.storeId),
    index().on(t.warehouseId),
    index().on(t.addressId),
    index().on(t.pickupStoreId),
    index().on(t.timeslotId),
    index('carts_locked')
      .on(t.lockedUntil)
      .where(sql`${t.status} = 2`),
    check('carts_owner', sql`(${t.userId} is null) <> (${t.visitorHash} is null)`),
    check('carts_status', sql`${t.status} in (1, 2, 3, 4, 7)`),
  ],
)

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: reference()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: reference()
      .notNull()
      .references(() => products.id),
    quantity: quantity().notNull(),
    /** Chosen options, 'name: value' joined by commas: other options are another line. */
    notes: text().notNull().default(''),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    useWpId: boolean().notNull().default(false),
    deliveryWarehouseId: reference(),
    /** The cart's version at the line's last change: a write that knows an older one would undo it. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.cartId, t.productId, t.notes),
    index().on(t.productId),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** A place kept for a cart; at most one per cart. Its place is counted in timeslots.booked until it is removed. */
export const timeslotHolds = pgTable(
  'timeslot_holds',
  {
    cartId: reference()
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    timeslotId: reference()
      .notNull()
      .references(() => timeslots.id),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.timeslotId, t.expiresAt), index().on(t.expiresAt)],
)

export interface OrderAddress {
  addressId: number
  addressName: string
  address1: string
  addressNumber: string
  postalCode: string
  city: string
  province: string
  addressType: 'home' | 'store'
  addressTypeId: number
  phone: string
  notes: string
  latitude: number | null
  longitude: number | null
}
export interface OrderVat {
  rate: number
  grossCents: number
  netCents: number
  vatCents: number
}

/** An order keeps its own copy of names, prices, VAT, address and slot. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: text().notNull().unique(),
    /** One order per prepared cart. null only for orders that no cart of this shop made (history taken over). */
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
    shippingAddress: jsonb().$type<OrderAddress>().notNull(),
    timeslotId: reference().references(() => timeslots.id),
    slotDate: date().notNull(),
    slotBegin: timeOfDay().notNull(),
    slotEnd: timeOfDay().notNull(),
    paymentTypeId: smallint().notNull(),
    paymentData: jsonb().$type<Record<string, string>>().notNull().default({}),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    itemsCents: cents().notNull(),
    deliveryFeeCents: cents().notNull(),
    totalCents: cents().notNull(),
    taxCents: cents().notNull(),
    vat: jsonb().$type<OrderVat[]>().notNull(),
    totalItems: integer().notNull(),
    /** Session that bought: a repeated buy without cart_id is answered from it for 15 minutes. */
    sessionHash: bytes(),
    placedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.companyId, t.placedAt),
    index().on(t.companyId),
    index().on(t.timeslotId),
    index().on(t.storeId),
    index().on(t.warehouseId),
    index().on(t.sessionHash),
    check('orders_total', sql`${t.totalCents} = ${t.itemsCents} + ${t.deliveryFeeCents}`),
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
  },
  (t) => [unique().on(t.orderId, t.position), index().on(t.productId)],
)

/** Every status an order ever had, written by trigger. */
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

/** Allowed moves, the same table as the domain's ORDER_MOVES; a trigger refuses others. */
export const orderStatusMoves = pgTable(
  'order_status_moves',
  { fromStatus: smallint().notNull(), toStatus: smallint().notNull() },
  (t) => [primaryKey({ columns: [t.fromStatus, t.toStatus] })],
)
