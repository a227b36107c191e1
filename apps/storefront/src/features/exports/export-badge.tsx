import type { ExportState } from '@cambusa/domain/exports/export-choices'
import { exportStateTexts } from '@cambusa/messages/it/exports/export-screens'
import { Badge, type BadgeTone } from '../../ui/product/badge.tsx'

const tones: Record<ExportState, BadgeTone> = {
  waiting: 'neutral',
  running: 'primary',
  ready: 'good',
  failed: 'bad',
  expired: 'neutral',
}

/** The state of an export. */
export const ExportBadge = ({ state }: { state: ExportState }) => (
  <Badge tone={tones[state]}>{exportStateTexts[state]}</Badge>
)
