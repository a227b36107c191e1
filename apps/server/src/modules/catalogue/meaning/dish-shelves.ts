import type { UnderstoodShelf } from '@cambusa/contract/catalogue/understood-as'
import type { Assortment, CatalogueIndex } from '../engine/catalogue-index.ts'
import { categoryOfSlug } from '../engine/earlier-slugs.ts'
import type { Dish } from '../knowledge/known-dishes.ts'
import { generationCache, type GenerationCache } from '../memory/generation-cache.ts'
import { findBest } from '../search/search-text.ts'
import { availableFirst, bestSelling } from './best-selling.ts'

/** Number of products shown for each thing that a dish needs; its own link leads to all of them. */
const MOST_OF_SHELF = 40
/** A product that only has it among its ingredients does not count. */
const LEAST_WEIGHT = 3

export interface DishShelf {
  shelf: UnderstoodShelf
  /** The best first, available ones before others. */
  ordinals: Uint32Array
  isPersonal: boolean
}

/**
 * Number of dishes whose shelves are cached: each shelf is a search, and the same for all customers without purchases.
 */
const DISHES_KEPT = 1000
const kept = new WeakMap<CatalogueIndex, GenerationCache<string, DishShelf[]>>()

/** What a dish needs, in order, without what the shop does not sell. */
export function shelvesOf(
  assortment: Assortment,
  dish: Dish,
  bonus: ReadonlyMap<number, number> | undefined,
): readonly DishShelf[] {
  if (bonus !== undefined) return workOut(assortment, dish, bonus)
  let cache = kept.get(assortment.index)
  if (cache === undefined) kept.set(assortment.index, (cache = generationCache(DISHES_KEPT)))
  const key = `${assortment.number}.${assortment.stockRevision} ${dish.name}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = workOut(assortment, dish, bonus)
  cache.set(key, made)
  return made
}

const workOut = (
  assortment: Assortment,
  { shelves }: Dish,
  bonus: ReadonlyMap<number, number> | undefined,
): DishShelf[] =>
  shelves.map((text) => shelfOf(assortment, text, bonus)).filter(({ ordinals }) => ordinals.length > 0)

function shelfOf(
  assortment: Assortment,
  text: string,
  bonus: ReadonlyMap<number, number> | undefined,
): DishShelf {
  const { index } = assortment
  const category = categoryOfSlug(index, text)
  if (category !== undefined) {
    const { name, slug } = index.snapshot.categories[category]!
    return { shelf: { name, slug }, ordinals: bestOf(assortment, category), isPersonal: false }
  }
  const query = wordsOf(text)
  const { ordinals, isPersonal } = findBest(assortment, query, {
    most: MOST_OF_SHELF,
    leastWeight: LEAST_WEIGHT,
    ...(bonus && { bonus }),
  })
  return { shelf: { name: query, query }, ordinals: availableFirst(assortment, ordinals), isPersonal }
}

/** For a category that the shop does not have its last segment is searched: 'casa/carta-e-tovaglioli'. */
const wordsOf = (text: string) =>
  text.includes('/') ? text.slice(text.lastIndexOf('/') + 1).replaceAll('-', ' ') : text

/** Best sellers of a category. */
function bestOf(assortment: Assortment, category: number): Uint32Array {
  const { categories, categoryProducts, categoryStart } = assortment.index.snapshot
  const all = categoryProducts.subarray(categoryStart[category], categoryStart[categories[category]!.end])
  return bestSelling(assortment, all).subarray(0, MOST_OF_SHELF)
}

/** Interleaves rows: the first of each in their order, then the second of each, without duplicates. */
export function mixRows(rows: readonly Uint32Array[]): Uint32Array {
  const mixed = new Set<number>()
  const longest = Math.max(0, ...rows.map(({ length }) => length))
  const next = rows.map(() => 0)
  for (let round = 0; round < longest; round++)
    rows.forEach((row, r) => {
      while (next[r]! < row.length && mixed.has(row[next[r]!]!)) next[r]!++
      if (next[r]! < row.length) mixed.add(row[next[r]!]!)
    })
  return Uint32Array.from(mixed)
}
