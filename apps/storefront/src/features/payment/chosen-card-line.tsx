import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { cardThatCounts, useChosenCard } from './chosen-card.ts'
import { storedCardsQuery } from './payment-api.ts'
import styles from './payment.module.css'
import { SandboxCards } from './sandbox-cards.tsx'

/** The card that will pay the order, once it is known. */
export function ChosenCardLine() {
  const { data, isPending } = useQuery(storedCardsQuery(useOwner()))
  const { cardId, remembers } = useChosenCard()
  if (isPending) return null
  const card = cardThatCounts(data ?? [], cardId)
  if (card) return <p className={styles.soft}>{paymentTexts.cardName(card)}</p>
  return (
    <>
      <p className={styles.soft}>
        {paymentTexts.newCard}
        {remembers && ` · ${paymentTexts.remembered}`}
      </p>
      <SandboxCards />
    </>
  )
}
