import type { BrandsFound } from '@cambusa/contract/catalogue/brands'
import {
  CARD,
  CARD_AND_FACETS,
  type CardList,
  type ListFields,
  type ProductListQuery,
} from '@cambusa/contract/catalogue/product'
import { PRODUCT_PAGE_SIZE } from '@cambusa/domain/constants'
import type { QueryClient } from '@tanstack/react-query'
import { firstPageOf } from './list-changes.ts'
import type { ListLook } from './list-look.ts'
import type { ListSearch } from './list-search.ts'

/** What narrows, orders and turns a list, as its call takes it. */
export type PageAsked = Pick<ProductListQuery, 'filter' | 'promo' | 'new' | 'sort' | 'page' | 'page_size'> & {
  fields: ListFields
}

/** A query for one page of a list; its key begins with `catalogueKey(scope, …)`. */
export interface PageQuery {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<CardList>
}

/** Where the pages of a list come from: GET /products here, other calls with the same answer elsewhere. */
export interface ListSource {
  /** A text was searched for: the list can be ordered by relevance, and is unless told otherwise. */
  hasQuery: boolean
  pageQuery: (scope: string, asked: PageAsked) => PageQuery
  /** The brands of the list, narrowed as it is, that begin so. */
  findBrands: (scope: string, asked: BrandsAsked) => BrandsQuery
}

export type BrandsAsked = Pick<ProductListQuery, 'filter' | 'promo' | 'new'> & { beginning: string }

/** A query for brands; its key is none of a list's. */
export interface BrandsQuery {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<BrandsFound>
}

/** Dense rows: an order of 80 lines is seen on one page. */
export const LIST_PAGE_SIZE = 96

/** One page of a list as its source is asked for it; the facets come with the first one on screen, and once are enough. */
export const askPage = (search: ListSearch, { sort, view }: ListLook, page: number): PageAsked => ({
  fields: page === firstPageOf(search) ? CARD_AND_FACETS : CARD,
  filter: search.filter,
  promo: search.promo,
  new: search.new,
  sort,
  page,
  page_size: view === 'list' ? LIST_PAGE_SIZE : PRODUCT_PAGE_SIZE,
})

/** Fetches the first page on screen before the screen is rendered. */
export const ensureFirstPage = (
  client: QueryClient,
  scope: string,
  source: ListSource,
  search: ListSearch,
  look: ListLook,
) => client.ensureQueryData(source.pageQuery(scope, askPage(search, look, firstPageOf(search))))
