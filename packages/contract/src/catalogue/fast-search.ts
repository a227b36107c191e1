import { FAST_SEARCH_WORDS_MAX } from '@cambusa/domain/constants'
import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { ListedProduct } from './listed-product.ts'
import { CardFallback, Fields, ListFallback, ProductCard } from './product.ts'
import { Repeated, Text } from '../schema.ts'
import { UnderstoodAs } from './understood-as.ts'

const aboutShelf = {
  word: Type.String(),
  /** The number of products that a full search for the word finds. */
  totItems: Type.Integer(),
  /** The word that was searched instead, when the typed one finds nothing. */
  correctedQuery: Type.Optional(Type.String()),
  /** Parts of the word that were left out because no product matches them together with the others. */
  leftOut: Type.Optional(Type.Array(Type.String())),
  /** Only when the word means more than its text: a dish, an occasion, what products must not contain. */
  understoodAs: Type.Optional(UnderstoodAs),
}

/** The first products for one of several words. */
const WholeShelf = Type.Object({
  ...aboutShelf,
  products: Type.Array(ListedProduct),
  /** Only when no product was found. */
  fallback: Type.Optional(ListFallback),
})

/** The same as a screen shows it. */
export const FastSearchShelf = Type.Object({
  ...aboutShelf,
  products: Type.Array(ProductCard),
  fallback: Type.Optional(CardFallback),
})
export type FastSearchShelf = Type.Static<typeof FastSearchShelf>

export const fastSearch = endpoint({
  method: 'GET',
  url: '/fast-search',
  operationId: 'fastSearch',
  summary: 'For each of several words the first products',
  tag: 'products',
  act: 'visit',
  query: Type.Object({
    q: Type.Optional(Repeated(Text(200), { maxItems: FAST_SEARCH_WORDS_MAX })),
    fields: Type.Optional(Fields),
  }),
  /** In the order of the words, each word once, ignoring case. */
  data: Type.Object({ shelves: Type.Array(WholeShelf) }),
  otherData: Type.Object({ shelves: Type.Array(FastSearchShelf) }),
})
