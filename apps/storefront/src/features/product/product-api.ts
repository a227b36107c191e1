import { viewProduct, type Product } from '@cambusa/contract/product'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { catalogueKey } from '../../lib/query-keys.ts'

/** One product with its whole sheet and alternatives; an unknown slug is a 404. */
export const productQuery = (scope: string, slug: string) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'product', slug),
    queryFn: ({ signal }): Promise<Product> => call(viewProduct, { params: { slug }, signal }),
  })
