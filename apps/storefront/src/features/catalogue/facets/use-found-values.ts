import type { Facet, FacetValue } from '@cambusa/contract/catalogue/facet'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState } from 'react'
import { useScopeKey } from '../../../lib/state/shopping-scope.ts'
import type { ListSearch } from '../list/list-search.ts'
import type { ListSource } from '../list/list-source.ts'
import { matchValues } from './facet-list.ts'

/** The source of the list on screen, for finding its brands, and its filters. */
export const BrandFinder = createContext<{ source: ListSource; search: ListSearch } | null>(null)

/** Typing must pause for this long before a request, milliseconds. */
const PAUSE_MS = 200
/** Deleting letters repeats no request within this time, milliseconds. */
const KEPT_MS = 60_000
const LONGEST = 60

interface FoundValues {
  values: FacetValue[]
  /** The shop has not answered yet. */
  isAsking: boolean
  /** Only the listed values were searched, and there are more. */
  isOfTold: boolean
}

/**
 * The values of a facet that match the typed text: the listed ones at once, and brands, of which there may be
 * thousands, also from the shop as soon as it has answered.
 */
export function useFoundValues(facet: Facet, values: readonly FacetValue[], typed: string): FoundValues {
  const finder = useContext(BrandFinder)
  const scope = useScopeKey()
  const text = typed.trim().slice(0, LONGEST)
  const beginning = useRested(text)
  const isFound = facet.name === 'brand' && finder !== null
  const { filter, promo, new: isNew } = finder?.search ?? {}
  const asked = { filter, promo, new: isNew, beginning }
  const query = finder?.source.findBrands(scope, asked)
  const { data, isFetching } = useQuery({
    queryKey: query?.queryKey ?? ['brands'],
    queryFn: query?.queryFn ?? (() => ({ values: [], total: 0 })),
    enabled: isFound && beginning !== '',
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
  })
  const shown = matchValues(values, text)
  const others = isFound && beginning === text ? (data?.values ?? []) : []
  const isOther = ({ value }: FacetValue) => !shown.some((one) => one.value === value)
  return {
    values: [...shown, ...others.filter(isOther)],
    isAsking: isFound && text !== '' && (beginning !== text || isFetching),
    isOfTold: !isFound && facet.total !== undefined,
  }
}

/** A text after it has not changed for a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
