import { latePart } from '../lib/browser/late-part.ts'
import { WhenNear } from '../ui/layout/when-near.tsx'
import styles from './near-places.module.css'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const Strip = latePart(() =>
  import('../features/counters/counters-strip.tsx').then(({ CountersStrip }) => CountersStrip),
)

/** How much the shop has, below everything else: its code comes when one gets there. */
export const CountersPlace = () => (
  <WhenNear className={styles.counters}>
    <PartPlace>
      <Strip />
    </PartPlace>
  </WhenNear>
)
