import * as Type from 'typebox'
import { AdvancedSearchQuery } from './advanced-search.ts'
import { endpoint } from '../endpoint.ts'
import { FacetValue } from './facet.ts'
import { ProductListQuery } from './product.ts'
import { Text } from '../schema.ts'

/** What the name of a brand, or a word of it, begins with. */
const named = { beginning: Text(60) }

export const BrandsFound = Type.Object({
  /** Those with most products first; the count is the products that choosing it would show. */
  values: Type.Array(FacetValue),
  /** How many brands of the list begin so, those given among them. */
  total: Type.Integer(),
})
export type BrandsFound = Type.Static<typeof BrandsFound>

/** A facet tells a few brands of a list; here every one is found, whatever brands are chosen. */
export const listBrands = endpoint({
  method: 'GET',
  url: '/products/brands',
  operationId: 'productsBrands',
  summary: 'Brands of a list of products that begin so, or a word of which does',
  tag: 'products',
  access: 'anyone',
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
  access: 'anyone',
  query: Type.Object({ ...AdvancedSearchQuery.properties, ...named }),
  data: BrandsFound,
})
