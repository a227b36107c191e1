import type { AdvancedCriteria, AdvancedSearchQuery } from '@cambusa/contract/catalogue/advanced-search'
import type { CatalogueIndex, Assortment } from '../engine/catalogue-index.ts'
import { productListJson } from '../lists/product-list.ts'
import { readProductQuery, type ProductSearch } from '../lists/product-query.ts'
import { chooseProducts, ordinalOfAnyGtin } from './advanced-criteria.ts'

const CRITERIA = [
  'name',
  'brand',
  'producer',
  'ingredients',
  'gtin',
  'code',
  'has_image',
  'from_date',
  'to_date',
] as const satisfies readonly (keyof AdvancedCriteria)[]

/**
 * An advanced search as a list of products: allergens are a facet of any list, the other criteria choose its products.
 */
export function advancedSearchOf({ index }: Assortment, query: AdvancedSearchQuery): ProductSearch {
  const { category, 'allergen-free': allergens = [], filter = [], ...list } = query
  const search = readProductQuery({
    ...list,
    parent_category_id: category,
    filter: [...filter, ...allergens.map((allergen) => `allergen-free:${allergen}`)],
  })
  const key = JSON.stringify(CRITERIA.map((name) => query[name]))
  return { ...search, among: { key, ordinals: () => chooseProducts(index, query) } }
}

/** The data of GET /advanced-search as JSON. */
export function advancedSearchJson(
  assortment: Assortment,
  query: AdvancedSearchQuery,
  search: ProductSearch,
): string {
  const list = productListJson(assortment, search)
  if (query.gtin === undefined) return list
  return `${list.slice(0, -1)},"unknownGtins":${JSON.stringify(unknownGtins(assortment.index, query.gtin))}}`
}

const unknownGtins = (index: CatalogueIndex, gtins: readonly string[]) =>
  gtins.filter((gtin) => ordinalOfAnyGtin(index, gtin) === undefined)
