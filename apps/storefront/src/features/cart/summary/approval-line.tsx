import type { Cart } from '@cambusa/contract/cart/cart'
import { euroText } from '@cambusa/domain/money/money'
import { approvalNeededTexts as texts } from '@cambusa/messages/it/orders/approval-needed'
import { useLimits, useNeededApproval } from '../../../lib/state/allowance.ts'
import styles from './cart-summary.module.css'

/** For a buyer with limits: what is left of the month, or that a holder will have to approve this cart. */
export function ApprovalLine({ cart }: { cart: Cart }) {
  const limits = useLimits()
  const needed = useNeededApproval(cart)
  if (needed) {
    const { over } = texts
    const said = {
      always: over.always,
      order: over.order({ limit: euroText(needed.limits.orderLimit ?? 0) }),
      month: over.month({ left: euroText(needed.limits.leftThisMonth ?? 0) }),
    }
    return <p className={styles.approval}>{said[needed.why]}</p>
  }
  if (!limits || limits.leftThisMonth === null) return null
  return <p className={styles.soft}>{texts.left({ left: euroText(limits.leftThisMonth ?? 0) })}</p>
}
