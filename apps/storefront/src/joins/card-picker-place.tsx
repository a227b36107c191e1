import { latePart } from '../lib/browser/late-part.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const CardPicker = latePart(() =>
  import('../features/payment/card-picker.tsx').then((module) => module.CardPicker),
)

/** The choice of a card. */
export const CardPickerPlace = () => (
  <PartPlace fallback={<Skeleton shape="box" height="space-16" />}>
    <CardPicker />
  </PartPlace>
)
