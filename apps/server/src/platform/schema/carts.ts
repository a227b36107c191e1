import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { addresses, companies, users } from './accounts.ts'
import { products } from './catalogue.ts'
import { bytes, createdAt, id, quantity, reference, time } from './columns.ts'
import { deliveryServices, stores, warehouses } from './stores.ts'
import { timeslots } from './timeslots.ts'

/** What lines that an edited order already had keep, and what of stock, slot and gift codes is the order's own. */
export interface AgreedWithOrder {
  lines: { productId: number; notes: string; quantity: number; priceCents: number }[]
  timeslotId: number | null
  /** Its compartments in a locker. */
  compartments: number
  gifts: { id: number; cents: number }[]
}

/** status: 1 open, 2 locked, 3 bought, 4 expired lock being released, 5 awaiting approval, 7 editing a placed order. */
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
    /** Proposed by the shop, not chosen by the shopper. */
    isAddressAssigned: boolean().notNull().default(false),
    isTimeslotAssigned: boolean().notNull().default(false),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    lockedUntil: time(),
    /** The priced order shown by prepare; buy charges exactly this. */
    prepared: jsonb().$type<unknown>(),
    /** The placed order that this cart edits; null: an ordinary cart. The foreign key is in the migration. */
    orderId: reference(),
    /** What the edited order agreed with its customer; written when the editing begins. */
    agreed: jsonb().$type<AgreedWithOrder>(),
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
    index().on(t.orderId),
    uniqueIndex('carts_one_per_edited_order')
      .on(t.orderId)
      .where(sql`${t.status} in (2, 4, 7)`),
    index('carts_locked')
      .on(t.lockedUntil)
      .where(sql`${t.status} = 2`),
    check('carts_owner', sql`(${t.userId} is null) <> (${t.visitorHash} is null)`),
    check('carts_status', sql`${t.status} in (1, 2, 3, 4, 5, 7)`),
    check(
      'carts_editing',
      sql`(${t.status} <> 7 or ${t.orderId} is not null) and (${t.status} not in (1, 5) or ${t.orderId} is null)`,
    ),
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
    /** The cart's version at the line's last change: a write based on an older one would undo it. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.cartId, t.productId, t.notes),
    index().on(t.productId),
    check('cart_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Visitors who have signed in: their cart now belongs to the customer, and a trigger refuses them a new one. */
export const mergedVisitors = pgTable(
  'merged_visitors',
  { visitorHash: bytes().primaryKey(), mergedAt: createdAt() },
  (t) => [index().on(t.mergedAt)],
)
