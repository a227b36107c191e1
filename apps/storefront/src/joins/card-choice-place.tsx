import { lazy } from 'react'
import { loadChunk } from '../lib/browser/chunks.ts'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { PartPlace } from './part-place.tsx'

const CardChoice = lazy(() =>
  loadChunk(() => import('../features/payment/card-choice.tsx')).then((module) => ({
    default: module.CardChoice,
  })),
)

/** The choice of a card, whose code only comes to who pays by card. */
export const CardChoicePlace = () => (
  <PartPlace fallback={<Skeleton shape="box" height="var(--space-16)" />}>
    <CardChoice />
  </PartPlace>
)
