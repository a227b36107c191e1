import type { Withdrawal } from '@cambusa/contract/orders/order-afterwards'
import { euroText } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { formatDayLong, romeDate } from '@cambusa/domain/time/dates'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import styles from './withdrawals.module.css'

/** The day of an instant, in Rome, as 'mercoledì 2 dicembre'. */
export const dayText = (instant: string): string => formatDayLong(romeDate(new Date(instant)))

function stateText({ state, bringBy }: Withdrawal): string {
  const { states } = withdrawalTexts
  return state === 'declared' ? states.declared({ day: dayText(bringBy) }) : states[state]
}

/** Where the money goes. */
function waysOf({ toGiftCodes, toCard, toBank, iban }: Withdrawal): string[] {
  return [
    toGiftCodes > 0 && withdrawalTexts.toGiftCodes({ amount: euroText(toGiftCodes) }),
    toCard > 0 && withdrawalTexts.toCard({ amount: euroText(toCard) }),
    toBank > 0 && withdrawalTexts.toAccount({ amount: euroText(toBank), iban }),
  ].filter((way) => way !== false)
}

/** A withdrawal that was declared: its state, what goes back, and the money. */
export const DeclaredWithdrawal = ({ withdrawal }: { withdrawal: Withdrawal }) => (
  <div className={styles.declared}>
    <p className={styles.state}>{stateText(withdrawal)}</p>
    <dl className={styles.sums}>
      {withdrawal.items.map((item) => (
        <div key={item.orderItemId}>
          <dt>
            {withdrawalTexts.line({
              quantity: formatAmount(item.quantity),
              unit: item.unit,
              name: item.name,
            })}
          </dt>
          <dd>{euroText(item.grossTotal)}</dd>
        </div>
      ))}
      {withdrawal.charges > 0 && (
        <div>
          <dt>{withdrawalTexts.charges}</dt>
          <dd>{euroText(withdrawal.charges)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{withdrawalTexts.total}</dt>
        <dd>{euroText(withdrawal.total)}</dd>
      </div>
    </dl>
    <ul className={styles.ways}>
      {waysOf(withdrawal).map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
  </div>
)
