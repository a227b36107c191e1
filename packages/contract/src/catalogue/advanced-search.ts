import { PRODUCT_PAGE_SIZE_MAX } from '@cambusa/domain/constants'
import { SORT_KEYS } from '@cambusa/domain/catalogue/product-sort'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { CardList, ListFields, ProductList } from './product.ts'
import { DateIso, Flag, Id, Page, PageSize, Repeated, Text } from '../schema.ts'

/** Criteria of a product search, all of which must hold; texts are matched by word, ignoring accents and endings. */
const criteria = {
  name: Type.Optional(Text(200)),
  brand: Type.Optional(Text(200)),
  producer: Type.Optional(Text(200)),
  ingredients: Type.Optional(Text(200)),
  /** Any of these products. */
  gtin: Type.Optional(Repeated(Text(20), { maxItems: 200 })),
  /** An article code, or the beginning of one. */
  code: Type.Optional(Text(60)),
  category: Type.Optional(Id),
  /** Codes of Reg. (EU) 1169/2011 annex II; with two codes both are avoided. */
  'allergen-free': Type.Optional(Repeated(Text(60), { maxItems: 30 })),
  has_image: Type.Optional(Flag),
  /** First and last day, in Rome, on which the sheet was last changed, both included. */
  from_date: Type.Optional(DateIso),
  to_date: Type.Optional(DateIso),
}

/** How the products found are filtered and sorted, as in GET /products. */
const narrowing = {
  /** Repeated 'facet:value'. */
  filter: Type.Optional(Repeated(Text(120), { maxItems: 60 })),
  promo: Type.Optional(Flag),
  new: Type.Optional(Flag),
  sort: Type.Optional(Type.Enum(SORT_KEYS)),
  /** 'w{warehouse}d{yyyy-MM-dd}t{slot}'; unknown is ignored. */
  hash: Type.Optional(Text(60)),
}

export const AdvancedCriteria = Type.Object(criteria)
export type AdvancedCriteria = Type.Static<typeof AdvancedCriteria>

export const AdvancedSearchQuery = Type.Object({
  ...criteria,
  ...narrowing,
  page: Type.Optional(Page),
  page_size: Type.Optional(PageSize(PRODUCT_PAGE_SIZE_MAX)),
  fields: Type.Optional(ListFields),
})
export type AdvancedSearchQuery = Type.Static<typeof AdvancedSearchQuery>

export const advancedSearch = endpoint({
  method: 'GET',
  url: '/advanced-search',
  operationId: 'advancedSearch',
  summary: 'Products that fulfil several criteria at once, with facets and page',
  tag: 'products',
  act: 'visit',
  query: AdvancedSearchQuery,
  data: ProductList,
  otherData: CardList,
})

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** All pages of an advanced search as one table, with the caller's prices. */
export const exportAdvancedSearch = endpoint({
  method: 'GET',
  url: '/advanced-search/export',
  operationId: 'advancedSearchExport',
  summary: 'The products of an advanced search as CSV or XLSX, the first 10,000',
  tag: 'products',
  act: 'shop',
  query: Type.Object({ ...criteria, ...narrowing, format: Type.Enum(exportFormats) }),
  data: Type.Null(),
  isFile: true,
})
