import type { Order } from '@cambusa/contract/orders/orders'
import type { WithdrawalOffer } from '@cambusa/contract/orders/withdrawals'
import { formatEuro } from '@cambusa/domain/money/money'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { useEffect, useState, type FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useKeptChoices } from '../../lib/forms/use-kept-choices.ts'
import { lastNamed, useFormSending } from '../../lib/forms/use-form-sending.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { StickyAmount, StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { accountResolver, type AccountValues } from './account-values.ts'
import { goingBack, quantityOf, sumsOf, type Chosen } from './chosen-goods.ts'
import { ChooseGoods } from './choose-goods.tsx'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import styles from './withdrawals.module.css'
import { useWithdraw } from './withdrawals-api.ts'

const fieldNamed = lastNamed(['iban', 'holder'])

interface WithdrawalFormProps {
  offer: WithdrawalOffer
  onDone: (order: Order) => void
}

/**
 * A withdrawal in two steps: choose goods, check and confirm. What was chosen and typed stays when a step is taken back,
 * a call is refused or there is no network.
 */
export function WithdrawalForm({ offer, onDone }: WithdrawalFormProps) {
  const [chosen, choose] = useKeptChoices<Chosen>(`withdrawn-${offer.orderId}`, () => ({}))
  const [isChecking, setChecking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const withdraw = useWithdraw()
  const sums = sumsOf(offer, chosen)
  const going = goingBack(offer, chosen)
  const form = useForm<AccountValues>({
    mode: 'onTouched',
    defaultValues: { iban: '', holder: '' },
    shouldFocusError: false,
    resolver: accountResolver(isChecking && sums.bankCents > 0),
  })
  const { place, sending, submit, notice } = useFormSending({
    form,
    fieldNamed,
    send: async (values) => {
      const items = going.map((line) => ({
        orderItemId: line.orderItemId,
        quantity: quantityOf(chosen, line),
      }))
      onDone(await withdraw({ order_id: offer.orderId, items, ...(sums.bankCents > 0 ? values : {}) }))
    },
  })
  useEffect(() => {
    if (isChecking) place.current?.querySelector<HTMLElement>('#withdraw-check')?.focus()
  }, [isChecking, place])
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setMissing(going.length === 0)
    if (going.length > 0) setChecking(true)
  }
  const amount = formatEuro(sums.goodsCents + sums.feeCents)
  return (
    <form
      data-draft={`withdrawal-${offer.orderId}`}
      ref={place}
      noValidate
      className={styles.form}
      onSubmit={isChecking ? submit : goOn}
    >
      {isChecking ? (
        <ConfirmWithdrawal {...{ offer, chosen, form }} />
      ) : (
        <ChooseGoods {...{ offer, chosen }} onChoose={choose} />
      )}
      {isChecking ? (
        <FailureNotice {...notice} />
      ) : (
        <FailureNotice text={isMissing && going.length === 0 ? withdrawalTexts.notChosen : undefined} />
      )}
      {isChecking && (
        <div>
          <Button onClick={() => setChecking(false)}>{withdrawalTexts.back}</Button>
        </div>
      )}
      <StickyBar what={<StickyAmount label={withdrawalTexts.total} amount={amount} />}>
        <Button type="submit" look={isChecking ? 'action' : 'primary'} size="large" wide pending={sending}>
          {isChecking ? withdrawalTexts.confirm : withdrawalTexts.next}
        </Button>
      </StickyBar>
    </form>
  )
}
