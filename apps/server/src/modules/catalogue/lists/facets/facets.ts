import { catalogueTexts } from '@cambusa/messages/it/catalogue-server'
import type { Assortment } from '../../engine/catalogue-index.ts'
import { CATALOGUE_TYPE, type CategoryNode } from '../../engine/snapshot.ts'
import { countBy, type FacetCounter, type FacetName } from './facet.ts'
import { facetValues } from './facet-values.ts'
import { formatFacet } from './format-facet.ts'
import { priceFacet } from './price-facet.ts'
import { allergenFacet, labelFacet } from './set-facets.ts'
import { tally } from './tally.ts'
import { TRAIT, traitsColumn } from '../../engine/traits.ts'

const MOST_CATEGORIES = 60
const MOST_BRANDS = 40
const MOST_PROMOTIONS = 20

export type Selection = ReadonlyMap<string, ReadonlySet<string>>

const nothing: ReadonlySet<string> = new Set()

/** The facets of one request, with the values selected for each. Root is the category shown, -1 the whole shop. */
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

/** Counts the children of the category shown; any category of the shop can be selected. */
function categoryFacet(assortment: Assortment, selected: ReadonlySet<string>, root: number): FacetCounter {
  const { categories, category } = assortment.index.snapshot
  const chosen = [...selected].flatMap((value) => assortment.index.categoryOf(Number(value)) ?? [])
  const countOf = new Uint32Array(categories.length + 1)
  return {
    name: 'category',
    accepts:
      selected.size === 0
        ? undefined
        : (ordinal) => chosen.some((c) => category[ordinal]! >= c && category[ordinal]! < categories[c]!.end),
    count: (ordinals) => countBy(category, ordinals, countOf),
    values() {
      // From here on the products in all categories before one.
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
  const { brandName, snapshot } = assortment.index
  const { brand, brandNames, brandRank } = snapshot
  const counts = tally(brand, brandNames.offsets.length - 1)
  const chosen = new Set<number>()
  if (selected.size > 0)
    brandRank.forEach((_rank, place) => selected.has(brandName(place)) && chosen.add(place))
  return {
    name: 'brand',
    accepts: selected.size === 0 ? undefined : (ordinal) => chosen.has(brand[ordinal]!),
    count: counts.add,
    values() {
      const met = counts
        .met()
        .toSorted((a, b) => counts.countOf(b) - counts.countOf(a) || brandRank[a]! - brandRank[b]!)
      const shown = new Set([...met.slice(0, MOST_BRANDS + 1), ...chosen])
      // The first brand is none.
      shown.delete(0)
      const buckets = Array.from(shown, (place) => {
        const name = brandName(place)
        return { value: name, label: name, count: counts.countOf(place) }
      })
      counts.end()
      return facetValues(buckets, selected, { most: MOST_BRANDS })
    },
  }
}

/** 'true' is any promotion; the others are chosen by their keys. */
function promotionFacet(assortment: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { promotionRows, promotions } = assortment.index.snapshot
  const { promotionRow } = assortment.prices
  const countOf = new Uint32Array(promotions.length)
  let all = 0
  const promotionOf = (ordinal: number) => promotionRows.promotion[promotionRow[ordinal]! - 1]!
  const any = selected.has('true')
  return {
    name: 'promotion',
    accepts:
      selected.size === 0
        ? undefined
        : (ordinal) =>
            promotionRow[ordinal] !== 0 && (any || selected.has(promotions[promotionOf(ordinal)]!.key)),
    count(ordinals) {
      for (let i = 0; i < ordinals.length; i++) {
        if (promotionRow[ordinals[i]!] === 0) continue
        all++
        countOf[promotionOf(ordinals[i]!)]!++
      }
    },
    values() {
      const each = promotions.map(({ key, name }, i) => ({ value: key, label: name, count: countOf[i]! }))
      const any = { value: 'true', label: catalogueTexts.allPromotions, count: all }
      return facetValues([any, ...each], selected, { most: MOST_PROMOTIONS })
    },
  }
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
  let count = 0
  return {
    name,
    accepts: selected.has(value) ? (ordinal) => (traits[ordinal]! & trait) !== 0 : undefined,
    count(ordinals) {
      for (let i = 0; i < ordinals.length; i++) if ((traits[ordinals[i]!]! & trait) !== 0) count++
    },
    values: () => facetValues([{ value, label, count }], selected, { most: 1 }),
  }
}
