import { euroText } from '@cambusa/domain/money/money'
import { approvalTexts as texts } from '@cambusa/messages/it/orders/approvals'
import type { ReactNode } from 'react'
import { timeslotWords } from '@cambusa/domain/delivery/timeslot-words'
import { momentText } from './approval-words.ts'
import styles from './approvals.module.css'
import type { ShownApproval } from './approvals-api.ts'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={styles.soft}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
)

interface ApprovalFactsProps {
  approval: ShownApproval
  /** The caller sent it. */
  isOwn: boolean
}

/** Why it needs approval, what is left of the sender's month, the slot and the time to decide; then what was decided. */
export function ApprovalFacts({ approval, isOwn }: ApprovalFactsProps) {
  const { why, orderLimit, monthLimit, usedThisMonth, leftThisMonth, timeslot, state, decidedAt, decidedBy } =
    approval
  const { reason, total, cart } = approval
  return (
    <dl className={styles.facts}>
      <Fact label={texts.total}>
        <strong className={styles.amount}>{euroText(cart?.totalPrice ?? total)}</strong>
        {cart && cart.totalPrice !== total && (
          <p className={styles.soft}>{texts.sentTotal({ total: euroText(total) })}</p>
        )}
      </Fact>
      <Fact label={approval.deliveryServiceName}>
        <span className={styles.sentence}>{texts.slot(timeslotWords(timeslot))}</span>
      </Fact>
      {state === 'waiting' && (
        <>
          <Fact label={texts.deadline}>
            <span className={styles.sentence}>{momentText(approval.lapsesAt)}</span>
          </Fact>
          <Fact label={texts.limits}>{isOwn ? texts.whyOwn[why] : texts.why[why]}</Fact>
          <Fact label={texts.usedThisMonth}>{euroText(usedThisMonth)}</Fact>
          {monthLimit !== null && (
            <Fact label={texts.leftThisMonth}>
              {euroText(leftThisMonth ?? 0)} / {euroText(monthLimit)}
            </Fact>
          )}
          {orderLimit !== null && <Fact label={texts.orderLimit}>{euroText(orderLimit)}</Fact>}
        </>
      )}
      {decidedBy && decidedAt && (state === 'approved' || state === 'refused') && (
        <Fact label={texts.decidedBy[state]}>
          {texts.decidedAt({ by: decidedBy, when: momentText(decidedAt) })}
        </Fact>
      )}
      {reason && (
        <Fact label={texts.reason}>
          <span className={styles.reason}>{reason}</span>
        </Fact>
      )}
    </dl>
  )
}
