import { lazy } from 'react'
import { loadChunk } from '../lib/browser/chunks.ts'
import { WhenNear } from '../ui/layout/when-near.tsx'
import { PartPlace } from './part-place.tsx'

const Strip = lazy(() =>
  loadChunk(() => import('../features/counters/counters-strip.tsx')).then(({ CountersStrip }) => ({
    default: CountersStrip,
  })),
)

/** How much the shop has, below everything else: its code comes when one gets there. */
export const CountersPlace = () => (
  <WhenNear>
    <PartPlace>
      <Strip />
    </PartPlace>
  </WhenNear>
)
