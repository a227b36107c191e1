import { FIRST_PAGE } from '@cambusa/domain/constants'
import { SORT_KEYS, VIEW_KEYS, type SortKey, type ViewKey } from '@cambusa/domain/catalogue/product-sort'

/** The query of a list's address; missing values are the default. */
export type ListSearch = {
  /** 'facet:value' */
  filter?: string[] | undefined
  promo?: true | undefined
  new?: true | undefined
  sort?: SortKey | undefined
  view?: ViewKey | undefined
  /** First page shown. */
  page?: number | undefined
  /** Last page shown, after 'show more'. */
  to?: number | undefined
}

const MAX_PAGES_AT_ONCE = 20

/** The limit of the call; a longer address leads to no error screen. */
const MOST_FILTERS = 60
const LONGEST_FILTER = 120

/** Whether a value of the address means true. */
export const isOn = (value: unknown) => value === true || value === 'true' || value === '1' || value === 1

function pageOf(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > FIRST_PAGE && page <= 100_000 ? page : undefined
}

function filtersOf(value: unknown): string[] | undefined {
  const values = (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item.includes(':') && item.length <= LONGEST_FILTER,
  )
  return values.length > 0 ? [...new Set(values)].slice(0, MOST_FILTERS) : undefined
}

/** Parses the query of a list's address; invalid values are left out, so that no link leads to an error. */
export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const page = pageOf(raw.page)
  const to = pageOf(raw.to)
  const first = page ?? FIRST_PAGE
  return {
    filter: filtersOf(raw.filter),
    promo: isOn(raw.promo) || undefined,
    new: isOn(raw.new) || undefined,
    sort: SORT_KEYS.find((key) => key === raw.sort),
    view: VIEW_KEYS.find((key) => key === raw.view),
    page,
    to: to !== undefined && to > first ? Math.min(to, first + MAX_PAGES_AT_ONCE - 1) : undefined,
  }
}
