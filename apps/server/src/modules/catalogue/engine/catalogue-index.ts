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

/** What one customer sees on one day: prices, stock, and what was worked out from them. */
export interface Assortment {
  index: CatalogueIndex
  number: number
  day: RomeDay
  scope: PriceScope
  prices: PriceView
  /** Stock levels by ordinal; undefined where the warehouse is unknown: everything is there. */
  stock: Uint8Array | undefined
  /** Grows with every change of stock: part of the key of kept lists. */
  stockRevision: number
  /** Bits of every product that lists ask for (traits.ts), made when first asked for. */
  traits: Uint8Array | undefined
  /** Counts of the facets that are made of traits; a change of stock forgets them. */
  shopCounts: Map<string, Int32Array>
  /** Order of products by the sort keys that depend on prices, made when first asked for. */
  ranks: Map<string, SortRank>
}

/** Where assortments are asked for: the catalogue of a process. */
export interface Assortments {
  /** All products as one scope sees them at one moment: what lists and searches read. */
  assortment(scope: PriceScope, now: Date): Assortment
}

/** order lists ordinals, rank gives each ordinal its place in it. */
export interface SortRank {
  order: Uint32Array
  rank: Uint32Array
}

/** A snapshot opened for reading, with the caches that live and die with it. */
export interface CatalogueIndex {
  snapshot: Snapshot
  /** False: a food without the information that the law asks for is not sold (specification §17). */
  sellsIncompleteFood: boolean
  name: (ordinal: number) => string
  code: (ordinal: number) => string
  gtin: (ordinal: number) => string
  slug: (ordinal: number) => string
  format: (ordinal: number) => string
  /** By the index in the snapshot's formatNames. */
  formatName: (format: number) => string
  /** A size in one way of writing, by its index in the snapshot's formatLabels. */
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
  /** Names of categories, found as products are. */
  categoryTerms: TermReader
  categorySpace: ScoreSpace
  /** Words of the phrases that dishes are asked with. */
  dishTerms: TermReader
  /** What a product that sells counts for in a search. */
  popularityBonus: Uint8Array
  /** Cards as JSON; their keys name the assortment, so one ring serves the indexes of a process one after the other. */
  cards: TextRing
  /** Order of products by the sort keys that are the same for everybody. */
  ranks: Map<string, SortRank>
  /** Counts of the facets that are the same for everybody (lists/facets). */
  shopCounts: Map<string, Int32Array>
  /** Parts of cards that products share, as JSON. */
  sharedCards: GenerationCache<number, string>
  /** Cards as bytes of their whole JSON, what they share included: those of product pages asked for now. Weights in bytes. */
  bytesOfCards: GenerationCache<number, Uint8Array>
  /** Sheets of product pages as JSON; weights in bytes. */
  sheets: GenerationCache<number, string>
  /**
   * Anything worked out from lists of products, by a key that names its assortment, from the second time on that it is asked for;
   * weights in bytes.
   */
  lists: GenerationCache<string, unknown>
  /** Finished lists and product pages, by keys that name the assortment. */
  pages: ResponseCache
  assortments: Map<string, Assortment>
  /** The one asked for last, which most calls ask for again. */
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
    // The first brand is none, and a table of keys holds no empty text.
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

/** By the logarithm, in whole steps: what sells twice as often counts for one more. */
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

/** What is told of a product in lists: everything, or what a screen shows of it (decision 142). */
export type CardForm = 'whole' | 'card'

/** Key of a kept card: its assortment, its product and its form. */
export function cardKey(assortment: Assortment, ordinal: number, form: CardForm): number {
  const key = assortment.number * CARD_SPACE + ordinal
  return form === 'whole' ? key : -key
}
