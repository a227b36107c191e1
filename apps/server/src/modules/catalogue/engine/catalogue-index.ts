import type { Crumb } from '@cambusa/contract/catalogue/listed-product'
import type { PriceScope } from '@cambusa/domain/money/price-scope'
import { findRow } from '../memory/key-table.ts'
import { ordinalFinder } from '../memory/ordinal-finder.ts'
import { scoreSpace, type ScoreSpace } from '../memory/score-space.ts'
import { termReader, type TermReader } from '../words/term-reader.ts'
import type { Snapshot } from './snapshot.ts'
import { stringReader } from '../memory/string-column.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import type { PriceView } from './price-view.ts'
import { responseCache, type ResponseCache } from '../memory/response-cache.ts'
import type { RomeDay } from './rome-day.ts'
import { secondTimeCache } from '../memory/second-time-cache.ts'
import type { TextRing } from '../memory/text-ring.ts'

const SHARED_KEPT = 16_000
const BYTES_OF_CARDS_KEPT = 12 * 1024 * 1024
const SHEETS_KEPT_BYTES = 12 * 1024 * 1024
/** 3,000 product pages, plain and compressed, and the lists of a day. */
const PAGES_KEPT_BYTES = 48 * 1024 * 1024
const LISTS_KEPT_BYTES = 24 * 1024 * 1024

/** The catalogue for one customer on one day: prices, stock, and values derived from them. */
export interface Assortment {
  index: CatalogueIndex
  number: number
  day: RomeDay
  scope: PriceScope
  prices: PriceView
  /** Stock levels by ordinal; undefined when the warehouse is unknown: everything is available. */
  stock: Uint8Array | undefined
  /** Incremented with every stock change: part of the key of cached lists. */
  stockRevision: number
  /** Bits of every product that lists need (traits.ts), built on first use. */
  traits: Uint8Array | undefined
  /** Counts of the facets based on traits; a stock change clears them. */
  shopCounts: Map<string, Int32Array>
  /** Order of products by the sort keys that depend on prices, built on first use. */
  ranks: Map<string, SortRank>
}

/** Access to assortments: the catalogue of a process. */
export interface Assortments {
  /** All products for one scope at one moment: what lists and searches read. */
  assortment(scope: PriceScope, now: Date): Assortment
}

/** order lists ordinals, rank gives each ordinal its index in it. */
export interface SortRank {
  order: Uint32Array
  rank: Uint32Array
}

/** A snapshot opened for reading, with caches of the same lifetime. */
export interface CatalogueIndex {
  snapshot: Snapshot
  /** False: a food without the mandatory information is not sold (specification §17). */
  sellsIncompleteFood: boolean
  name: (ordinal: number) => string
  code: (ordinal: number) => string
  gtin: (ordinal: number) => string
  slug: (ordinal: number) => string
  format: (ordinal: number) => string
  /** By index in the snapshot's formatNames. */
  formatName: (format: number) => string
  /** A normalised size, by index in the snapshot's formatLabels. */
  formatLabel: (label: number) => string
  formatLabelNumber: (label: string) => number | undefined
  mediaKey: (ordinal: number) => string
  brandName: (brand: number) => string
  brandOf: (name: string) => number | undefined
  ordinalOf: (productId: number) => number | undefined
  ordinalOfSlug: (slug: string) => number | undefined
  ordinalOfCode: (code: string) => number | undefined
  ordinalOfGtin: (gtin: string) => number | undefined
  categoryOf: (categoryId: number) => number | undefined
  categoryBySlug: Map<string, number>
  crumbs: (category: number) => Crumb[]
  terms: TermReader
  scoreSpace: ScoreSpace
  /** Names of categories, searchable like products. */
  categoryTerms: TermReader
  categorySpace: ScoreSpace
  /** Words of the phrases for dishes. */
  dishTerms: TermReader
  /** Bonus of a product's popularity in a search. */
  popularityBonus: Uint8Array
  /** Cards as JSON; their keys contain the assortment, so that successive indexes of a process share one ring. */
  cards: TextRing
  /** Order of products by the sort keys that are the same for all customers. */
  ranks: Map<string, SortRank>
  /** Counts of the facets that are the same for all customers (lists/facets). */
  shopCounts: Map<string, Int32Array>
  /** Parts of cards that products share, as JSON. */
  sharedCards: GenerationCache<number, string>
  /**
   * Cards as bytes of their complete JSON, including shared parts: those of recently used product pages. Weights in
   * bytes.
   */
  bytesOfCards: GenerationCache<number, Uint8Array>
  /** Sheets of product pages as JSON; weights in bytes. */
  sheets: GenerationCache<number, string>
  /**
   * Values computed from lists of products, by a key that contains their assortment, cached from the second use on;
   * weights in bytes.
   */
  lists: GenerationCache<string, unknown>
  /** Finished lists and product pages, by keys that contain the assortment. */
  pages: ResponseCache
  assortments: Map<string, Assortment>
  /** The last one used, which most calls need again. */
  lastAssortment: Assortment | undefined
}

