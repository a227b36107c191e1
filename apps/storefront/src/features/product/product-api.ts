import { viewShownProduct } from '@cambusa/contract/cards'
import { CARD, type ShownProduct } from '@cambusa/contract/product'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { keepAcrossScopes } from '../../lib/state/keep-across-scopes.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'

/** One product with its whole sheet and alternatives; an unknown slug is a 404. */
export function productQuery(scope: string, slug: string) {
  const queryKey = catalogueKey(scope, 'product', slug)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<ShownProduct> =>
      call(viewShownProduct, { params: { slug }, query: { fields: CARD }, signal }),
    placeholderData: keepAcrossScopes(queryKey),
  })
}
