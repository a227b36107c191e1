import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { flyersQuery, isRunning } from '../features/flyers/flyers-api.ts'
import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { currentScopeKey } from '../lib/state/shopping-scope.ts'
import { onAppEvent } from '../lib/state/events.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const Flyers = lazyComponent(
  () => import('../features/flyers/home-flyers.tsx').then(({ HomeFlyers }) => HomeFlyers),
  { whenCalled: true },
)
const loadFlyers = () => void Flyers.preload().catch(() => undefined)

/** Whether home shows flyers, as far as the answers in the store tell. */
export const hasRunningFlyers = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData(flyersQuery(currentScopeKey()).queryKey)?.some(isRunning) ?? false

/** Before home is rendered it is known whether flyers run, so that nothing moves for them; never rejects. */
export async function prefetchFlyers(queryClient: QueryClient): Promise<void> {
  const query = flyersQuery(currentScopeKey())
  try {
    await queryClient.ensureQueryData(query)
    if (hasRunningFlyers(queryClient)) await Flyers.preload()
  } catch {
    // Home does without them; a failed query would keep the server from rendering it.
    queryClient.removeQueries({ queryKey: query.queryKey, exact: true })
  }
}

// Always the same element: an update before it is hydrated would take away what the server has rendered.
const flyers = (
  <ChunkBoundary quiet>
    <Flyers />
  </ChunkBoundary>
)

/** The running flyers on home. What the server has rendered of them is hydrated with the shopper's first act. */
export function FlyersPlace() {
  useEffect(() => onAppEvent('acted', loadFlyers), [])
  return flyers
}
