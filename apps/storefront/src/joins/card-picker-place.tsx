import { lazyComponent } from '../lib/browser/lazy-component.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { ChunkBoundary } from '../ui/feedback/chunk-boundary.tsx'

const CardPicker = lazyComponent(() =>
  import('../features/payment/card-picker.tsx').then((module) => module.CardPicker),
)

/** The choice of a card. */
export const CardPickerPlace = () => (
  <ChunkBoundary fallback={<Skeleton shape="box" height="space-16" />}>
    <CardPicker />
  </ChunkBoundary>
)
