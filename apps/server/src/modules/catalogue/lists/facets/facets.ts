import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue-server'
import type { Assortment } from '../../engine/catalogue-index.ts'
import { CATALOGUE_TYPE, type CategoryNode } from '../../engine/snapshot.ts'
import type { ColumnTest } from './column-test.ts'
import type { FacetCounter, FacetName } from './facet.ts'
import { facetValues } from './facet-values.ts'
import { formatFacet } from './format-facet.ts'
import { namedFacet } from './named-facet.ts'
import { priceFacet } from './price-facet.ts'
import { allergenFacet, labelFacet } from './set-facets.ts'
import { addShopCounts, countBy, countColumn } from './shop-counts.ts'
import { TRAIT, traitsColumn } from '../../engine/traits.ts'

const MOST_CATEGORIES = 60
const CATEGORY_ID = /^\d{1,15}$/
const MOST_BRANDS = 40
const MOST_PROMOTIONS = 20
/** Number of different values of traits. */
const TRAITS = 8

export type Selection = ReadonlyMap<string, ReadonlySet<string>>

const nothing: ReadonlySet<string> = new Set()

/** The facets of one request, with the selected values of each. Root is the current category, -1 the whole shop. */
export function makeFacets(assortment: Assortment, selection: Selection, root: number): FacetCounter[] {
  const of = (name: FacetName) => selection.get(name) ?? nothing
  return [
    categoryFacet(assortment, of('category'), root),
    brandFacet(assortment, of('brand')),
    promotionFacet(assortment, of('promotion')),
    traitFacet(assortment, TRAIT.isNew, 'new', ['true', catalogueTexts.newProducts], of('new')),
    formatFacet(assortment, of('format')),
    labelFacet(assortment, of('label')),
    allergenFacet(assortment, of('allergen-free')),
    traitFacet(
      assortment,
      TRAIT.available,
      'availability',
      ['available', catalogueTexts.availableNow],
      of('availability'),
    ),
    priceFacet(assortment, of('price')),
  ]
}

/** Counts the children of the current category; any category of the shop can be selected. */
function categoryFacet(assortment: Assortment, selected: ReadonlySet<string>, root: number): FacetCounter {
  const { categoryOf, shopCounts, snapshot } = assortment.index
  const { categories, category } = snapshot
  const chosen = [...selected].flatMap((value) =>
    CATEGORY_ID.test(value) ? (categoryOf(Number(value)) ?? []) : [],
  )
  const countOf = new Int32Array(categories.length + 1)
  const passes = new Uint8Array(categories.length)
  for (const one of chosen) passes.fill(1, one, categories[one]!.end)
  return {
    name: 'category',
    tests: selected.size === 0 ? undefined : [{ column: category, passes }],
    count: (ordinals, by) => countBy(category, ordinals, by, countOf),
    countShop: () =>
      addShopCounts(countOf, shopCounts, 'category', () => countColumn(category, categories.length)),
    values() {
      // From here on: the number of products in all categories before one.
      let before = 0
      for (let c = 0; c <= categories.length; c++) {
        const own = countOf[c]!
        countOf[c] = before
        before += own
      }
      const shown = [...new Set([...childrenOf(categories, root), ...chosen])].sort((a, b) => a - b)
      const buckets = shown.map((ordinal) => {
        const { id, name, end } = categories[ordinal]!
        return { value: String(id), label: name, count: countOf[end]! - countOf[ordinal]! }
      })
      return facetValues(buckets, selected, { most: MOST_CATEGORIES, order: 'given' })
    },
  }
}

function childrenOf(categories: readonly CategoryNode[], root: number): number[] {
  const children: number[] = []
  const end = categories[root]?.end ?? categories.length
  for (let child = root + 1; child < end; child = categories[child]!.end)
    if (categories[child]!.typeId === CATALOGUE_TYPE) children.push(child)
  return children
}

function brandFacet(assortment: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { brandName: nameOf, brandOf: numberOf, snapshot } = assortment.index
  const { brand: column, brandRank: rank } = snapshot
  return namedFacet('brand', assortment, { column, nameOf, numberOf, rank }, MOST_BRANDS, selected)
}

const ALL_PROMOTIONS = 'true'

/** 'true' is any promotion; the others are selected by key. */
function promotionFacet(assortment: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { promotionRows, promotions } = assortment.index.snapshot
  const { promotionRow, shopCounts } = assortment.prices
  const rowPromotion = promotionRows.promotion
  // The first count is that of products without a promotion.
  const countOf = new Int32Array(promotions.length + 1)
  const add = (row: number, by: 1 | -1, counts: Int32Array) => {
    counts[row === 0 ? 0 : rowPromotion[row - 1]! + 1]! += by
  }
  return {
    name: 'promotion',
    tests: selected.size === 0 ? undefined : [promotionTest(assortment, selected)],
    count(ordinals, by) {
      for (let i = 0; i < ordinals.length; i++) add(promotionRow[ordinals[i]!]!, by, countOf)
    },
    countShop: () =>
      addShopCounts(countOf, shopCounts, 'promotion', () => {
        const counts = new Int32Array(countOf.length)
        for (let ordinal = 0; ordinal < promotionRow.length; ordinal++) add(promotionRow[ordinal]!, 1, counts)
        return counts
      }),
    values() {
      const each = promotions.map(({ key, name }, i) => ({ value: key, label: name, count: countOf[i + 1]! }))
      const all = each.reduce((sum, { count }) => sum + count, 0)
      const any = { value: ALL_PROMOTIONS, label: catalogueTexts.allPromotions, count: all }
      return facetValues([any, ...each], selected, { most: MOST_PROMOTIONS })
    },
  }
}

function promotionTest(assortment: Assortment, selected: ReadonlySet<string>): ColumnTest {
  if (selected.has(ALL_PROMOTIONS)) return traitTest(assortment, TRAIT.promoted)
  const { promotionRows, promotions } = assortment.index.snapshot
  const isChosen = promotions.map(({ key }) => (selected.has(key) ? 1 : 0))
  const passes = new Uint8Array(promotionRows.promotion.length + 1)
  for (let row = 0; row < promotionRows.promotion.length; row++)
    passes[row + 1] = isChosen[promotionRows.promotion[row]!]!
  return { column: assortment.prices.promotionRow, passes }
}

/** A facet with one value: the products with a trait. */
function traitFacet(
  assortment: Assortment,
  trait: number,
  name: FacetName,
  [value, label]: readonly [value: string, label: string],
  selected: ReadonlySet<string>,
): FacetCounter {
  const traits = traitsColumn(assortment)
  const countOf = new Int32Array(TRAITS)
  return {
    name,
    tests: selected.has(value) ? [traitTest(assortment, trait)] : undefined,
    count: (ordinals, by) => countBy(traits, ordinals, by, countOf),
    countShop: () =>
      addShopCounts(countOf, assortment.shopCounts, 'traits', () => countColumn(traits, TRAITS)),
    values() {
      const count = countOf.reduce((sum, each, bits) => sum + ((bits & trait) === 0 ? 0 : each), 0)
      return facetValues([{ value, label, count }], selected, { most: 1 })
    },
  }
}

const traitTest = (assortment: Assortment, trait: number): ColumnTest => ({
  column: traitsColumn(assortment),
  passes: Uint8Array.from({ length: TRAITS }, (_none, bits) => ((bits & trait) === 0 ? 0 : 1)),
})
