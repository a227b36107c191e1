import type { PageInfo } from '@cambusa/contract/product'
import type { CatalogueIndex, Assortment } from '../engine/catalogue-index.ts'
import { fallbackJson } from './fallback.ts'
import { findByCode } from '../search/find-code.ts'
import { findByText, rankFound, type FoundByText } from '../search/search-text.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { cardsJson } from '../cards/card-json.ts'
import { passFacets, type FacetName } from './facets/facet.ts'
import { facetsJson } from './facets/facet-values.ts'
import { makeFacets } from './facets/facets.ts'
import { searchKey, type ProductSearch } from './product-query.ts'
import { sortProducts } from './sort-rank.ts'

/** A list in its order, all pages of it. */
export interface FoundProducts {
  ordinals: Uint32Array
  facetsJson: string
  /** What was searched instead of a text that finds nothing. */
  correctedQuery: string | undefined
  /** Words of the text that were not searched, because no product has them together with the others. */
  leftOut: readonly string[]
  /** In an order that is one customer's own. */
  isPersonal: boolean
}

const WHOLE_SHOP = -1

/**
 * The products of a category or a search that pass the filters, in order, with the counts of the facets. A list of which a
 * customer has bought something is kept for that customer alone, every other one for all.
 */
export function findProducts(assortment: Assortment, search: ProductSearch): FoundProducts {
  const { lists } = assortment.index
  const shared = `${assortment.number}.${assortment.stockRevision} ${searchKey(search)}`
  const own = search.bought === undefined ? shared : `${shared} of ${search.bought.key}`
  const kept = lists.get(own) as FoundProducts | undefined
  if (kept !== undefined) return kept
  const found = workOut(assortment, search)
  const key = found.isPersonal ? own : shared
  lists.set(key, found, found.ordinals.byteLength + found.facetsJson.length + key.length)
  // The next page is not worked out again to find that nothing in it is this customer's own.
  if (key !== own) lists.set(own, found, own.length)
  return found
}

function workOut(assortment: Assortment, search: ProductSearch): FoundProducts {
  const { index } = assortment
  const text = textOf(assortment, search)
  const facets = makeFacets(assortment, search.selection, rootOf(index, search) ?? WHOLE_SHOP)
  const { passed, facets: counted } = passFacets(facets, candidatesOf(index, search, text))
  const isRanked = text !== undefined && search.sort === 'relevance'
  return {
    ordinals: isRanked ? rankFound(index, text, passed) : sortProducts(assortment, search, passed),
    facetsJson: facetsJson(counted),
    correctedQuery: text?.correctedQuery,
    leftOut: text?.leftOut ?? [],
    isPersonal: search.sort === 'most_bought' || (text?.isPersonal ?? false),
  }
}

/** The products of a category or a search that pass the filters, but for those of one facet, in no order. */
export function passedBeside(assortment: Assortment, search: ProductSearch, facet: FacetName): Uint32Array {
  const { index } = assortment
  const candidates = candidatesOf(index, search, textOf(assortment, search))
  const facets = makeFacets(assortment, search.selection, rootOf(index, search) ?? WHOLE_SHOP)
  const selected = facets.filter(({ accepts, name }) => accepts !== undefined && name !== facet)
  return passFacets(selected, candidates).passed
}

function textOf(assortment: Assortment, search: ProductSearch): FoundByText | undefined {
  const { among, barcode, bought, isAsTyped, text } = search
  const isOfText = text !== '' && barcode === undefined && among === undefined
  return isOfText ? findByText(assortment, text, bought?.bonus, isAsTyped) : undefined
}

const rootOf = (index: CatalogueIndex, { categoryId }: ProductSearch) =>
  categoryId === undefined ? WHOLE_SHOP : index.categoryOf(categoryId)

const candidatesOf = (index: CatalogueIndex, search: ProductSearch, text: FoundByText | undefined) =>
  inCategory(index, rootOf(index, search), startingPoint(index, search, text?.ordinals))

/** What the other conditions choose from; undefined: every product. */
function startingPoint(
  index: CatalogueIndex,
  { among, barcode }: ProductSearch,
  found: Uint32Array | undefined,
): Uint32Array | undefined {
  if (among !== undefined) return among.ordinals()
  if (barcode === undefined) return found
  const ordinal = findByCode(index, barcode)
  return ordinal === undefined ? new Uint32Array() : Uint32Array.of(ordinal)
}

/** An unknown category has no products. */
function inCategory(
  { snapshot }: CatalogueIndex,
  root: number | undefined,
  found: Uint32Array | undefined,
): Uint32Array {
  if (root === undefined) return new Uint32Array()
  const { category, categories, categoryProducts, categoryStart } = snapshot
  if (root === WHOLE_SHOP) return found ?? categoryProducts
  const end = categories[root]!.end
  if (found === undefined) return categoryProducts.subarray(categoryStart[root], categoryStart[end])
  return found.filter((ordinal) => category[ordinal]! >= root && category[ordinal]! < end)
}

/** One page of a list as the data of GET /products. */
export function productListJson(assortment: Assortment, search: ProductSearch): string {
  const { ordinals, facetsJson, correctedQuery, leftOut } = findProducts(assortment, search)
  const start = (search.page - 1) * search.pageSize
  const page: PageInfo = {
    selPage: search.page,
    totPages: Math.ceil(ordinals.length / search.pageSize),
    itemsPerPage: search.pageSize,
    totItems: ordinals.length,
  }
  const products = cardsJson(assortment, ordinals.subarray(start, start + search.pageSize))
  const corrected = correctedQuery === undefined ? '' : `,"correctedQuery":${asciiJson(correctedQuery)}`
  const instead = ordinals.length > 0 ? '' : `,"fallback":${fallbackJson(assortment, search)}`
  const lost = leftOut.length === 0 ? '' : `,"leftOut":${asciiJson(leftOut)}`
  return `{"products":${products},"facets":${facetsJson},"page":${JSON.stringify(page)}${corrected}${lost}${instead}}`
}
