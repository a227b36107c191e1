import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { cents, createdAt, id, quantity, reference, time, vatRate } from './columns.ts'
import { packagings } from './packagings.ts'
import { warehouses } from './stores.ts'

/** A node of the tree, depth up to 5; slug is the full path ('dispensa/pasta/pasta-corta'). */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: reference(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** 1 catalogue, 2 content (titles of dialogs: hidden from the tree). */
    categoryTypeId: smallint().notNull().default(1),
    info: jsonb().$type<{ title?: string; description?: string; image?: string }>().notNull().default({}),
  },
  (t) => [index().on(t.parentId)],
)

/** A choice that a shopper makes for a product; parameterName is its name in the cart's calls. */
export interface SelectOption {
  name: string
  parameterName: string
  values: string[]
}

/** The part of a product's sheet that lists do not need. */
export interface ProductDetails {
  text?: string
  ingredients?: string
  allergens?: string[]
  nutrition?: { name: string; value: string }[]
  storage?: string
  /** Preparation or use, when it is not obvious. */
  usage?: string
  /** By volume; mandatory for drinks above 1.2 per cent. */
  alcoholPercent?: number
  origin?: string
  /** Food business operator responsible, with address. */
  operator?: string
  datasheet?: string
  piecesPerBox?: number
  boxesPerPallet?: number
  /** Content of the pack drawing (demo); absent when mediaKey is a photo. */
  picture?: Record<string, unknown>
}

export const products = pgTable(
  'products',
  {
    id: id(),
    code: text().notNull().unique(),
    gtin: text(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** The format as read on the label: '500 g', '6 x 1,5 l'. */
    format: text().notNull().default(''),
    brand: text().notNull().default(''),
    producer: text().notNull().default(''),
    categoryId: reference()
      .notNull()
      .references(() => categories.id),
    kind: text({ enum: ['Pezzo', 'Confezione', 'Sfuso'] }).notNull(),
    qtyMult: quantity().notNull().default(1),
    /** Minimum quantity, in pieces or base unit. */
    minAcq: quantity().notNull().default(0),
    /** Sfuso: first quantity and step, in weightUnitSelling. */
    weightSelling: quantity(),
    stepSelling: quantity(),
    weightUnitSelling: text(),
    weightUnitBase: text(),
    /** Label of the selling unit: pz, cf, kg. */
    unitSelling: text().notNull().default('pz'),
    /** Net content of one selling unit in contentUnit, for the unit price: the drained weight, if any; 0 if in doubt. */
    content: quantity(),
    contentUnit: text({ enum: ['kg', 'g', 'l', 'ml', 'm', 'pz'] }),
    drainedWeightGrams: integer(),
    vatRate: vatRate().notNull(),
    /** Choices for the shopper: grind, cut. */
    selectOptions: jsonb().$type<SelectOption[]>().notNull().default([]),
    /** Maximum per customer and day, pieces or base unit; null: no limit. */
    dailyMax: quantity(),
    /** Its packaging, and the quantity that fits into one, pieces or base unit. */
    packagingId: reference().references(() => packagings.id),
    perPackage: quantity(),
    /** Volume of one piece or base unit in a locker; null: computed from its content. */
    volumeMillilitres: integer(),
    /** The product is a gift certificate of this value, created once it is paid. */
    giftValueCents: cents(),
    isFood: boolean().notNull().default(true),
    isPerishable: boolean().notNull().default(false),
    /** standard, perishable, sealed-hygiene: decides about withdrawal (specification §17). */
    withdrawalClass: text().notNull().default('standard'),
    minAge: smallint(),
    labels: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Allergens contained, as codes of Reg. (EU) 1169/2011 annex II, for filters. */
    allergens: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    details: jsonb().$type<ProductDetails>().notNull().default({}),
    /** Key of the picture: /pictures/{mediaKey}/{size}.webp. */
    mediaKey: text().notNull(),
    /** The product is shown as new until then. */
    newUntil: time(),
    /** Number of recent sales, which affects relevance. */
    popularity: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.categoryId),
    index().on(t.gtin),
    index().on(t.packagingId),
    check(
      'products_packaging',
      sql`(${t.packagingId} is null) = (${t.perPackage} is null) and (${t.perPackage} is null or ${t.perPackage} > 0)`,
    ),
    check('products_daily_max', sql`${t.dailyMax} is null or ${t.dailyMax} > 0`),
    check('products_gift_value', sql`${t.giftValueCents} is null or ${t.giftValueCents} > 0`),
    check('products_mult', sql`${t.qtyMult} > 0 and ${t.minAcq} >= 0`),
    check(
      'products_weight',
      sql`${t.kind} <> 'Sfuso' or (${t.weightSelling} > 0 and ${t.stepSelling} > 0 and ${t.weightUnitSelling} is not null and ${t.weightUnitBase} is not null)`,
    ),
  ],
)

/** No row: stock is not tracked and the product is always available. */
export const stock = pgTable(
  'stock',
  {
    warehouseId: reference()
      .notNull()
      .references(() => warehouses.id),
    productId: reference()
      .notNull()
      .references(() => products.id),
    quantity: quantity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.warehouseId, t.productId] }),
    index().on(t.productId),
    check('stock_not_negative', sql`${t.quantity} >= 0`),
  ],
)

/**
 * Words that mean the same in a search ('prezzemolo', 'erbe'); the retailer's own, loaded and edited by import, besides
 * the built-in ones.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    words: text().array().notNull(),
    /** Only disables the built-in synonyms of these words. */
    isOff: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('search_synonyms_words', sql`cardinality(${t.words}) >= case when ${t.isOff} then 1 else 2 end`),
  ],
)

/** The same for dishes, occasions and uses that a search may name, with what they need. */
export const searchDishes = pgTable(
  'search_dishes',
  {
    id: id(),
    name: text().notNull().unique(),
    /** Other words or phrases for it in a search. */
    phrases: text().array().notNull(),
    /** What it needs, in order: searches, or slugs of categories. */
    shelves: text().array().notNull(),
    /** Only disables the built-in dish of this name. */
    isOff: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('search_dishes_name', sql`${t.name} <> ''`),
    check('search_dishes_shelves', sql`${t.isOff} or cardinality(${t.shelves}) >= 1`),
  ],
)

/** Values of a product's sheet before and after a change, by column; append-only, written by trigger. */
export const productVersions = pgTable(
  'product_versions',
  {
    id: id(),
    productId: reference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    changedAt: createdAt(),
    changes: jsonb().$type<Record<string, [before: unknown, after: unknown]>>().notNull(),
  },
  (t) => [index().on(t.productId, t.changedAt)],
)

/** How many orders contained both products; recomputed every day. */
export const boughtTogether = pgTable(
  'bought_together',
  {
    productId: reference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    otherProductId: reference()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    orders: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.otherProductId] }),
    index().on(t.otherProductId),
    check('bought_together_two', sql`${t.productId} <> ${t.otherProductId}`),
  ],
)

/**
 * One row; incremented with every change of catalogue, price, promotion (not of stock) and announced on channel
 * catalogue_changed.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  id: smallint().primaryKey().default(1),
  version: bigint({ mode: 'number' }).notNull().default(1),
  changedAt: createdAt(),
})
