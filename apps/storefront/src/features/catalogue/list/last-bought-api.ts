import { listLastBought } from '@cambusa/contract/orders/orders'
import { cardsByCodes } from '@cambusa/contract/catalogue/cards'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { RESPONSE_CACHE_MAX_AGE_MS } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { catalogueKey, ordersKey } from '../../../lib/api/query-keys.ts'
import { cardsAsked, LATEST_ASKED } from './bought-asked.ts'

/** The last purchase of a product by this customer: when and how many. */
export interface LastBought {
  /** Its name at that time. */
  name: string
  /** Pieces or base units. */
  quantity: number
  /** The price per piece or base unit at that time in euros, VAT included. */
  price: number
  lastBoughtAt: string
}

/**
 * The last purchases of a signed-in customer by article code: of these codes, or the latest of all. The key is one of
 * the orders' keys, so a new order invalidates it.
 */
export const lastBoughtQuery = (owner: string, scope: string, codes?: readonly string[]) =>
  queryOptions({
    queryKey: ordersKey(owner, 'last-bought', scope, codes ?? null),
    staleTime: RESPONSE_CACHE_MAX_AGE_MS,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, LastBought>> => {
      const { products } = await call(listLastBought, {
        query: codes ? { codes: [...codes] } : LATEST_ASKED,
        signal,
        background: true,
      })
      return new Map(products.map(({ code, ...last }) => [code, last]))
    },
  })

/** The same products as cards, the latest first; those no longer sold are left out. */
export const boughtProductsQuery = (scope: string, codes: readonly string[]) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'bought-products', codes),
    enabled: codes.length > 0,
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const { products } = await call(cardsByCodes, {
        query: cardsAsked(codes),
        signal,
        background: true,
      })
      return products
    },
  })
