import { LOCALE } from '@cambusa/domain/constants'
import { ownValue } from '@cambusa/domain/own-value'
import { ALLERGEN_CODES } from '@cambusa/domain/catalogue/allergen'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue-server'
import type { Assortment } from '../../engine/catalogue-index.ts'
import { FLAG } from '../../engine/snapshot.ts'
import type { FacetCounter } from './facet.ts'
import { facetValues } from './facet-values.ts'
import { addShopCounts, countBy, countColumn } from './shop-counts.ts'

/** Facets of properties of which a product may have several. */

const MOST_LABELS = 20

/** The names in sets, in the alphabetical order of their labels, and for each set their indexes. */
interface NamedSets {
  names: { value: string; label: string }[]
  placesOf: number[][]
}
const namedSets = new WeakMap<string[][], NamedSets>()

function namesOf(sets: string[][], labelOf: (value: string) => string): NamedSets {
  const known = namedSets.get(sets)
  if (known !== undefined) return known
  const names = [...new Set(sets.flat())]
    .map((value) => ({ value, label: labelOf(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, LOCALE))
  const placeOf = new Map(names.map(({ value }, place) => [value, place]))
  const made = { names, placesOf: sets.map((set) => set.map((value) => placeOf.get(value) ?? 0)) }
  namedSets.set(sets, made)
  return made
}

/** Product counts by name, from product counts by set. */
function countNames({ names, placesOf }: NamedSets, countOf: Int32Array): Int32Array {
  const counts = new Int32Array(names.length)
  placesOf.forEach((places, set) => {
    if (countOf[set] !== 0) for (const place of places) counts[place]! += countOf[set]!
  })
  return counts
}

/** Selected values that no product has. */
const strange = ({ names }: NamedSets, selected: ReadonlySet<string>) =>
  [...selected].filter((value) => names.every((name) => name.value !== value))

/** Products share few sets of labels: sets are counted first, then their labels. */
export function labelFacet(assortment: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { shopCounts, snapshot } = assortment.index
  const { labelSet, labelSets } = snapshot
  const labelOf = (label: string) => ownValue(catalogueTexts.labels, label) ?? label
  const known = namesOf(labelSets, labelOf)
  const countOf = new Int32Array(labelSets.length)
  const hasSome = (set: readonly string[]) => set.some((label) => selected.has(label))
  return {
    name: 'label',
    tests: selected.size === 0 ? undefined : [{ column: labelSet, passes: passesOf(labelSets, hasSome) }],
    count: (ordinals, by) => countBy(labelSet, ordinals, by, countOf),
    countShop: () =>
      addShopCounts(countOf, shopCounts, 'label', () => countColumn(labelSet, labelSets.length)),
    values() {
      const counts = countNames(known, countOf)
      const buckets = known.names.map((name, place) => ({ ...name, count: counts[place]! }))
      for (const value of strange(known, selected)) buckets.push({ value, label: labelOf(value), count: 0 })
      return facetValues(buckets, selected, { most: MOST_LABELS })
    },
  }
}

/** 1 for the sets that pass. */
function passesOf(sets: readonly string[][], isPassing: (set: readonly string[]) => boolean): Uint8Array {
  const passes = new Uint8Array(sets.length)
  for (let set = 0; set < sets.length; set++) if (isPassing(sets[set]!)) passes[set] = 1
  return passes
}

/** Indexed by a product's flags, 1 if its allergens are known. */
const KNOWN_BY_FLAGS = Uint8Array.from({ length: 256 }, (_none, flags) =>
  (flags & FLAG.allergensKnown) === 0 ? 0 : 1,
)

/**
 * Free of every selected allergen (values are combined with and), and only foods whose allergens are known; a food that
 * may contain one is not offered.
 */
export function allergenFacet(assortment: Assortment, selected: ReadonlySet<string>): FacetCounter {
  const { shopCounts, snapshot } = assortment.index
  const { allergenSet, allergenSets, flags } = snapshot
  const labelOf = (allergen: string) => catalogueTexts.withoutAllergen({ allergen })
  const known = namesOf(allergenSets, labelOf)
  const countOf = new Int32Array(allergenSets.length)
  // An unknown word ('milk') must not match every food as free of it.
  const isUnderstood = strange(known, selected).every((value) => ALLERGEN_CODES.includes(value))
  const hasNone = (set: readonly string[]) => isUnderstood && !set.some((name) => selected.has(name))
  const add = (ordinal: number, by: number, counts: Int32Array) => {
    counts[allergenSet[ordinal]!]! += KNOWN_BY_FLAGS[flags[ordinal]!]! * by
  }
  return {
    name: 'allergen-free',
    needsAll: true,
    tests:
      selected.size === 0
        ? undefined
        : [
            { column: allergenSet, passes: passesOf(allergenSets, hasNone) },
            { column: flags, passes: KNOWN_BY_FLAGS },
          ],
    count(ordinals, by) {
      for (let i = 0; i < ordinals.length; i++) add(ordinals[i]!, by, countOf)
    },
    countShop: () =>
      addShopCounts(countOf, shopCounts, 'allergen-free', () => {
        const counts = new Int32Array(allergenSets.length)
        for (let ordinal = 0; ordinal < flags.length; ordinal++) add(ordinal, 1, counts)
        return counts
      }),
    values() {
      const all = countOf.reduce((sum, count) => sum + count, 0)
      const holding = countNames(known, countOf)
      const buckets = known.names.map((name, place) => ({ ...name, count: all - holding[place]! }))
      for (const value of strange(known, selected)) buckets.push({ value, label: labelOf(value), count: all })
      return facetValues(buckets, selected, { most: buckets.length })
    },
  }
}
