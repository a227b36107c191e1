import { index, integer, pgTable } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { reference, time } from './columns.ts'
import { lockerBookings, timeslots } from './timeslots.ts'

/** Capacity held for a cart; at most one hold per cart. It counts in timeslots.booked until it is removed. */
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
    /** Compartments held in the locker of the slot; 0: no locker. */
    lockerBookingId: reference().references(() => lockerBookings.id),
    compartments: integer().notNull().default(0),
  },
  (t) => [index().on(t.timeslotId, t.expiresAt), index().on(t.expiresAt), index().on(t.lockerBookingId)],
)
