import { asciiJson } from '../product/ascii-json.ts'
import { cardsJson } from '../product/card-json.ts'
import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { searchText } from './search-text.ts'
import { matchMistyped, matchWord } from './match-word.ts'
import { fold, queryWords } from './words.ts'

const MOST = { words: 6, categories: 4, brands: 4, products: 6 } as const
/** Categories and brands are counted among so many of the best products. */
const LOOKED_AT = 300
/** One or two letters begin words of most products: six of them are found among fewer. */
const MOST_POSTINGS = 40_000

interface Suggestions {
  words: string[]
  categories: { categoryId: number; name: string; slug: string; parentName: string }[]
  brands: { name: string; count: number }[]
}

/** Words, categories, brands and products for what was typed so far, as the data of GET /products/suggest. */
export function suggestJson(shelf: Shelf, typed: string): string {
  const { lists } = shelf.index
  const text = typed.trim()
  const key = `suggest ${shelf.number}.${shelf.stockRevision} ${fold(text)}`
  const kept = lists.get(key) as string | undefined
  if (kept !== undefined) return kept
  const { ordinals } = text === '' ? { ordinals: new Uint32Array() } : searchText(shelf, text, MOST_POSTINGS)
  const best = ordinals.subarray(0, LOOKED_AT)
  const suggestions: Suggestions = {
    words: suggestWords(shelf, text),
    categories: suggestCategories(shelf, best),
    brands: suggestBrands(shelf, best),
  }
  const products = cardsJson(shelf, best.subarray(0, MOST.products))
  const json = `${asciiJson(suggestions).slice(0, -1)},"products":${products}}`
  lists.set(key, json, json.length)
  return json
}

/** The last word completed or put right, behind what stands before it; the word most products hold first. */
function suggestWords({ index: { terms } }: Shelf, text: string): string[] {
  const words = queryWords(text)
  const last = words.at(-1)
  if (last === undefined) return []
  const asTyped = matchWord(terms, last, true).matches
  const matches = asTyped.length > 0 ? asTyped : matchMistyped(terms, last, true).matches
  return matches
    .toSorted((a, b) => terms.productCount(b.term) - terms.productCount(a.term))
    .slice(0, MOST.words)
    .map(({ term }) => [...words.slice(0, -1), terms.read(term)].join(' '))
}

function suggestCategories({ index }: Shelf, ordinals: Uint32Array): Suggestions['categories'] {
  const { categories, category } = index.snapshot
  return mostFrequent(
    Array.from(ordinals, (ordinal) => category[ordinal]!),
    MOST.categories,
  ).map(([leaf]) => {
    const { id, name, slug, parent } = categories[leaf]!
    return { categoryId: id, name, slug, parentName: categories[parent]?.name ?? '' }
  })
}

function suggestBrands({ index }: Shelf, ordinals: Uint32Array): Suggestions['brands'] {
  const brands = Array.from(ordinals, (ordinal) => index.snapshot.brand[ordinal]!).filter(
    (brand) => brand > 0,
  )
  return mostFrequent(brands, MOST.brands).map(([brand, count]) => ({ name: index.brandName(brand), count }))
}

/** Values with how often they occur, most first, of equal ones the one met first. */
function mostFrequent(values: readonly number[], most: number): [value: number, count: number][] {
  const countOf = new Map<number, number>()
  for (const value of values) countOf.set(value, (countOf.get(value) ?? 0) + 1)
  return [...countOf].toSorted((a, b) => b[1] - a[1]).slice(0, most)
}
