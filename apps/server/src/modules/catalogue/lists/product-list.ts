import { CARD } from '@cambusa/contract/catalogue/product'
import type { UnderstoodAs } from '@cambusa/contract/catalogue/understood-as'
import { productsBelow } from '../engine/category-tree.ts'
import type { CatalogueIndex, Assortment } from '../engine/catalogue-index.ts'
import { fallbackJson } from './fallback.ts'
import { findByCode } from '../search/find-code.ts'
import { findMeant, type FoundMeant } from '../meaning/find-meant.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { cardsJson, formOf } from '../cards/card-json.ts'
import { passFacets, type FacetName } from './facets/facet.ts'
import { facetsJson } from './facets/facet-values.ts'
import { makeFacets } from './facets/facets.ts'
import { ofList, type OrderedProducts } from './ordered-products.ts'
import { searchKey, type ProductSearch } from './product-query.ts'
import { everyProduct, listOf, setOfList, type ProductSet } from './product-set.ts'
import { pageInfo } from '../../../platform/http/page-info.ts'
import { sortProducts } from './sort-rank.ts'

/** A list with all pages. */
export interface FoundProducts {
  products: OrderedProducts
  facetsJson: string
  /** The text that was searched instead of one that finds nothing. */
  correctedQuery: string | undefined
  /** Words of the text that were left out, because no product matches them together with the others. */
  leftOut: readonly string[]
  /** The meaning of the text, if it is more than its words. */
  understoodAs: UnderstoodAs | undefined
  /** Sorted for one customer. */
  isPersonal: boolean
}

const WHOLE_SHOP = -1

/**
 * The products of a category or a search that pass the filters, sorted, with the counts of the facets. A list with
 * products that the customer has bought is cached for that customer only, any other for all.
 */
export function findProducts(assortment: Assortment, search: ProductSearch): FoundProducts {
  const { lists } = assortment.index
  const shared = `${assortment.number}.${assortment.stockRevision} ${searchKey(search)}`
  const own = search.bought === undefined ? shared : `${shared} of ${search.bought.key}`
  const kept = lists.get(own) as FoundProducts | undefined
  if (kept !== undefined) return kept
  const found = workOut(assortment, search)
  const key = found.isPersonal ? own : shared
  lists.set(key, found, found.products.bytes + found.facetsJson.length + key.length)
  // Cached, so that the next page need not find out again that this customer bought none of them.
  if (key !== own) lists.set(own, found, own.length)
  return found
}

function workOut(assortment: Assortment, search: ProductSearch): FoundProducts {
  const { index } = assortment
  const text = textOf(assortment, search)
  const facets = makeFacets(assortment, search.selection, rootOf(index, search) ?? WHOLE_SHOP)
  const candidates = candidatesOf(index, search, text)
  const { passed, facets: counted } = passFacets(facets, candidates, index.snapshot.productCount)
  const isRanked = text !== undefined && search.sort === 'relevance'
  return {
    products: isRanked ? ofList(text.rank(listOf(passed))) : sortProducts(assortment, search, passed),
    facetsJson: facetsJson(counted),
    correctedQuery: text?.correctedQuery,
    leftOut: text?.leftOut ?? [],
    understoodAs: text?.understoodAs,
    isPersonal: search.sort === 'most_bought' || (text?.isPersonal ?? false),
  }
}

/** The products of a category or a search that pass the filters, except those of one facet, unsorted. */
export function passedBeside(assortment: Assortment, search: ProductSearch, facet: FacetName): Uint32Array {
  const { index } = assortment
  const candidates = candidatesOf(index, search, textOf(assortment, search))
  const facets = makeFacets(assortment, search.selection, rootOf(index, search) ?? WHOLE_SHOP)
  const selected = facets.filter(({ name, tests }) => tests !== undefined && name !== facet)
  return listOf(passFacets(selected, candidates, index.snapshot.productCount).passed)
}

function textOf(assortment: Assortment, search: ProductSearch): FoundMeant | undefined {
  const { among, barcode, bought, isAsTyped, text } = search
  const isOfText = text !== '' && barcode === undefined && among === undefined
  return isOfText ? findMeant(assortment, text, bought?.bonus, isAsTyped) : undefined
}

const rootOf = (index: CatalogueIndex, { categoryId }: ProductSearch) =>
  categoryId === undefined ? WHOLE_SHOP : index.categoryOf(categoryId)

const candidatesOf = (index: CatalogueIndex, search: ProductSearch, text: FoundMeant | undefined) =>
  inCategory(index, rootOf(index, search), startingPoint(index, search, text?.ordinals))

/** The candidates for the other conditions; undefined: every product. */
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
): ProductSet {
  const { categories, category, productCount } = snapshot
  if (root === undefined) return setOfList(new Uint32Array(), productCount)
  if (root === WHOLE_SHOP)
    return found === undefined ? everyProduct(productCount) : setOfList(found, productCount)
  if (found === undefined) return setOfList(productsBelow(snapshot, root), productCount)
  const { end } = categories[root]!
  return setOfList(
    found.filter((ordinal) => category[ordinal]! >= root && category[ordinal]! < end),
    productCount,
  )
}

/** One page of a list as the data of GET /products. */
export function productListJson(assortment: Assortment, search: ProductSearch): string {
  const { products, facetsJson, correctedQuery, leftOut, understoodAs } = findProducts(assortment, search)
  const start = (search.page - 1) * search.pageSize
  const page = pageInfo(search.page, search.pageSize, products.count)
  const form = formOf(search.fields)
  const cards = cardsJson(assortment, products.some(start, search.pageSize), form)
  const facets = search.fields === CARD ? '' : `,"facets":${facetsJson}`
  const corrected = correctedQuery === undefined ? '' : `,"correctedQuery":${asciiJson(correctedQuery)}`
  const instead = products.count > 0 ? '' : `,"fallback":${fallbackJson(assortment, search, form)}`
  const lost = leftOut.length === 0 ? '' : `,"leftOut":${asciiJson(leftOut)}`
  const meant = understoodAs === undefined ? '' : `,"understoodAs":${asciiJson(understoodAs)}`
  return `{"products":${cards}${facets},"page":${JSON.stringify(page)}${corrected}${lost}${meant}${instead}}`
}
