import { listLastBought } from '@cambusa/contract/orders/orders'
import { cardsByCodes } from '@cambusa/contract/catalogue/cards'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { RESPONSE_CACHE_MAX_AGE_MS } from '@cambusa/domain/constants'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { catalogueKey, ordersKey } from '../../../lib/api/query-keys.ts'
import { cardsAsked, lastByCode, LATEST_ASKED, type LastBought } from './bought-asked.ts'

export type { LastBought }

/**
 * The last purchases of a signed-in customer by article code: of these codes, or the latest of all. The key is one of
 * the orders' keys, so a new order invalidates it.
 */
export const lastBoughtQuery = (owner: string, scope: string, codes?: readonly string[]) =>
  queryOptions({
    queryKey: ordersKey(owner, 'last-bought', scope, codes ?? null),
    staleTime: RESPONSE_CACHE_MAX_AGE_MS,
    queryFn: async ({ client, signal }): Promise<ReadonlyMap<string, LastBought>> => {
      const query = codes ? { codes: [...codes] } : LATEST_ASKED
      const data = await call(listLastBought, { query, signal, background: true })
      const last = lastByCode(data)
      if (data.cards) client.setQueryData(boughtProductsQuery(scope, [...last.keys()]).queryKey, data.cards)
      return last
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
