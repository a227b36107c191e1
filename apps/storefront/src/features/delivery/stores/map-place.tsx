import type { ComponentProps } from 'react'
import { lazyComponent } from '../../../lib/browser/lazy-component.ts'
import { ChunkBoundary } from '../../../ui/feedback/chunk-boundary.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { WhenNear } from '../../../ui/layout/when-near.tsx'
import type * as MapModule from './map/store-map.tsx'

/** The map and leaflet: only where the map is in view, so that a phone's list loads neither. */
const StoreMap = lazyComponent(() => import('./map/store-map.tsx').then((module) => module.StoreMap))

/** The place of the map, as high as the map from the start. */
export const MapPlace = ({
  className,
  ...map
}: ComponentProps<typeof MapModule.StoreMap> & { className: string | undefined }) => (
  <WhenNear className={className}>
    <ChunkBoundary fallback={<Skeleton shape="box" />}>
      <StoreMap {...map} />
    </ChunkBoundary>
  </WhenNear>
)
