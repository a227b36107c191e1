import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, time as timeOfDay, unique } from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { createdAt, id, reference } from './columns.ts'
import { deliveryServices } from './stores.ts'

/** The slot that is proposed to a customer with every new cart. */
export const usualTimeslots = pgTable(
  'usual_timeslots',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    deliveryServiceId: smallint()
      .notNull()
      .references(() => deliveryServices.id),
    /** 1 Monday to 7 Sunday. */
    weekday: smallint().notNull(),
    beginTime: timeOfDay().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('usual_timeslots_one').on(t.userId, t.companyId).nullsNotDistinct(),
    index().on(t.companyId),
    index().on(t.deliveryServiceId),
    check('usual_timeslots_weekday', sql`${t.weekday} between 1 and 7`),
  ],
)
