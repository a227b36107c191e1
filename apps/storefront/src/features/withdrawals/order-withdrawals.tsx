import type { Order } from '@cambusa/contract/orders/orders'
import { formatDateTime } from '@cambusa/domain/time/dates'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { paths } from '../../app/navigation/paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { dayText, DeclaredWithdrawal } from './declared-withdrawal.tsx'
import styles from './withdrawals.module.css'

/** On the order: until when its customer may withdraw, with the way there, and the withdrawals declared so far. */
export function OrderWithdrawals({ order }: { order: Order }) {
  const { canWithdraw = false, withdrawUntil = null, withdrawals = [], orderId } = order
  if (!canWithdraw && withdrawals.length === 0) return null
  return (
    <section className={styles.onOrder} aria-labelledby="order-withdrawals">
      <h2 id="order-withdrawals" className={styles.subtitle}>
        {withdrawalTexts.title}
      </h2>
      {withdrawals.map((withdrawal) => (
        <div key={withdrawal.withdrawalId}>
          <p className={styles.name}>
            {withdrawalTexts.number({ number: withdrawal.withdrawalId })}{' '}
            <span className={styles.soft}>
              {withdrawalTexts.declaredAt({ when: formatDateTime(new Date(withdrawal.declaredAt)) })}
            </span>
          </p>
          <DeclaredWithdrawal withdrawal={withdrawal} />
        </div>
      ))}
      {canWithdraw && withdrawUntil !== null && (
        <div className={styles.way}>
          <p className={styles.soft}>{withdrawalTexts.until({ day: dayText(withdrawUntil) })}</p>
          <LinkButton to={paths.withdrawal} params={{ orderId: String(orderId) }}>
            {withdrawalTexts.withdraw}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
