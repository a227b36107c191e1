import type { ApprovalSummary } from '@cambusa/contract/orders/approvals'
import type { ApprovalState } from '@cambusa/domain/orders/approval'
import { approvalStateTexts } from '@cambusa/messages/it/orders/approvals'
import { Badge, type BadgeTone } from '../../ui/product/badge.tsx'

const tones: Record<ApprovalState, BadgeTone> = {
  waiting: 'warning',
  approved: 'good',
  refused: 'bad',
  lapsed: 'neutral',
  withdrawn: 'neutral',
}

/** The state of a cart that was sent for approval. */
export const ApprovalBadge = ({ state }: Pick<ApprovalSummary, 'state'>) => (
  <Badge tone={tones[state]}>{approvalStateTexts[state]}</Badge>
)
