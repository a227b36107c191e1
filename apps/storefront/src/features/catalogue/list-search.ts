import { FIRST_PAGE } from '@cambusa/domain/constants'
import { SORT_KEYS, VIEW_KEYS, type SortKey, type ViewKey } from '@cambusa/domain/product-sort'

/** What the address of a list of products says; what is missing is the default. */
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

const isOn = (value: unknown) => value === true || value === 'true' || value === '1' || value === 1

function pageOf(value: unknown): number | undefined {
  const page = Number(value)
  return Number.isInteger(page) && page > FIRST_PAGE && page <= 100_000 ? page : undefined
}

function filtersOf(value: unknown): string[] | undefined {
  const values = (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item.includes(':'),
  )
  return values.length > 0 ? [...new Set(values)] : undefined
}

/** Reads the address of a list; what makes no sense is left out, so that no link is a dead end. */
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

const fromFirstPage = { page: undefined, to: undefined }

/** Changing a facet, the promotion or the new filter starts again from page 1 (spec §4). */
export function toggleFilter<Search extends ListSearch>(search: Search, filter: string): Search {
  const filters = search.filter ?? []
  const next = filters.includes(filter) ? filters.filter((item) => item !== filter) : [...filters, filter]
  return { ...search, ...fromFirstPage, filter: next.length > 0 ? next : undefined }
}

export function toggleFlag<Search extends ListSearch>(search: Search, flag: 'promo' | 'new'): Search {
  return { ...search, ...fromFirstPage, [flag]: search[flag] ? undefined : true }
}

export function withSort<Search extends ListSearch>(search: Search, sort: SortKey): Search {
  return { ...search, ...fromFirstPage, sort }
}

/** The views have pages of different sizes: another view starts from page 1. */
export function withView<Search extends ListSearch>(search: Search, view: ViewKey): Search {
  return { ...search, ...fromFirstPage, view }
}

export function withPage<Search extends ListSearch>(search: Search, page: number): Search {
  return { ...search, page: page > FIRST_PAGE ? page : undefined, to: undefined }
}

/** The same list with one more page below. */
export function withNextPage<Search extends ListSearch>(search: Search): Search {
  return { ...search, to: lastPageOf(search) + 1 }
}

export function withoutFilters<Search extends ListSearch>(search: Search): Search {
  return { ...search, ...fromFirstPage, filter: undefined, promo: undefined, new: undefined }
}

export const firstPageOf = (search: ListSearch): number => search.page ?? FIRST_PAGE

export const lastPageOf = (search: ListSearch): number => search.to ?? firstPageOf(search)

/** The pages on screen, in order. */
export function pagesOf(search: ListSearch): number[] {
  const first = firstPageOf(search)
  return Array.from({ length: lastPageOf(search) - first + 1 }, (_, index) => first + index)
}

export const countFilters = (search: ListSearch): number =>
  (search.filter?.length ?? 0) + (search.promo ? 1 : 0) + (search.new ? 1 : 0)
