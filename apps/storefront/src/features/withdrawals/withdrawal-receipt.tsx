import type { Order } from '@cambusa/contract/orders/orders'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { useEffect, useRef } from 'react'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { dayText, DeclaredWithdrawal } from './declared-withdrawal.tsx'
import styles from './withdrawals.module.css'

/** The receipt on the screen, right after the declaration. */
export function WithdrawalReceipt({ order, bringTo }: { order: Order; bringTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const withdrawal = order.withdrawals?.at(-1)
  return (
    <section className={styles.panel} aria-labelledby="withdraw-done">
      <h2 id="withdraw-done" ref={heading} tabIndex={-1} className={styles.check}>
        {withdrawalTexts.doneTitle}
      </h2>
      {withdrawal && (
        <>
          <p>
            {withdrawalTexts.doneText({ when: formatDateTime(new Date(withdrawal.declaredAt)) })}{' '}
            {withdrawalTexts.doneBring({ to: bringTo, day: dayText(withdrawal.bringBy) })}
          </p>
          <DeclaredWithdrawal withdrawal={withdrawal} />
        </>
      )}
      <div>
        <LinkButton look="primary" to={paths.order} params={{ orderId: String(order.orderId) }}>
          {withdrawalTexts.backToOrder}
        </LinkButton>
      </div>
    </section>
  )
}
