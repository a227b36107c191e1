import * as Type from 'typebox'
import { AdvancedSearchQuery } from './advanced-search.ts'
import { endpoint } from '../endpoint.ts'
import { FacetValue } from './facet.ts'
import { ProductListQuery } from './product.ts'
import { Text } from '../schema.ts'

/** The beginning of a brand's name, or of a word in it. */
const named = { beginning: Text(60) }

export const BrandsFound = Type.Object({
  /** Brands with most products first; the count is the number of products that choosing the brand would show. */
  values: Type.Array(FacetValue),
  /** How many brands of the list begin with it, including those returned. */
  total: Type.Integer(),
})
export type BrandsFound = Type.Static<typeof BrandsFound>

/** A facet contains only a few brands of a list; this call finds all of them, whatever brands are chosen. */
export const listBrands = endpoint({
  method: 'GET',
  url: '/products/brands',
  operationId: 'productsBrands',
  summary: 'Brands of a list of products that begin so, or a word of which does',
  tag: 'products',
  act: 'visit',
  keptOffline: 'catalogue',
  query: Type.Object({ ...ProductListQuery.properties, ...named }),
  data: BrandsFound,
})

/** The same of an advanced search. */
export const advancedSearchBrands = endpoint({
  method: 'GET',
  url: '/advanced-search/brands',
  operationId: 'advancedSearchBrands',
  summary: 'Brands of the products that fulfil several criteria, by their beginning',
  tag: 'products',
  act: 'visit',
  query: Type.Object({ ...AdvancedSearchQuery.properties, ...named }),
  data: BrandsFound,
})
