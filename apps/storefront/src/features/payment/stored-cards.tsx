import type { StoredCard } from '@cambusa/contract/payments/payments'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { confirm } from '../../ui/overlays/confirm.tsx'
import { storedCardsQuery, useRemoveCard } from './payment-api.ts'
import styles from './payment.module.css'

/** The customer's cards stored at the gateway, each with a button that removes it. */
export function StoredCards() {
  const { data: cards, isError, refetch } = useQuery(storedCardsQuery(useOwner()))
  const { mutate } = useRemoveCard()
  const remove = async (card: StoredCard) => {
    const yes = await confirm({
      title: paymentTexts.removeTitle,
      text: paymentTexts.removeText({ name: paymentTexts.cardName(card) }),
      yes: paymentTexts.removeYes,
      no: paymentTexts.removeNo,
    })
    if (!yes) return
    mutate(card.userPaymentAuthId, {
      onSuccess: () => void showToast({ kind: 'success', text: paymentTexts.removed }),
    })
  }
  if (!cards) {
    if (isError) return <ErrorState as="h3" text={paymentTexts.storedFailed} onRetry={() => void refetch()} />
    return (
      <Loading>
        <Skeleton shape="box" height="space-12" />
      </Loading>
    )
  }
  if (cards.length === 0) return <p>{paymentTexts.storedNone}</p>
  return (
    <ul>
      {cards.map((card) => (
        <li key={card.userPaymentAuthId} className={styles.demoCard}>
          <div className={styles.words}>
            <span className={styles.strong}>{paymentTexts.cardName(card)}</span>
            <span className={styles.soft}>
              {(card.isExpired ? paymentTexts.cardOver : paymentTexts.cardExpiry)(card)}
            </span>
          </div>
          <IconButton
            label={paymentTexts.remove({ name: paymentTexts.cardName(card) })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => void remove(card)}
          />
        </li>
      ))}
    </ul>
  )
}
