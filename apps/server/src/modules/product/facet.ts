import type { Facet, FacetValue } from '@cambusa/contract/product'
import { catalogueTexts } from '@cambusa/messages/it/catalogue-server'

export type FacetName = keyof typeof catalogueTexts.facets

/** One facet of one request: what it lets through, and what it has counted. */
export interface FacetCounter {
  name: FacetName
  /** Undefined while no value is selected. */
  accepts: ((ordinal: number) => boolean) | undefined
  /** Called for every product that passes the other facets. */
  count: (ordinal: number) => void
  values: () => FacetValue[]
}

/**
 * Passes products through all facets at once: `take` gets those that pass every one, and each facet counts what
 * passes the others, so that its counts follow the other filters and not its own.
 */
export function passFacets(
  facets: readonly FacetCounter[],
  candidates: Uint32Array,
  take: (ordinal: number, place: number) => void,
): Facet[] {
  const selected = facets.filter((facet) => facet.accepts !== undefined)
  for (let place = 0; place < candidates.length; place++) {
    const ordinal = candidates[place]!
    let missing: FacetCounter | undefined
    let misses = 0
    for (const facet of selected) {
      if (facet.accepts?.(ordinal) === true) continue
      missing = facet
      if (++misses === 2) break
    }
    if (misses === 0) {
      take(ordinal, place)
      for (const facet of facets) facet.count(ordinal)
    } else if (misses === 1) missing?.count(ordinal)
  }
  return facets
    .map(({ name, values }) => ({ name, label: catalogueTexts.facets[name], values: values() }))
    .filter(({ values }) => values.length > 0)
}
