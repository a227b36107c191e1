import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time as timeOfDay,
  unique,
} from 'drizzle-orm/pg-core'
import { cents, givenId, id, reference, vatRate } from './columns.ts'
import { priceLists } from './price-lists.ts'

/** Where goods are picked: stock and slots belong to a warehouse. */
export const warehouses = pgTable('warehouses', {
  id: givenId(),
  name: text().notNull(),
  city: text().notNull(),
  province: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  priceListId: reference()
    .notNull()
    .references(() => priceLists.id),
})

/** Shops that shoppers visit, and lockers: the pickup points of services 1 and 4. */
export const stores = pgTable(
  'stores',
  {
    id: givenId(),
    warehouseId: reference()
      .notNull()
      .references(() => warehouses.id),
    kind: text({ enum: ['store', 'locker'] }).notNull(),
    name: text().notNull(),
    address1: text().notNull(),
    addressNumber: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    phone: text().notNull(),
    /** What the shop says about the hours that no row of store_hours says; empty: nothing. */
    hoursNote: text().notNull().default(''),
    deliveryServiceIds: smallint().array().notNull(),
    /** For a locker: its number of compartments, and the volume of one. */
    compartments: integer(),
    compartmentMillilitres: integer(),
    isDefault: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.warehouseId),
    check('stores_compartments', sql`${t.compartments} > 0 and ${t.compartmentMillilitres} > 0`),
  ],
)

/** The week of a store: a row is an interval in which it is open; a day without rows is closed. */
export const storeHours = pgTable(
  'store_hours',
  {
    id: id(),
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    /** 1 Monday to 7 Sunday, 8 any public holiday. */
    weekday: smallint().notNull(),
    /** Both null: closed, which only a row of public holidays says. */
    opensAt: timeOfDay(),
    /** At or before opensAt: on the next day. */
    closesAt: timeOfDay(),
  },
  (t) => [
    unique().on(t.storeId, t.weekday, t.opensAt).nullsNotDistinct(),
    check('store_hours_weekday', sql`${t.weekday} between 1 and 8`),
    check(
      'store_hours_closed',
      sql`(${t.opensAt} is null) = (${t.closesAt} is null) and (${t.opensAt} is not null or ${t.weekday} = 8)`,
    ),
    check(
      'store_hours_minutes',
      sql`${t.opensAt} < '24:00' and extract(second from ${t.opensAt}) = 0 and extract(second from ${t.closesAt}) = 0`,
    ),
  ],
)

/** Hours of a store on one date, which replace the whole day. */
export const storeExceptions = pgTable(
  'store_exceptions',
  {
    id: id(),
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    date: date().notNull(),
    /** Both null: closed all day. */
    opensAt: timeOfDay(),
    closesAt: timeOfDay(),
    reason: text().notNull(),
  },
  (t) => [
    unique().on(t.storeId, t.date, t.opensAt).nullsNotDistinct(),
    check('store_exceptions_closed', sql`(${t.opensAt} is null) = (${t.closesAt} is null)`),
    check(
      'store_exceptions_minutes',
      sql`${t.opensAt} < '24:00' and extract(second from ${t.opensAt}) = 0 and extract(second from ${t.closesAt}) = 0`,
    ),
  ],
)

/** 1 drive, 2 home, 3 rider, 4 locker. */
export const deliveryServices = pgTable('delivery_services', {
  id: smallint().primaryKey(),
  key: text({ enum: ['drive', 'home', 'rider', 'locker'] })
    .notNull()
    .unique(),
  name: text().notNull(),
  descr: text().notNull(),
  showTab: boolean().notNull(),
  image: text().notNull(),
  feeCents: cents().notNull(),
  /** Order value from which the fee is waived; null: never. */
  freeFromCents: cents(),
  minimumCents: cents().notNull(),
  vatRate: vatRate().notNull(),
})

/** Prices of a service at one store or locker; without a row those of the service apply. */
export const storeServiceTerms = pgTable(
  'store_service_terms',
  {
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    deliveryServiceId: smallint()
      .notNull()
      .references(() => deliveryServices.id),
    feeCents: cents().notNull(),
    /** Order value from which the fee is waived; null: never. */
    freeFromCents: cents(),
    minimumCents: cents().notNull(),
    vatRate: vatRate().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storeId, t.deliveryServiceId] }),
    index().on(t.deliveryServiceId),
    check(
      'store_service_terms_amounts',
      sql`${t.feeCents} >= 0 and ${t.freeFromCents} >= 0 and ${t.minimumCents} >= 0`,
    ),
  ],
)

/** The warehouse that serves a postal code with a service (home, rider), and its own price there, if any. */
export const serviceAreas = pgTable(
  'service_areas',
  {
    id: reference().primaryKey().generatedAlwaysAsIdentity(),
    deliveryServiceId: smallint()
      .notNull()
      .references(() => deliveryServices.id),
    postalCode: text().notNull(),
    warehouseId: reference()
      .notNull()
      .references(() => warehouses.id),
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    /** null: the price of the store, or of the service. */
    feeCents: cents(),
    minimumCents: cents(),
  },
  (t) => [
    unique().on(t.deliveryServiceId, t.postalCode),
    index().on(t.warehouseId),
    index().on(t.storeId),
    check('service_areas_amounts', sql`${t.feeCents} >= 0 and ${t.minimumCents} >= 0`),
  ],
)
