import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { ListedProduct } from './listed-product.ts'
import { CategoryHit, Fields, ProductCard } from './product.ts'
import { Text } from '../schema.ts'

/** What is suggested besides products. */
const aboutSuggestions = {
  words: Type.Array(Type.String()),
  categories: Type.Array(CategoryHit),
  brands: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
}

/** Suggestions as a screen shows them. */
export const Suggestions = Type.Object({ ...aboutSuggestions, products: Type.Array(ProductCard) })

export const suggestProducts = endpoint({
  method: 'GET',
  url: '/products/suggest',
  operationId: 'productsSuggest',
  summary: 'Words, categories, brands and products while typing',
  tag: 'products',
  act: 'visit',
  query: Type.Object({ query: Text(200), fields: Type.Optional(Fields) }),
  data: Type.Object({ ...aboutSuggestions, products: Type.Array(ListedProduct) }),
  otherData: Suggestions,
})
