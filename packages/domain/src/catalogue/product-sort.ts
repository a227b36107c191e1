import { DEFAULT_SORT, DEFAULT_VIEW } from '../constants.ts'

export const SORT_KEYS = [
  'alf_asc',
  'alf_desc',
  'price_asc',
  'price_desc',
  'unit_price_asc',
  'relevance',
  'newest',
  'promo',
] as const

export type SortKey = (typeof SORT_KEYS)[number]

export const VIEW_KEYS = ['small-grid', 'large-grid', 'list'] as const

export type ViewKey = (typeof VIEW_KEYS)[number]

/** The sort that was asked for, or the default one: relevance for a text search, else by name. */
export function sortKeyOf(asked: string | undefined, hasQuery: boolean): SortKey {
  return SORT_KEYS.find((key) => key === asked) ?? (hasQuery ? 'relevance' : DEFAULT_SORT)
}

/** The view that was asked for, or the small grid. */
export function viewKeyOf(asked: string | undefined): ViewKey {
  return VIEW_KEYS.find((key) => key === asked) ?? DEFAULT_VIEW
}
