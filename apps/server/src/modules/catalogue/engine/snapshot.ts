import type { Choice } from '@cambusa/domain/catalogue/select-option'
import type { QuantityRule } from '@cambusa/domain/quantity/quantity-rule'
import type { Dish } from '../knowledge/known-dishes.ts'
import type { KeyTable } from '../memory/key-table.ts'
import type { NumberColumns } from './number-columns.ts'
import type { PriceColumn } from './price-column.ts'
import type { StringColumn } from '../memory/string-column.ts'
import type { TermIndex } from '../words/term-index.ts'

/** How a product is sold; products share few different rules. */
export interface SaleRule {
  rule: QuantityRule
  unitSelling: string
}

/** Conditions for buying a product, and its packaging; most products have none. */
export interface BuyingRule {
  choices: Choice[]
  /** Maximum per customer and day, pieces or base unit; null: no limit. */
  dailyMaximum: number | null
  /** packagingId 0: none. */
  packagingId: number
  /** Quantity that fits into one, pieces or base unit. */
  perPackage: number
}

/** A crate, tray or box that is charged with orders. */
export interface Packaging {
  id: number
  descr: string
  costCents: number
  vatRate: number
  isDeposit: boolean
}

/** Categories of this type form the tree; others contain texts (titles of dialogs) and are only found by slug. */
export const CATALOGUE_TYPE = 1

/** A node of the tree, in depth-first order: its subtree is the ordinals from its own to `end`. */
export interface CategoryNode {
  id: number
  /** Ordinal of the parent, -1 for a first-level category. */
  parent: number
  /** First ordinal after the subtree. */
  end: number
  slug: string
  name: string
  typeId: number
  info: { title?: string; description?: string; image?: string }
}

export interface PromotionHead {
  id: number
  key: string
  name: string
  promoType: string
  /** Days as yyyy-MM-dd, both included. */
  startDate: string
  endDate: string
  view: { body: string; cssClass: string }
}

/** Former slugs and the ids of their last owners. */
export interface EarlierSlugs {
  slugs: StringColumn
  keys: KeyTable
  ids: Float64Array
}

/** Prices of current and future promotions, by row. */
export interface PromotionRows {
  /** Index in `promotions`. */
  promotion: Uint32Array
  /** Index in `priceLists`. */
  priceList: Uint32Array
  ordinal: Uint32Array
  cents: Int32Array
  /** Lowest price of the 30 days before the promotion, 0 if there was none. */
  lowestCents: Int32Array
}

/** Bits of `flags`. */
export const FLAG = {
  food: 1,
  perishable: 2,
  sheetComplete: 4,
  allergensKnown: 8,
  picture: 16,
  /** No food for people. */
  aside: 32,
  forAnimals: 64,
} as const

/** Stock levels as stored in columns. */
export const LEVELS = ['none', 'few', 'many'] as const
export const LEVEL_OF = { none: 0, few: 1, many: 2 } as const

/**
 * Everything that lists, cards and search need, in flat arrays that a worker transfers without copying. A product is
 * its ordinal; ordinals follow the Italian alphabetical order of names.
 */
export interface Snapshot extends NumberColumns {
  version: number
  productCount: number
  ids: Float64Array
  /** Ordinals by rising id. */
  ordinalsById: Uint32Array
  code: StringColumn
  gtin: StringColumn
  slug: StringColumn
  name: StringColumn
  mediaKey: StringColumn
  codeKeys: KeyTable
  gtinKeys: KeyTable
  slugKeys: KeyTable
  earlierSlugs: { product: EarlierSlugs; category: EarlierSlugs }
  /** Ordinals of the codes and GTINs that consist of digits, sorted by their first digits. */
  codeOrder: Uint32Array
  gtinOrder: Uint32Array
  /** Index in brandNames; 0 is the empty brand. */
  brand: Uint32Array
  brandNames: StringColumn
  brandKeys: KeyTable
  /** Rank of each brand in alphabetical order. */
  brandRank: Uint32Array
  /** Index in formatNames. */
  format: Uint32Array
  formatNames: StringColumn
  /** For each of formatNames its index in formatLabels: notations of one size share a label. */
  formatLabelOf: Uint32Array
  formatLabels: StringColumn
  formatLabelKeys: KeyTable
  formatLabelRank: Uint32Array
  category: Uint32Array
  categories: CategoryNode[]
  /** Products by category: those of category c and its subtree from categoryStart[c] to categoryStart[c's end]. */
  categoryStart: Uint32Array
  categoryProducts: Uint32Array
  saleRule: Uint32Array
  saleRules: SaleRule[]
  buyingRule: Uint32Array
  /** 0 is the empty rule. */
  buyingRules: BuyingRule[]
  packagings: Packaging[]
  flags: Uint8Array
  labelSet: Uint32Array
  labelSets: string[][]
  allergenSet: Uint32Array
  allergenSets: string[][]
  /** Content in the unit of the unit price, 0 if unknown. */
  contentBase: Float64Array
  contentUnit: Uint8Array
  priceListIds: number[]
  prices: PriceColumn[]
  warehouses: { id: number; priceListId: number; storeId: number }[]
  /** Per warehouse, levels by ordinal. */
  stock: Uint8Array[]
  promotions: PromotionHead[]
  promotionRows: PromotionRows
  terms: TermIndex
  /** Words of the names of categories. */
  categoryTerms: TermIndex
  /** Dishes and occasions that a search may name. */
  dishes: Dish[]
  /** Words of the phrases for them. */
  dishTerms: TermIndex
}

/** The units that contentUnit is an index of. */
export const CONTENT_UNITS = ['', 'kg', 'l', 'm', 'pz'] as const
