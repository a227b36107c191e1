import type { CategoryHit } from '@cambusa/contract/catalogue/product'
import { productsBelow } from '../engine/category-tree.ts'
import type { CatalogueIndex, Assortment, CardForm } from '../engine/catalogue-index.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { cardsJson } from '../cards/card-json.ts'
import { everyProduct, setOfList } from './product-set.ts'
import { sortProducts } from './sort-rank.ts'
import { TRAIT, traitsColumn } from '../engine/traits.ts'
import { categoriesNear, categoryHit, isOfGoods } from '../search/category-names.ts'
import { findBest } from '../search/search-text.ts'
import { readQuery } from '../words/words.ts'

const MOST = { categories: 6, products: 12 } as const
/** Products considered at once: the best matches of the text without filters, and batches of best sellers. */
const LOOKED_AT = 60

/** The request of a list without results. */
export interface EmptySearch {
  text: string
  categoryId: number | undefined
}

/**
 * What a list without products offers instead, as the JSON of ListFallback: categories near the request, and best
 * sellers of the nearest one, else of the shop.
 */
export function fallbackJson(assortment: Assortment, search: EmptySearch, form: CardForm): string {
  const { index } = assortment
  const near = nearCategories(assortment, search)
  const shown: CategoryHit[] = (near.length > 0 ? near : firstLevel(index))
    .slice(0, MOST.categories)
    .map((category) => categoryHit(index, category))
  const [nearest] = near
  const ofNearest = nearest === undefined ? [] : mostBought(assortment, nearest)
  const products = ofNearest.length > 0 ? ofNearest : mostBought(assortment)
  return `{"categories":${asciiJson(shown)},"products":${cardsJson(assortment, products, form)}}`
}

/**
 * Categories whose names resemble the words, then those of products that the words find without filters, then the
 * requested one and its parent.
 */
function nearCategories(assortment: Assortment, { text, categoryId }: EmptySearch): number[] {
  const { index } = assortment
  const { categories, category } = index.snapshot
  const words = readQuery(text).words.map(({ word }) => word)
  const found = text === '' ? [] : findBest(assortment, text, { most: LOOKED_AT }).ordinals
  const asked = categoryId === undefined ? undefined : index.categoryOf(categoryId)
  const parent = asked === undefined ? -1 : (categories[asked]?.parent ?? -1)
  const around = [...(asked === undefined ? [] : [asked]), ...(parent < 0 ? [] : [parent])]
  const near = [
    ...categoriesNear(index, words),
    ...Array.from(found, (ordinal) => category[ordinal]!),
    ...around.filter((near) => isOfGoods(index, near)),
  ]
  return [...new Set(near)]
}

function firstLevel(index: CatalogueIndex): number[] {
  const { categories } = index.snapshot
  return [...categories.keys()].filter((c) => categories[c]!.parent < 0 && isOfGoods(index, c))
}

/** Best sellers of a category or of the shop that can be bought now. */
function mostBought(assortment: Assortment, root?: number): number[] {
  const { lists, snapshot } = assortment.index
  const key = `most bought ${assortment.number}.${assortment.stockRevision} ${root ?? ''}`
  const kept = lists.get(key) as number[] | undefined
  if (kept !== undefined) return kept
  const set =
    root === undefined
      ? everyProduct(snapshot.productCount)
      : setOfList(productsBelow(snapshot, root), snapshot.productCount)
  const sorted = sortProducts(assortment, { sort: 'relevance' }, set)
  const traits = traitsColumn(assortment)
  const products: number[] = []
  for (let place = 0; place < sorted.count && products.length < MOST.products; place += LOOKED_AT)
    for (const ordinal of sorted.some(place, LOOKED_AT))
      if ((traits[ordinal]! & TRAIT.available) !== 0) products.push(ordinal)
  products.splice(MOST.products)
  lists.set(key, products, key.length + products.length * 8)
  return products
}
