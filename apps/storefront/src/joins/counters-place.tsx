import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { WhenNear } from '../ui/layout/when-near.tsx'
import styles from './near-places.module.css'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const Strip = lazyComponent(() =>
  import('../features/counters/counters-strip.tsx').then(({ CountersStrip }) => CountersStrip),
)

/** How much the shop has, at the end of a screen: its code is loaded when it is scrolled near. */
export const CountersPlace = () => (
  <WhenNear className={styles.counters}>
    <ChunkBoundary>
      <Strip />
    </ChunkBoundary>
  </WhenNear>
)
