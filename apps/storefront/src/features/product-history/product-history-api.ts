import { viewProductHistory, type ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'

/**
 * The history of a product for one user (-1: a visitor), including that user's purchases. `background` where it is part
 * of another screen, which does not fail with it.
 */
export const productHistoryQuery = (
  scope: string,
  userId: number,
  slug: string,
  { background = false } = {},
) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'product-history', userId, slug),
    queryFn: ({ signal }): Promise<ProductHistory> =>
      call(viewProductHistory, { params: { slug }, signal, background }),
  })
