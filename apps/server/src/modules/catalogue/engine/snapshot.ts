import type { Choice } from '@cambusa/domain/catalogue/select-option'
import type { QuantityRule } from '@cambusa/domain/quantity/quantity-rule'
import type { Dish } from '../knowledge/known-dishes.ts'
import type { KeyTable } from '../memory/key-table.ts'
import type { NumberColumns } from './number-columns.ts'
import type { PriceColumn } from './price-column.ts'
import type { StringColumn } from '../memory/string-column.ts'
import type { TermIndex } from '../words/term-index.ts'

/** How a product is sold; products share few of them. */
export interface SaleRule {
  rule: QuantityRule
  unitSelling: string
}

/** What is asked of who buys a product, and what it travels in; most products have nothing of it. */
export interface BuyingRule {
  choices: Choice[]
  /** Most that one customer may buy in a day, pieces or base unit; null: as much as there is. */
  dailyMaximum: number | null
  /** packagingId 0: none. */
  packagingId: number
  /** How much fits into one, pieces or base unit. */
  perPackage: number
}

/** A crate, tray or box that orders are charged for. */
export interface Packaging {
  id: number
  descr: string
  costCents: number
  vatRate: number
  isDeposit: boolean
}

/** Categories of this type are the tree of goods; others hold texts (titles of dialogs) and are only found by slug. */
export const CATALOGUE_TYPE = 1

/** A node of the tree, in the order of a walk through it: its subtree is the ordinals from its own to `end`. */
export interface CategoryNode {
  id: number
  /** Ordinal of the parent, -1 for a first-level category. */
  parent: number
  /** First ordinal behind the subtree. */
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

/** Slugs of before and the ids of what had them last. */
export interface EarlierSlugs {
  slugs: StringColumn
  keys: KeyTable
  ids: Float64Array
}

/** Prices of promotions that run or will run, by row. */
export interface PromotionRows {
  /** Index in `promotions`. */
  promotion: Uint32Array
  /** Index in `priceLists`. */
  priceList: Uint32Array
  ordinal: Uint32Array
  cents: Int32Array
  /** Lowest price of the 30 days before the promotion, 0 when the product had none then. */
  lowestCents: Int32Array
}

/** Bits of `flags`. */
export const FLAG = { food: 1, perishable: 2, sheetComplete: 4, allergensKnown: 8, picture: 16 } as const

/** Stock levels as kept in columns. */
export const LEVELS = ['none', 'few', 'many'] as const
export const LEVEL_OF = { none: 0, few: 1, many: 2 } as const

/**
 * Everything that lists, cards and search need, in flat arrays that a worker hands over without copying.
 * A product is its ordinal; ordinals follow the Italian alphabetical order of names.
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
  /** Ordinals of the codes and GTINs that are digits alone, in the order of their first digits. */
  codeOrder: Uint32Array
  gtinOrder: Uint32Array
  /** Index in brandNames; 0 is the empty brand. */
  brand: Uint32Array
  brandNames: StringColumn
  brandKeys: KeyTable
  /** Place of each brand in the alphabetical order. */
  brandRank: Uint32Array
  /** Index in formatNames. */
  format: Uint32Array
  formatNames: StringColumn
  /** Of each of formatNames, its index in formatLabels: ways of writing one size share a label. */
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
  /** 0 is nothing at all. */
  buyingRules: BuyingRule[]
  packagings: Packaging[]
  flags: Uint8Array
  labelSet: Uint32Array
  labelSets: string[][]
  allergenSet: Uint32Array
  allergenSets: string[][]
  /** Content in the unit of the unit price, 0 unknown. */
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
  /** Words of the phrases that they are asked with. */
  dishTerms: TermIndex
}

/** The units that contentUnit counts. */
export const CONTENT_UNITS = ['', 'kg', 'l', 'm', 'pz'] as const
