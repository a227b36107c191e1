import { viewProductHistory, type ProductHistory } from '@cambusa/contract/catalogue/product-history'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'

/**
 * What a product was over time, for one user (-1: a visitor): the answer holds the own purchases. `background` where it
 * is a part of another screen, which stays whole without it.
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
