import { viewProduct, type Product } from '@cambusa/contract/catalogue/product'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { keepAcrossScopes } from '../../lib/state/keep-across-scopes.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'

/** One product with all its details and alternatives; an unknown slug is a 404. */
export function productQuery(scope: string, slug: string) {
  const queryKey = catalogueKey(scope, 'product', slug)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Product> => call(viewProduct, { params: { slug }, signal }),
    placeholderData: keepAcrossScopes(queryKey),
  })
}
