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

/** A choice that a shopper makes of a product; parameterName is how the call of the cart names it. */
export interface SelectOption {
  name: string
  parameterName: string
  values: string[]
}

/** The sheet of a product that lists do not need. */
export interface ProductDetails {
  text?: string
  ingredients?: string
  allergens?: string[]
  nutrition?: { name: string; value: string }[]
  storage?: string
  /** How to prepare or use it, where one could not know. */
  usage?: string
  /** By volume; drinks above 1.2 per cent must tell it. */
  alcoholPercent?: number
  origin?: string
  /** Food business operator responsible, with address. */
  operator?: string
  datasheet?: string
  piecesPerBox?: number
  boxesPerPallet?: number
  /** What the pack drawing shows (demo), or nothing when mediaKey is a photo's. */
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
    /** Smallest quantity that can be bought, in pieces or base unit. */
    minAcq: quantity().notNull().default(0),
    /** Sfuso: first add and step, in weightUnitSelling. */
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
    /** What a shopper chooses of it: grind, cut. */
    selectOptions: jsonb().$type<SelectOption[]>().notNull().default([]),
    /** Most that one customer may buy in a day, pieces or base unit; null: as much as there is. */
    dailyMax: quantity(),
    /** What it travels in, and how much of it fits into one, pieces or base unit. */
    packagingId: reference().references(() => packagings.id),
    perPackage: quantity(),
    /** Room that one piece or base unit takes in a locker; null: worked out from its content. */
    volumeMillilitres: integer(),
    /** It is a gift certificate worth so much, made once it is paid. */
    giftValueCents: cents(),
    isFood: boolean().notNull().default(true),
    isPerishable: boolean().notNull().default(false),
    /** standard, perishable, sealed-hygiene: what withdrawal allows (specification §17). */
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
    /** Product is shown as new until then. */
    newUntil: time(),
    /** Times sold lately: weighs relevance. */
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

/** No row: stock is not tracked, the product is sold freely. */
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
 * Words that mean the same to who searches ('prezzemolo', 'erbe'); the retailer's own, loaded and edited by import, beside
 * those that come with the product.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    words: text().array().notNull(),
    /** Only switches off what the product knows of these words. */
    isOff: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('search_synonyms_words', sql`cardinality(${t.words}) >= case when ${t.isOff} then 1 else 2 end`),
  ],
)

/** The same of dishes, occasions and uses that a search may name, with what they need. */
export const searchDishes = pgTable(
  'search_dishes',
  {
    id: id(),
    name: text().notNull().unique(),
    /** Other words or phrases that it may be asked with. */
    phrases: text().array().notNull(),
    /** What it needs, in order: searches, or slugs of categories. */
    shelves: text().array().notNull(),
    /** Only switches off the dish of this name that comes with the product. */
    isOff: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('search_dishes_name', sql`${t.name} <> ''`),
    check('search_dishes_shelves', sql`${t.isOff} or cardinality(${t.shelves}) >= 1`),
  ],
)

/** What a product's sheet said before and after a change, by column; append-only, written by trigger. */
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

/** How many orders held both products; worked out again every day. */
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

/** One row; grows with every change of catalogue, price, promotion (not of stock) and is announced on channel catalogue_changed. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: smallint().primaryKey().default(1),
  version: bigint({ mode: 'number' }).notNull().default(1),
  changedAt: createdAt(),
})
