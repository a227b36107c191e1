import type { FlyerHead } from '@cambusa/contract/content/flyers'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { flyersQuery } from '../features/flyers/flyers-api.ts'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { currentScopeKey, useScopeKey } from '../lib/state/shopping-scope.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const Flyers = lazyComponent(() =>
  import('../features/flyers/flyer-list.tsx').then(({ RunningFlyers }) => RunningFlyers),
)

const running = (flyers: readonly FlyerHead[] = []) => flyers.filter(({ state }) => state === 'running')

/** Whether home shows flyers, as far as the answers in the store tell. */
export const hasRunningFlyers = (queryClient: QueryClient): boolean =>
  running(queryClient.getQueryData(flyersQuery(currentScopeKey()).queryKey)).length > 0

/** Loads the code of the running flyers, if there are any. */
export const loadFlyers = (queryClient: QueryClient) =>
  hasRunningFlyers(queryClient) ? Flyers.preload() : undefined

/** Before home is rendered it is known whether flyers run, so that nothing moves for them; never rejects. */
export async function prefetchFlyers(queryClient: QueryClient): Promise<void> {
  const query = flyersQuery(currentScopeKey())
  try {
    await queryClient.ensureQueryData(query)
  } catch {
    // Home does without them; a failed query would keep the server from rendering it.
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
  }
}

/** The running flyers on home; without any there is nothing, and none of their code is loaded. */
export function FlyersPlace() {
  const { data } = useQuery(flyersQuery(useScopeKey()))
  const flyers = running(data)
  if (flyers.length === 0) return null
  return (
    <ChunkBoundary quiet>
      <Flyers flyers={flyers} />
    </ChunkBoundary>
  )
}
