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

/** Filters, order and page of a list, as its call takes them. */
export type PageAsked = Pick<ProductListQuery, 'filter' | 'promo' | 'new' | 'sort' | 'page' | 'page_size'> & {
  fields: ListFields
}

/** A query for one page of a list; its key begins with `catalogueKey(scope, …)`. */
export interface PageQuery {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<CardList>
}

/** The source of a list's pages: GET /products here, other calls with the same answer elsewhere. */
export interface ListSource {
  /** The list is a text search: it can be ordered by relevance, and is by default. */
  hasQuery: boolean
  pageQuery: (scope: string, asked: PageAsked) => PageQuery
  /** The brands of the filtered list that begin with a text. */
  findBrands: (scope: string, asked: BrandsAsked) => BrandsQuery
}

export type BrandsAsked = Pick<ProductListQuery, 'filter' | 'promo' | 'new'> & { beginning: string }

/** A query for brands; its key differs from those of lists. */
export interface BrandsQuery {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<BrandsFound>
}

/** Dense rows: an order of 80 lines fits on one page. */
export const LIST_PAGE_SIZE = 96

/** One page of a list from its source; facets are requested only with the first page on screen. */
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
