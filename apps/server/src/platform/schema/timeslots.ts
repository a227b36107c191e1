import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  time as timeOfDay,
  unique,
} from 'drizzle-orm/pg-core'
import { id, reference, time } from './columns.ts'
import { deliveryServices, warehouses } from './stores.ts'

/** Pattern of a week: insertTimeslots makes the days from it. */
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
