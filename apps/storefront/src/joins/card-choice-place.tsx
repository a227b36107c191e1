import { latePart } from '../lib/browser/late-part.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { PartPlace } from '../ui/feedback/part-place.tsx'

const CardChoice = latePart(() =>
  import('../features/payment/card-choice.tsx').then((module) => module.CardChoice),
)

/** The choice of a card. */
export const CardChoicePlace = () => (
  <PartPlace fallback={<Skeleton shape="box" height="space-16" />}>
    <CardChoice />
  </PartPlace>
)
