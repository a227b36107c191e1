import { LOCALE } from '@cambusa/domain/constants'
import type { Facet, FacetValue } from '@cambusa/contract/catalogue/facet'
import { listTexts } from '@cambusa/messages/it/catalogue/product-lists'
import type { ListSearch } from '../list/list-search.ts'
import { rangeLabel, rangeOf } from './price-range.ts'

export const filterOf = (facet: string, value: string): string => `${facet}:${value}`

/** Most asked for first; facets that are not named here follow as the shop gives them. */
const ORDER = ['category', 'brand', 'price', 'label', 'format', 'promotion', 'allergen-free']

/** With a single value: a box of its own above the others. */
const FLAGS = ['new', 'availability']

const ANY_PROMOTION = 'true'

const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length)

/** Ranges that were typed stand in their fields, any promotion in its own box. */
const hasOwnPlace = (facet: string, value: string): boolean =>
  (facet === 'promotion' && value === ANY_PROMOTION) || rangeOf(filterOf(facet, value)) !== undefined

function withoutOwnPlaces({ total, ...facet }: Facet): Facet {
  const values = facet.values.filter(({ value }) => !hasOwnPlace(facet.name, value))
  const elsewhere = facet.values.length - values.length
  return { ...facet, values, ...(total !== undefined && { total: total - elsewhere }) }
}

/**
 * The facets that are rendered as groups of values, in the order of the screen; those that it shows in another way as
 * well (the sub-categories of a category) come last.
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

/** How many products a value stands for; undefined while it is not known. */
export const countOf = (facets: readonly Facet[], facet: string, value: string): number | undefined =>
  facets.find(({ name }) => name === facet)?.values.find((one) => one.value === value)?.count

/** How many products are in any promotion. */
export const promotionCount = (facets: readonly Facet[]): number | undefined =>
  countOf(facets, 'promotion', ANY_PROMOTION)

/** What a filter of the address is called; by its value where the shop does not know it. */
export function filterLabel(facets: readonly Facet[], filter: string): string {
  const range = rangeOf(filter)
  if (range) return rangeLabel(range)
  const [name, ...rest] = filter.split(':')
  const value = rest.join(':')
  const facet = facets.find((one) => one.name === name)
  return facet?.values.find((one) => one.value === value)?.label ?? value
}

/** What is chosen of one facet, by its labels. */
export const chosenOf = (facet: Facet, search: ListSearch): string[] =>
  (search.filter ?? [])
    .filter((filter) => filter.startsWith(`${facet.name}:`))
    .map((filter) => filterLabel([facet], filter))

const plain = (text: string): string =>
  text.toLocaleLowerCase(LOCALE).normalize('NFD').replaceAll(/\p{M}/gu, '')

/** The values whose label holds every word that was typed, whatever its case and accents. */
export function matchValues(values: readonly FacetValue[], typed: string): FacetValue[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  return values.filter(({ label }) => words.every((word) => plain(label).includes(word)))
}

/** For who listens: '24 prodotti'. */
export const countText = (count: number): string => listTexts.found({ count })
