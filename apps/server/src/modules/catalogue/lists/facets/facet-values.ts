import type { Facet, FacetValue } from '@cambusa/contract/catalogue/facet'
import { generationCache } from '../../memory/generation-cache.ts'
import { jsonText } from '../../memory/ascii-json.ts'

interface Bucket {
  value: string
  label: string
  count: number
}

/** The returned values of a facet, and the total number. */
export interface ToldValues {
  values: FacetValue[]
  total: number
}

/** So many more are returned too where they are all: 'the first 40 of 43' would hide three for nothing. */
export const FEW_MORE_VALUES = 8

interface ValueLimits {
  most: number
  /** With 'given' they keep their order. */
  order?: 'count' | 'given'
  /** Only if the buckets are not all values. */
  total?: number
}

/** The values to return, most products first, equal ones in the given order; selected ones are always included. */
export function facetValues(
  buckets: readonly Bucket[],
  selected: ReadonlySet<string>,
  { most, order = 'count', total }: ValueLimits,
): ToldValues {
  const shown = buckets.filter(({ count, value }) => count > 0 || selected.has(value))
  if (order === 'count') shown.sort((a, b) => b.count - a.count)
  const inAll = total ?? shown.length
  const limit = inAll <= most + FEW_MORE_VALUES ? inAll : most
  const values = shown
    .filter(({ value }, place) => place < limit || selected.has(value))
    .map(({ value, label, count }) => ({ value, label, count, selected: selected.has(value) }))
  return { values, total: inAll }
}

const TEXTS_KEPT = 4_000
/** The same labels occur in every list, and escaping those with an accent or a euro sign takes longest. */
const texts = generationCache<string, string>(TEXTS_KEPT)

function keptText(text: string): string {
  const kept = texts.get(text)
  if (kept !== undefined) return kept
  const json = jsonText(text)
  texts.set(text, json)
  return json
}

const valueJson = ({ value, label, count, selected }: FacetValue) =>
  `{"value":${keptText(value)},"label":${keptText(label)},"count":${count},"selected":${selected}}`

/** Facets as JSON of plain ASCII. */
export function facetsJson(facets: readonly Facet[]): string {
  const each = facets.map(
    ({ name, label, values, total, needsAll }) =>
      `{"name":"${name}","label":${keptText(label)},"values":[${values.map(valueJson).join(',')}]` +
      `${total === undefined ? '' : `,"total":${total}`}` +
      `${needsAll === true ? ',"needsAll":true' : ''}}`,
  )
  return `[${each.join(',')}]`
}
