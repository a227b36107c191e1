import { LEAD_DAYS_MAX, LIST_NAME_MAX } from '@cambusa/domain/constants'
import { LIST_SORTS } from '@cambusa/domain/lists/list-sort'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { companies, users } from './accounts.ts'
import { products } from './catalogue.ts'
import { cents, createdAt, id, quantity, reference, time } from './columns.ts'

/** A customer's named list of products, for a company or for himself. */
export const lists = pgTable(
  'lists',
  {
    id: id(),
    userId: reference()
      .notNull()
      .references(() => users.id),
    companyId: reference().references(() => companies.id),
    name: text().notNull(),
    /** Colleagues who act for the company may read it. */
    isShared: boolean().notNull().default(false),
    sort: text({ enum: LIST_SORTS }).notNull().default('manual'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** It can be restored until a job removes it. */
    deletedAt: time(),
  },
  (t) => [
    index().on(t.userId, t.companyId),
    index().on(t.companyId),
    index('lists_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('lists_name', sql.raw(`char_length("lists"."name") between 1 and ${LIST_NAME_MAX}`)),
    check('lists_sort', sql.raw(`"lists"."sort" in (${LIST_SORTS.map((sort) => `'${sort}'`).join(', ')})`)),
    check('lists_shared', sql`not ${t.isShared} or ${t.companyId} is not null`),
  ],
)

/** A line of a list, with what it was called and cost: a product that leaves the catalogue stays named. */
export const listItems = pgTable(
  'list_items',
  {
    id: id(),
    listId: reference()
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    productId: reference().references(() => products.id, { onDelete: 'set null' }),
    name: text().notNull(),
    format: text().notNull(),
    mediaKey: text().notNull(),
    unit: text().notNull(),
    /** Of one, VAT included, as it was the last time the list was put into a cart; null: unknown. */
    priceCents: cents(),
    quantity: quantity().notNull(),
    /** Chosen options, 'name: value' joined by commas: other options are another line. */
    notes: text().notNull().default(''),
    /** Lines are in the order of their positions, which have gaps (list-position.ts). */
    position: bigint({ mode: 'number' }).notNull(),
    createdAt: createdAt(),
    /** It can be put back until a job removes it. */
    deletedAt: time(),
  },
  (t) => [
    uniqueIndex('list_items_one_of_a_product')
      .on(t.listId, t.productId, t.notes)
      .where(sql`${t.deletedAt} is null`),
    index().on(t.listId, t.position),
    index().on(t.productId),
    index('list_items_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('list_items_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Days of delivery for which a list prepares a draft. */
export const listStandingOrders = pgTable(
  'list_standing_orders',
  {
    listId: reference()
      .primaryKey()
      .references(() => lists.id, { onDelete: 'cascade' }),
    /** 1 Monday to 7 Sunday. */
    weekdays: smallint().array().notNull(),
    /** Days before the delivery on which the draft is prepared. */
    leadDays: smallint().notNull(),
    isPaused: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check(
      'list_standing_orders_weekdays',
      sql`cardinality(${t.weekdays}) between 1 and 7 and ${t.weekdays} <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]`,
    ),
    check(
      'list_standing_orders_lead',
      sql.raw(`"list_standing_orders"."lead_days" between 0 and ${LEAD_DAYS_MAX}`),
    ),
  ],
)

/** A list that a standing order prepared for one day of delivery: one for each day, whatever happened to it. */
export const listDrafts = pgTable(
  'list_drafts',
  {
    listId: reference()
      .primaryKey()
      .references(() => lists.id, { onDelete: 'cascade' }),
    /** The list it was made of; null: removed. */
    fromListId: reference().references(() => lists.id, { onDelete: 'set null' }),
    deliveryOn: date().notNull(),
    preparedAt: createdAt(),
    /** When it was put into a cart. */
    addedAt: time(),
    /** When it was prepared: lines that could not be bought, lines dearer than before, and the goods, cents. */
    missing: integer().notNull(),
    dearer: integer().notNull(),
    totalCents: cents().notNull(),
  },
  (t) => [
    unique('list_drafts_once_a_day').on(t.fromListId, t.deliveryOn),
    index().on(t.deliveryOn),
    check('list_drafts_amounts', sql`${t.missing} >= 0 and ${t.dearer} >= 0 and ${t.totalCents} >= 0`),
  ],
)