export interface IndexOptions {
  sellsIncompleteFood: boolean
  cards: TextRing
}

export function openIndex(snapshot: Snapshot, { sellsIncompleteFood, cards }: IndexOptions): CatalogueIndex {
  const code = stringReader(snapshot.code)
  const gtin = stringReader(snapshot.gtin)
  const slug = stringReader(snapshot.slug)
  const formatName = stringReader(snapshot.formatNames)
  const brandName = stringReader(snapshot.brandNames)
  const formatLabel = stringReader(snapshot.formatLabels)
  const { categories } = snapshot
  const categoryById = new Map(categories.map((node, ordinal) => [node.id, ordinal]))
  const crumbsOf: (Crumb[] | undefined)[] = []
  const crumbs = (category: number): Crumb[] =>
    (crumbsOf[category] ??= pathOf(snapshot, category).map(({ id, name, slug: path }) => ({
      categoryId: id,
      name,
      slug: path,
    })))
  return {
    snapshot,
    sellsIncompleteFood,
    code,
    gtin,
    slug,
    name: stringReader(snapshot.name),
    format: (ordinal) => formatName(snapshot.format[ordinal]!),
    formatName,
    formatLabel,
    formatLabelNumber: (label) => findRow(snapshot.formatLabelKeys, formatLabel, label),
    mediaKey: stringReader(snapshot.mediaKey),
    brandName,
    // The first brand is the empty one, and a table of keys cannot hold an empty text.
    brandOf: (name) => (name === '' ? 0 : findRow(snapshot.brandKeys, brandName, name)),
    ordinalOf: ordinalFinder(snapshot.ids, snapshot.ordinalsById),
    ordinalOfSlug: (text) => findRow(snapshot.slugKeys, slug, text),
    ordinalOfCode: (text) => findRow(snapshot.codeKeys, code, text),
    ordinalOfGtin: (text) => findRow(snapshot.gtinKeys, gtin, text),
    categoryOf: (id) => categoryById.get(id),
    categoryBySlug: new Map(categories.map((node, ordinal) => [node.slug, ordinal])),
    crumbs,
    terms: termReader(snapshot.terms),
    scoreSpace: scoreSpace(snapshot.productCount),
    categoryTerms: termReader(snapshot.categoryTerms),
    categorySpace: scoreSpace(categories.length),
    dishTerms: termReader(snapshot.dishTerms),
    popularityBonus: bonusesOf(snapshot.popularity),
    cards,
    ranks: new Map(),
    shopCounts: new Map(),
    sharedCards: generationCache(SHARED_KEPT),
    bytesOfCards: generationCache(BYTES_OF_CARDS_KEPT),
    sheets: generationCache(SHEETS_KEPT_BYTES),
    lists: secondTimeCache(LISTS_KEPT_BYTES),
    pages: responseCache(PAGES_KEPT_BYTES),
    assortments: new Map(),
    lastAssortment: undefined,
  }
}

const BONUS_AT_MOST = 16

/** Logarithmic, in whole steps: twice the sales add one. */
function bonusesOf(popularity: Uint32Array): Uint8Array {
  const bonuses = new Uint8Array(popularity.length)
  for (let ordinal = 0; ordinal < bonuses.length; ordinal++)
    bonuses[ordinal] = Math.min(BONUS_AT_MOST, 31 - Math.clz32(1 + popularity[ordinal]!))
  return bonuses
}

function pathOf(snapshot: Snapshot, category: number): Snapshot['categories'] {
  const node = snapshot.categories[category]
  return node === undefined ? [] : [...pathOf(snapshot, node.parent), node]
}

const CARD_SPACE = 2 ** 24

/** The form of a product in lists: all fields, or those that a screen shows (decision 142). */
export type CardForm = 'whole' | 'card'

/** Key of a cached card: its assortment, its product and its form. */
export function cardKey(assortment: Assortment, ordinal: number, form: CardForm): number {
  const key = assortment.number * CARD_SPACE + ordinal
  return form === 'whole' ? key : -key
}
