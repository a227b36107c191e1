import type { CategoryHit } from '@cambusa/contract/catalogue/product'
import type { CatalogueIndex, Assortment, CardForm } from '../engine/catalogue-index.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { cardsJson } from '../cards/card-json.ts'
import type { Bought } from '../search/bought.service.ts'
import { categoriesNamed, categoryHit } from '../search/category-names.ts'
import { findBest } from '../search/search-text.ts'
import { findUnderstood } from '../meaning/find-meant.ts'
import { readIntent } from '../words/intent.ts'
import { withDishes } from './suggest-dishes.ts'
import { suggestWords } from './suggest-words.ts'
import { LEAST_SEEN_WEIGHT } from '../words/term-index.ts'
import { fold, readQuery } from '../words/words.ts'

const MOST = { words: 6, categories: 4, namedCategories: 2, brands: 4, products: 6 } as const
/** Categories and brands are counted in this many of the best products. */
const LOOKED_AT = 120
/** One or two letters are a prefix in most products: six matches are found among fewer. */
const MOST_POSTINGS = 10_000

interface Suggestions {
  words: string[]
  categories: CategoryHit[]
  brands: { name: string; count: number }[]
}

/**
 * Words, categories, brands and products for the text typed so far, as the data of GET /products/suggest. Products
 * bought before come first among equals; nothing is cached.
 */
export function suggestJson(assortment: Assortment, typed: string, form: CardForm, bought?: Bought): string {
  const { lists } = assortment.index
  const text = typed.trim()
  const key = `suggest ${form} ${assortment.number}.${assortment.stockRevision} ${fold(text)}`
  const kept = bought === undefined ? (lists.get(key) as string | undefined) : undefined
  if (kept !== undefined) return kept
  if (text === '') return '{"words":[],"categories":[],"brands":[],"products":[]}'
  const query = readQuery(text)
  const options = {
    most: LOOKED_AT,
    mostPostings: MOST_POSTINGS,
    // Ingredients are searched when no name matches.
    leastWeight: LEAST_SEEN_WEIGHT,
    ...(bought && { bonus: bought.bonus }),
  }
  const intent = readIntent(text)
  const best = findBest(assortment, text, options)
  const isMeant = intent !== undefined || best.ordinals.length === 0
  const { ordinals, isPersonal } = (isMeant ? meantBy(assortment, text, bought) : undefined) ?? best
  const words = query.words.map(({ word }) => word)
  const suggestions: Suggestions = {
    words: withDishes(
      assortment.index,
      query,
      intent,
      suggestWords(assortment.index, query, ordinals, MOST.words),
      MOST.words,
    ),
    categories: suggestCategories(assortment.index, words, ordinals),
    brands: suggestBrands(assortment.index, ordinals),
  }
  const products = cardsJson(assortment, ordinals.subarray(0, MOST.products), form)
  const json = `${asciiJson(suggestions).slice(0, -1)},"products":${products}}`
  if (!isPersonal) lists.set(key, json, json.length)
  return json
}

/** The best products by the meaning of a text, if it is more than its words; none while that is still being typed. */
function meantBy(assortment: Assortment, text: string, bought: Bought | undefined) {
  const meant = findUnderstood(assortment, text, bought?.bonus)
  if (meant === undefined || meant.ordinals.length === 0 || meant.leftOut.length > 0) return undefined
  return { ordinals: meant.rank(meant.ordinals).subarray(0, LOOKED_AT), isPersonal: meant.isPersonal }
}

/** Categories with such names, then those of most of the products. */
function suggestCategories(
  index: CatalogueIndex,
  words: readonly string[],
  ordinals: Uint32Array,
): CategoryHit[] {
  const { category } = index.snapshot
  const named = categoriesNamed(index, words).slice(0, MOST.namedCategories)
  const frequent = mostFrequent(category, ordinals).map(([leaf]) => leaf)
  return [...new Set([...named, ...frequent])].slice(0, MOST.categories).map((c) => categoryHit(index, c))
}

function suggestBrands(index: CatalogueIndex, ordinals: Uint32Array): Suggestions['brands'] {
  return mostFrequent(index.snapshot.brand, ordinals)
    .filter(([brand]) => brand > 0)
    .slice(0, MOST.brands)
    .map(([brand, count]) => ({ name: index.brandName(brand), count }))
}

/** The values of a column for some products with their frequency, most first, equal ones in order of occurrence. */
function mostFrequent(column: Uint32Array, ordinals: Uint32Array): [value: number, count: number][] {
  const countOf = new Map<number, number>()
  for (let i = 0; i < ordinals.length; i++) {
    const value = column[ordinals[i]!]!
    countOf.set(value, (countOf.get(value) ?? 0) + 1)
  }
  return [...countOf].toSorted((a, b) => b[1] - a[1])
}
