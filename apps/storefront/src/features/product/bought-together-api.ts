import { viewBoughtTogether } from '@cambusa/contract/catalogue/bought-together'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'

/** Products that others order together with this one; the product page does not fail without them. */
export const boughtTogetherQuery = (scope: string, slug: string) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'bought-together', slug),
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const { products } = await call(viewBoughtTogether, { params: { slug }, signal, background: true })
      return products
    },
  })
