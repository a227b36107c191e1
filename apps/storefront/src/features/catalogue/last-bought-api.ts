import { listLastBought } from '@cambusa/contract/orders'
import { productsByCodes, type ProductCard } from '@cambusa/contract/product'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { catalogueKey } from '../../lib/query-keys.ts'

/** When and how many of a product this customer ordered last. */
export interface LastBought {
  /** Pieces or base unit. */
  quantity: number
  lastBoughtAt: string
}

const MAX_LAST_BOUGHT = 100
const ON_HOME = 18

/** What a signed-in customer bought last, by article code; ask for it only when somebody is signed in. */
export const lastBoughtQuery = (userId: number, scope: string) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'last-bought', userId),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, LastBought>> => {
      const { products } = await call(listLastBought, {
        query: { limit: MAX_LAST_BOUGHT },
        signal,
        background: true,
      })
      return new Map(products.map(({ code, ...last }) => [code, last]))
    },
  })

/** The same products as cards, the latest first; what is no longer sold is left out. */
export const boughtProductsQuery = (userId: number, scope: string, codes: readonly string[]) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'bought-products', userId, codes.slice(0, ON_HOME)),
    enabled: codes.length > 0,
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const { products } = await call(productsByCodes, {
        query: { codes: codes.slice(0, ON_HOME) },
        signal,
        background: true,
      })
      return products
    },
  })
