import { catalogueTexts } from '@cambusa/messages/it/catalogue-server'
import type { Shelf } from '../catalogue/index/catalogue-index.ts'
import { FLAG } from '../catalogue/snapshot/snapshot.ts'
import { countBy, type FacetCounter, type FacetName } from './facet.ts'
import { facetValues } from './facet-values.ts'
import { formatFacet } from './format-facet.ts'
import { priceFacet } from './price-facet.ts'
import { TRAIT, traitsColumn } from './traits.ts'

const MOST_CATEGORIES = 60
const MOST_BRANDS = 40
const MOST_PROMOTIONS = 20
const MOST_LABELS = 20

export type Selection = ReadonlyMap<string, ReadonlySet<string>>

const nothing: ReadonlySet<string> = new Set()

/** The facets of one request, with the values selected for each. Root is the category shown, -1 the whole shop. */
export function makeFacets(shelf: Shelf, selection: Selection, root: number): FacetCounter[] {
  const of = (name: FacetName) => selection.get(name) ?? nothing
  return [
    categoryFacet(shelf, of('category'), root),
    brandFacet(shelf, of('brand')),
    promotionFacet(shelf, of('promotion')),
    traitFacet(shelf, TRAIT.isNew, 'new', ['true', catalogueTexts.newProducts], of('new')),
    formatFacet(shelf, of('format')),
    labelFacet(shelf, of('label')),
    allergenFacet(shelf, of('allergen-free')),
    traitFacet(
      shelf,
      TRAIT.available,
      'availability',
      ['available', catalogueTexts.availableNow],
      of('availability'),
    ),
    priceFacet(shelf, of('price')),
  ]
}

/** Counts the children of the category shown; any category of the shop can be selected. */
function categoryFacet(shelf: Shelf, selected: ReadonlySet<string>, root: number): FacetCounter {
  const { categories, category } = shelf.index.snapshot
  const chosen = [...selected].flatMap((value) => shelf.index.categoryOf(Number(value)) ?? [])
  const shown = categories.flatMap((node, ordinal) =>
    (node.parent === root && node.typeId === 1) || chosen.includes(ordinal) ? [ordinal] : [],
  )
  const countOf = new Uint32Array(categories.length)
  return {
    name: 'category',
    accepts:
      selected.size === 0
        ? undefined
        : (ordinal) => chosen.some((c) => category[ordinal]! >= c && category[ordinal]! < categories[c]!.end),
    count: (ordinals) => countBy(category, ordinals, countOf),
    values() {
      const buckets = shown.map((ordinal) => {
        const { id, name, end } = categories[ordinal]!
        const count = countOf.subarray(ordinal, end).reduce((sum, value) => sum + value, 0)
        return { value: String(id), label: name, count }
      })
      return facetValues(buckets, selected, { most: MOST_CATEGORIES, order: 'given' })
    },
  }
}

function brandFacet(shelf: Shelf, selected: ReadonlySet<string>): FacetCounter {
  const { brandName, snapshot } = shelf.index
  const brandCount = snapshot.brandNames.offsets.length - 1
  const countOf = new Uint32Array(brandCount)
  const isChosen = new Uint8Array(brandCount)
  if (selected.size > 0)
    for (let brand = 1; brand < brandCount; brand++) isChosen[brand] = selected.has(brandName(brand)) ? 1 : 0
  return {
    name: 'brand',
    accepts: selected.size === 0 ? undefined : (ordinal) => isChosen[snapshot.brand[ordinal]!] === 1,
    count: (ordinals) => countBy(snapshot.brand, ordinals, countOf),
    values() {
      const buckets = []
      for (let brand = 1; brand < brandCount; brand++) {
        if (countOf[brand] === 0 && isChosen[brand] === 0) continue
        const name = brandName(brand)
        buckets.push({ value: name, label: name, count: countOf[brand]! })
      }
      return facetValues(buckets, selected, { most: MOST_BRANDS })
    },
  }
}

/** 'true' is any promotion; the others are chosen by their keys. */
function promotionFacet(shelf: Shelf, selected: ReadonlySet<string>): FacetCounter {
  const { promotionRows, promotions } = shelf.index.snapshot
  const { promotionRow } = shelf.prices
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
  shelf: Shelf,
  trait: number,
  name: FacetName,
  [value, label]: readonly [value: string, label: string],
  selected: ReadonlySet<string>,
): FacetCounter {
  const traits = traitsColumn(shelf)
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

/** Products share few sets of labels: sets are counted, and labels at the end. */
function labelFacet(shelf: Shelf, selected: ReadonlySet<string>): FacetCounter {
  const { labelSet, labelSets } = shelf.index.snapshot
  const countOf = new Uint32Array(labelSets.length)
  const passes = labelSets.map((labels) => labels.some((label) => selected.has(label)))
  return {
    name: 'label',
    accepts: selected.size === 0 ? undefined : (ordinal) => passes[labelSet[ordinal]!] === true,
    count: (ordinals) => countBy(labelSet, ordinals, countOf),
    values() {
      const buckets = [...new Set([...labelSets.flat(), ...selected])].map((label) => ({
        value: label,
        label: catalogueTexts.labels[label] ?? label,
        count: labelSets.reduce((sum, labels, set) => sum + (labels.includes(label) ? countOf[set]! : 0), 0),
      }))
      return facetValues(buckets, selected, { most: MOST_LABELS })
    },
  }
}

/**
 * Free of every allergen selected (here values are and: who avoids two avoids both), and only foods whose allergens
 * are known; what is not known to be free of something is not offered as such.
 */
function allergenFacet(shelf: Shelf, selected: ReadonlySet<string>): FacetCounter {
  const { allergenSet, allergenSets, flags } = shelf.index.snapshot
  const countOf = new Uint32Array(allergenSets.length)
  const passes = allergenSets.map((set) => !set.some((allergen) => selected.has(allergen)))
  const accepts = (ordinal: number) =>
    (flags[ordinal]! & FLAG.allergensKnown) !== 0 && passes[allergenSet[ordinal]!] === true
  return {
    name: 'allergen-free',
    accepts: selected.size === 0 ? undefined : accepts,
    count(ordinals) {
      for (let i = 0; i < ordinals.length; i++)
        if (accepts(ordinals[i]!)) countOf[allergenSet[ordinals[i]!]!]!++
    },
    values() {
      const buckets = [...new Set([...allergenSets.flat(), ...selected])].map((allergen) => ({
        value: allergen,
        label: catalogueTexts.withoutAllergen({ allergen }),
        count: allergenSets.reduce((sum, set, i) => sum + (set.includes(allergen) ? 0 : countOf[i]!), 0),
      }))
      return facetValues(buckets, selected, { most: buckets.length })
    },
  }
}
