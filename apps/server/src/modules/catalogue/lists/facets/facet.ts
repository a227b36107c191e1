import type { Facet, FacetValue } from '@cambusa/contract/product'
import { catalogueTexts } from '@cambusa/messages/it/catalogue-server'

export type FacetName = keyof typeof catalogueTexts.facets

/** One facet of one request: what it lets through, and what it has counted. */
export interface FacetCounter {
  name: FacetName
  /** Undefined while no value is selected. */
  accepts: ((ordinal: number) => boolean) | undefined
  /** Given the products that pass the other facets, in one or more parts. */
  count: (ordinals: Uint32Array) => void
  values: () => FacetValue[]
}

/** Products that pass every facet, in the order of the candidates, and the facets counted. */
export interface PassedFacets {
  passed: Uint32Array
  facets: Facet[]
}

/** Adds products to the counts of what a column says of them. */
export function countBy(column: Uint32Array, ordinals: Uint32Array, countOf: Uint32Array) {
  for (let i = 0; i < ordinals.length; i++) countOf[column[ordinals[i]!]!]!++
}

/**
 * Passes products through all facets at once. Each facet counts what passes the others, so that its counts follow the
 * other filters and not its own: those that pass all, and those that only it refuses.
 */
export function passFacets(facets: readonly FacetCounter[], candidates: Uint32Array): PassedFacets {
  const selected = facets.filter((facet) => facet.accepts !== undefined)
  const passed = selected.length === 0 ? candidates : passSelected(selected, candidates)
  for (const facet of facets) facet.count(passed)
  return {
    passed,
    facets: facets
      .map(({ name, values }) => ({ name, label: catalogueTexts.facets[name], values: values() }))
      .filter(({ values }) => values.length > 0),
  }
}

function passSelected(selected: readonly FacetCounter[], candidates: Uint32Array): Uint32Array {
  const taken = new Uint32Array(candidates.length)
  const refused = selected.map(() => [] as number[])
  let count = 0
  for (let i = 0; i < candidates.length; i++) {
    const ordinal = candidates[i]!
    let refusals = 0
    let refusing = 0
    for (let facet = 0; facet < selected.length && refusals < 2; facet++) {
      if (selected[facet]!.accepts?.(ordinal) === true) continue
      refusing = facet
      refusals++
    }
    if (refusals === 0) taken[count++] = ordinal
    else if (refusals === 1) refused[refusing]!.push(ordinal)
  }
  selected.forEach((facet, i) => facet.count(new Uint32Array(refused[i]!)))
  return taken.subarray(0, count)
}
