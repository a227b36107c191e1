import type { BrandsFound } from '@cambusa/contract/catalogue/brands'
import type { FacetValue } from '@cambusa/contract/catalogue/facet'
import type { Assortment, CatalogueIndex } from '../engine/catalogue-index.ts'
import { asciiJson } from '../memory/ascii-json.ts'
import { fold } from '../words/words.ts'
import { countBy } from './facets/shop-counts.ts'
import { passedBeside } from './product-list.ts'
import { searchKey, type ProductSearch } from './product-query.ts'

/** Maximum number of brands in an answer; typing another letter finds others. */
const MOST = 40
/** The first brand is the empty one. */
const NO_BRAND = 0

/** Brands normalised for comparison, with a blank before each word; built on first use. */
const comparedOf = new WeakMap<CatalogueIndex, string[]>()

const compared = (name: string) => ` ${fold(name).replace(/[^\p{L}\p{N}]+/gu, ' ')}`.trimEnd()

function comparedNames(index: CatalogueIndex): string[] {
  const known = comparedOf.get(index)
  if (known !== undefined) return known
  const { length } = index.snapshot.brandRank
  const names = Array.from({ length }, (_, brand) => compared(index.brandName(brand)))
  comparedOf.set(index, names)
  return names
}

/**
 * The brands of a list of which the name or a word begins with the text, as the data of BrandsFound; whatever brands
 * are chosen.
 */
export function brandsJson(assortment: Assortment, search: ProductSearch, beginning: string): string {
  const { index } = assortment
  const countOf = countsOf(assortment, search)
  const typed = compared(beginning)
  const { brandRank } = index.snapshot
  const found: number[] = []
  comparedNames(index).forEach((name, brand) => {
    if (brand !== NO_BRAND && countOf[brand]! > 0 && name.includes(typed)) found.push(brand)
  })
  found.sort((a, b) => countOf[b]! - countOf[a]! || brandRank[a]! - brandRank[b]!)
  const chosen = search.selection.get('brand')
  const values = found.slice(0, MOST).map((brand): FacetValue => {
    const value = index.brandName(brand)
    return { value, label: value, count: countOf[brand]!, selected: chosen?.has(value) ?? false }
  })
  return asciiJson({ values, total: found.length } satisfies BrandsFound)
}

/** Number of products per brand that pass the other filters: cached while somebody types. */
function countsOf(assortment: Assortment, search: ProductSearch): Int32Array {
  const { lists, snapshot } = assortment.index
  const selection = new Map([...search.selection].filter(([facet]) => facet !== 'brand'))
  const asked = searchKey({ ...search, selection, sort: 'relevance' })
  const key = `brands ${assortment.number}.${assortment.stockRevision} ${asked}`
  const kept = lists.get(key) as Int32Array | undefined
  if (kept !== undefined) return kept
  const countOf = new Int32Array(snapshot.brandRank.length)
  countBy(snapshot.brand, passedBeside(assortment, search, 'brand'), 1, countOf)
  lists.set(key, countOf, countOf.byteLength + key.length)
  return countOf
}
