import { countersInfo } from '@cambusa/contract/catalogue/counters'
import type { DataOf } from '@cambusa/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'
import { catalogueKey } from '../../lib/api/query-keys.ts'

export type Counters = DataOf<typeof countersInfo>

/** How much the shop has; loaded in the background, and a failure leads to no error screen. */
export const countersQuery = (scope: string) =>
  queryOptions({
    queryKey: catalogueKey(scope, 'counters'),
    queryFn: ({ signal }): Promise<Counters> => call(countersInfo, { signal, background: true }),
  })
