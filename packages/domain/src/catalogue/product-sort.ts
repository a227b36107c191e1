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
  'most_bought',
] as const

export type SortKey = (typeof SORT_KEYS)[number]

export const VIEW_KEYS = ['small-grid', 'large-grid', 'list'] as const

export type ViewKey = (typeof VIEW_KEYS)[number]

/** The kind of list, which decides the orders it offers. */
export interface SortPlace {
  /** The list is a text search, so that there is a relevance. */
  hasQuery: boolean
  /** A customer is signed in, so that there are own purchases. */
  isCustomer: boolean
}

/** The sort that was asked for, or the default one: relevance for a text search, else by name. */
export function sortKeyOf(asked: string | undefined, { hasQuery, isCustomer }: SortPlace): SortKey {
  const sort = SORT_KEYS.find((key) => key === asked) ?? (hasQuery ? 'relevance' : DEFAULT_SORT)
  return sort === 'most_bought' && !isCustomer ? DEFAULT_SORT : sort
}

/** The sorts that make sense for a list, offered to the shopper. */
export const sortKeysFor = ({ hasQuery, isCustomer }: SortPlace): SortKey[] =>
  SORT_KEYS.filter((key) => (key !== 'relevance' || hasQuery) && (key !== 'most_bought' || isCustomer))

/** The view that was asked for, or the small grid. */
export function viewKeyOf(asked: string | undefined): ViewKey {
  return VIEW_KEYS.find((key) => key === asked) ?? DEFAULT_VIEW
}
