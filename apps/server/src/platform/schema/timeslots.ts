import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  time as timeOfDay,
  unique,
} from 'drizzle-orm/pg-core'
import { id, reference, time } from './columns.ts'
import { deliveryServices, stores, warehouses } from './stores.ts'

/** Weekly pattern from which insertTimeslots creates the days. */
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
    /** Minutes before beginTime at which choosing it ends. */
    cutoffMinutes: integer().notNull(),
  },
  (t) => [
    unique().on(t.warehouseId, t.deliveryServiceId, t.weekday, t.beginTime),
    index().on(t.deliveryServiceId),
  ],
)

/** booked counts orders and live holds; the CHECK prevents overselling. */
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
    /** Why it can no longer be chosen; its orders keep it. null: open. */
    closedReason: text(),
    /** Set by hand: the weekly pattern does not change it. */
    isSingle: boolean().notNull().default(false),
  },
  (t) => [
    unique().on(t.warehouseId, t.deliveryServiceId, t.date, t.beginTime),
    index().on(t.deliveryServiceId),
    check('timeslots_not_oversold', sql`${t.booked} >= 0 and ${t.booked} <= ${t.capacity}`),
  ],
)

/** Days without deliveries and hand-overs: everywhere, or for one warehouse or service. */
export const closures = pgTable(
  'closures',
  {
    id: id(),
    warehouseId: reference().references(() => warehouses.id),
    deliveryServiceId: smallint().references(() => deliveryServices.id),
    date: date().notNull(),
    reason: text().notNull(),
  },
  (t) => [
    unique('closures_one').on(t.warehouseId, t.deliveryServiceId, t.date).nullsNotDistinct(),
    index().on(t.deliveryServiceId),
    index().on(t.date),
  ],
)

/** Compartments of a locker used in a slot by orders and live holds; the CHECK prevents overselling. */
export const lockerBookings = pgTable(
  'locker_bookings',
  {
    id: id(),
    storeId: reference()
      .notNull()
      .references(() => stores.id),
    timeslotId: reference()
      .notNull()
      .references(() => timeslots.id),
    compartments: integer().notNull(),
    booked: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.storeId, t.timeslotId),
    index().on(t.timeslotId),
    check('locker_bookings_not_overfull', sql`${t.booked} >= 0 and ${t.booked} <= ${t.compartments}`),
  ],
)
