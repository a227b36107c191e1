import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, reference } from './columns.ts'
import { products } from './catalogue.ts'
import { priceLists } from './price-lists.ts'

/** Current price, VAT included, per selling unit; per base unit for Sfuso. No row: not for sale in this list. */
export const prices = pgTable(
  'prices',
  {
    priceListId: reference()
      .notNull()
      .references(() => priceLists.id),
    productId: reference()
      .notNull()
      .references(() => products.id),
    priceCents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.priceListId, t.productId] }),
    index().on(t.productId),
    check('prices_positive', sql`${t.priceCents} > 0`),
  ],
)

/** Append-only, written by trigger for every price change: source of lowestPrice30Days. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: id(),
    priceListId: reference().notNull(),
    productId: reference().notNull(),
    /** null: no longer for sale. */
    priceCents: cents(),
    validFrom: createdAt(),
  },
  (t) => [index().on(t.productId, t.priceListId, t.validFrom)],
)

export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    key: text().notNull(),
    name: text().notNull(),
    promoType: text().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    view: jsonb().$type<{ body: string; cssClass: string }>().notNull(),
  },
  (t) => [unique().on(t.key), check('promotions_dates', sql`${t.endDate} >= ${t.startDate}`)],
)

export const promotionPrices = pgTable(
  'promotion_prices',
  {
    promotionId: reference()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    priceListId: reference()
      .notNull()
      .references(() => priceLists.id),
    productId: reference()
      .notNull()
      .references(() => products.id),
    priceCents: cents().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.priceListId, t.productId] }),
    index().on(t.productId),
    index().on(t.priceListId),
    check('promotion_prices_positive', sql`${t.priceCents} > 0`),
  ],
)
