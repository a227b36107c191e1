import type { ApprovalReason } from '@cambusa/domain/orders/approval'
import { euroText } from '@cambusa/domain/money/money'
import { approvalNeededTexts as texts } from '@cambusa/messages/it/orders/approval-needed'
import { ClipboardCheck } from 'lucide-react'
import type { Allowance } from '../../../lib/state/allowance.ts'
import styles from './approval-notice.module.css'

interface ApprovalNoticeProps {
  why: ApprovalReason
  limits: Allowance
  total: number
}

/** Above the button of the till: why a holder has to approve this cart, and what is left. */
export function ApprovalNotice({ why, limits, total }: ApprovalNoticeProps) {
  const said = {
    always: texts.till.always,
    order: texts.till.order({ total: euroText(total), limit: euroText(limits.orderLimit ?? 0) }),
    month: texts.till.month({ total: euroText(total), left: euroText(limits.leftThisMonth ?? 0) }),
  }
  return (
    <section className={styles.notice} aria-label={texts.title}>
      <ClipboardCheck aria-hidden="true" />
      <div className={styles.words}>
        <h3 className={styles.title}>{texts.title}</h3>
        <p>{said[why]}</p>
      </div>
    </section>
  )
}
