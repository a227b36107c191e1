import type { FlyerState } from '@cambusa/domain/content/flyer-state'
import { flyerTexts as texts } from '@cambusa/messages/it/content/flyers'
import { Badge } from '../../ui/product/badge.tsx'

const TONES = { running: 'good', coming: 'primary', past: 'neutral' } as const

/** Whether a flyer runs, comes or is over, in words. */
export const FlyerStateBadge = ({ state }: { state: FlyerState }) => (
  <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
)
