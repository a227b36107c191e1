import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'
import { WhenNear } from '../ui/layout/when-near.tsx'

const Flyers = lazyComponent(() =>
  import('../features/flyers/home-flyers.tsx').then(({ HomeFlyers }) => HomeFlyers),
)

/** The running flyers on home: no height is reserved, as a shop may have none. */
export const FlyersPlace = () => (
  <WhenNear>
    <ChunkBoundary quiet>
      <Flyers />
    </ChunkBoundary>
  </WhenNear>
)
