import { LOCALE } from '@cambusa/domain/constants'
import type { Facet, FacetValue } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import type { ListSearch } from '../list/list-search.ts'
import { rangeLabel, rangeOf } from './price-range.ts'

export const filterOf = (facet: string, value: string): string => `${facet}:${value}`

/** The most used first; other facets follow in the shop's order. */
const ORDER = ['category', 'brand', 'price', 'label', 'format', 'promotion', 'allergen-free']

/** Facets with a single value: a checkbox above the others. */
const FLAGS = ['new', 'availability']

const ANY_PROMOTION = 'true'

const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** Typed ranges are in their fields, 'any promotion' in its own checkbox. */
const hasOwnPlace = (facet: string, value: string): boolean =>
  (facet === 'promotion' && value === ANY_PROMOTION) || rangeOf(filterOf(facet, value)) !== undefined

function withoutOwnPlaces({ total, ...facet }: Facet): Facet {
  const values = facet.values.filter(({ value }) => !hasOwnPlace(facet.name, value))
  const elsewhere = facet.values.length - values.length
  return { ...facet, values, ...(total !== undefined && { total: total - elsewhere }) }
}

/**
 * The facets rendered as groups of values, in the order of the screen; those that it also shows in another way (the
 * sub-categories of a category) come last.
 */
export const facetGroups = (facets: readonly Facet[], shownElsewhere: readonly string[] = []): Facet[] =>
  facets
    .filter(({ name }) => !FLAGS.includes(name))
    .map(withoutOwnPlaces)
    .filter(({ name, values }) => values.length > 0 || name === 'price')
    .toSorted(
      (a, b) =>
        Number(shownElsewhere.includes(a.name)) - Number(shownElsewhere.includes(b.name)) ||
        place(a.name) - place(b.name),
    )

/** The number of products for a value; undefined while unknown. */
export const countOf = (facets: readonly Facet[], facet: string, value: string): number | undefined =>
  facets.find(({ name }) => name === facet)?.values.find((one) => one.value === value)?.count

/** The number of products in any promotion. */
export const promotionCount = (facets: readonly Facet[]): number | undefined =>
  countOf(facets, 'promotion', ANY_PROMOTION)

/** The label of a filter in the address; its value where the shop does not know it. */
export function filterLabel(facets: readonly Facet[], filter: string): string {
  const range = rangeOf(filter)
  if (range) return rangeLabel(range)
  const [name, ...rest] = filter.split(':')
  const value = rest.join(':')
  const facet = facets.find((one) => one.name === name)
  return facet?.values.find((one) => one.value === value)?.label ?? value
}

/** The labels of the chosen values of one facet. */
export const chosenOf = (facet: Facet, search: ListSearch): string[] =>
  (search.filter ?? [])
    .filter((filter) => filter.startsWith(`${facet.name}:`))
    .map((filter) => filterLabel([facet], filter))

const plain = (text: string): string =>
  text.toLocaleLowerCase(LOCALE).normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The values whose label contains every typed word, ignoring case and accents. */
export function matchValues(values: readonly FacetValue[], typed: string): FacetValue[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return values.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}

/** For screen readers: '24 prodotti'. */
export const countText = (count: number): string => listTexts.found({ count })
