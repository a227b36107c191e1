import * as Type from 'typebox'
import { advancedSearch, AdvancedSearchQuery } from './advanced-search.ts'
import { ShownCategoryAnswer, viewCategories } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { fastSearch, FastSearchShelf } from './fast-search.ts'
import {
  CardList,
  Fields,
  ListFields,
  listProducts,
  ProductCard,
  ProductListQuery,
  productsByCodes,
} from './product.ts'
import { suggestProducts, Suggestions } from './suggest.ts'

/**
 * Calls as screens make them: they name the fields that they show, and their types know only those (decision 142). Each
 * is a call declared elsewhere, declared again with its narrower type.
 */

export const listCards = endpoint({
  ...listProducts,
  query: Type.Object({ ...ProductListQuery.properties, fields: ListFields }),
  data: CardList,
})

export const advancedSearchCards = endpoint({
  ...advancedSearch,
  query: Type.Object({ ...AdvancedSearchQuery.properties, fields: ListFields }),
  data: CardList,
})

export const fastSearchCards = endpoint({
  ...fastSearch,
  query: Type.Object({ ...fastSearch.query!.properties, fields: Fields }),
  data: Type.Object({ shelves: Type.Array(FastSearchShelf) }),
})

export const cardsByCodes = endpoint({
  ...productsByCodes,
  query: Type.Object({ ...productsByCodes.query!.properties, fields: Fields }),
  data: Type.Object({ products: Type.Array(ProductCard), unknown: Type.Array(Type.String()) }),
})

export const suggestCards = endpoint({
  ...suggestProducts,
  query: Type.Object({ ...suggestProducts.query!.properties, fields: Fields }),
  data: Suggestions,
})

export const viewShownCategories = endpoint({
  ...viewCategories,
  query: Type.Object({ ...viewCategories.query!.properties, fields: Fields }),
  data: ShownCategoryAnswer,
})
