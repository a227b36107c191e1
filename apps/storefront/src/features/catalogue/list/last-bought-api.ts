import { listLastBought } from '@cambusa/contract/orders/orders'
import { cardsByCodes } from '@cambusa/contract/catalogue/cards'
import { CARD, type ProductCard } from '@cambusa/contract/catalogue/product'
import { RESPONSE_CACHE_MAX_AGE_MS } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { catalogueKey, ordersKey } from '../../../lib/api/query-keys.ts'

/** When and how many of a product this customer ordered last. */
export interface LastBought {
  /** As it was called then. */
  name: string
  /** Pieces or base unit. */
  quantity: number
  /** Euros of one of them then, VAT included. */
  price: number
  lastBoughtAt: string
}

const ON_HOME = 24

/** What a signed-in customer bought last, by article code: of these codes, or the latest of all. One of the
 * orders' keys, so that a new order makes it ask again. */
export const lastBoughtQuery = (owner: string, scope: string, codes?: readonly string[]) =>
  queryOptions({
    queryKey: ordersKey(owner, 'last-bought', scope, codes ?? null),
    staleTime: RESPONSE_CACHE_MAX_AGE_MS,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, LastBought>> => {
      const { products } = await call(listLastBought, {
        query: codes ? { codes: [...codes] } : { limit: ON_HOME },
        signal,
        background: true,
      })
      return new Map(products.map(({ code, ...last }) => [code, last]))
    },
  })

/** The same products as cards, the latest first; what is no longer sold is left out. */
export const boughtProductsQuery = (scope: string, codes: readonly string[]) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'bought-products', codes),
    enabled: codes.length > 0,
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const { products } = await call(cardsByCodes, {
        query: { codes: [...codes], fields: CARD },
        signal,
        background: true,
      })
      return products
    },
  })
