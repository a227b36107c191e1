import type { StoredCard } from '@cambusa/contract/payments/payments'
import { paymentTexts } from '@cambusa/messages/it/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { useOwner } from '../../lib/state/shopping-scope.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { cardThatCounts, chooseCard, rememberCard, useChosenCard } from './chosen-card.ts'
import { storedCardsQuery } from './payment-api.ts'
import styles from './payment.module.css'

const NEW = 'new'

const optionOf = (card: StoredCard) => ({
  value: String(card.userPaymentAuthId),
  label: paymentTexts.cardName(card),
  description: (card.isExpired ? paymentTexts.cardExpired : paymentTexts.cardExpiry)(card),
  disabled: card.isExpired,
})

/** The choice of a stored card of the gateway, or of a new one, which it may store. */
export function CardPicker() {
  const { data: cards, isPending, isError } = useQuery(storedCardsQuery(useOwner()))
  const { cardId, remembers } = useChosenCard()
  if (isPending) {
    return (
      <Loading>
        <Skeleton shape="box" height="space-16" />
      </Loading>
    )
  }
  const chosen = cardThatCounts(cards ?? [], cardId)
  return (
    <div className={styles.cards}>
      {isError && <p className={styles.soft}>{paymentTexts.cardsFailed}</p>}
      {cards && cards.length > 0 && (
        <RadioGroup
          legend={paymentTexts.cards}
          value={chosen ? String(chosen.userPaymentAuthId) : NEW}
          onChange={({ target: { value } }) => chooseCard(value === NEW ? undefined : Number(value))}
          options={[
            ...cards.map(optionOf),
            { value: NEW, label: paymentTexts.newCard, description: paymentTexts.newCardText },
          ]}
        />
      )}
      {!chosen && (
        <Checkbox
          label={paymentTexts.remember}
          hint={paymentTexts.rememberText}
          checked={remembers}
          onChange={(event) => rememberCard(event.target.checked)}
        />
      )}
    </div>
  )
}
