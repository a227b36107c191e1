import { listFlyers, viewFlyer, type Flyer, type FlyerHead } from '@cambusa/contract/content/flyers'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'
import { keepAcrossScopes } from '../../lib/state/keep-across-scopes.ts'

/** All flyers, running ones first. */
export function flyersQuery(scope: string) {
  const queryKey = catalogueKey(scope, 'flyers')
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<FlyerHead[]> => (await call(listFlyers, { signal })).flyers,
    placeholderData: keepAcrossScopes(queryKey),
  })
}

/** A flyer with its pages, at the prices of the scope. */
export function flyerQuery(scope: string, slug: string) {
  const queryKey = catalogueKey(scope, 'flyer', slug)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<Flyer> => call(viewFlyer, { params: { slug }, signal }),
    placeholderData: keepAcrossScopes(queryKey),
  })
}

export const isRunning = ({ state }: FlyerHead): boolean => state === 'running'
