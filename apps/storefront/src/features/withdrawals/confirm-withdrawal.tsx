import type { WithdrawalOffer } from '@cambusa/contract/orders/withdrawals'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { AccountValues } from './account-values.ts'
import { centsOf, goingBack, quantityOf, sumsOf, type Chosen } from './chosen-goods.ts'
import styles from './withdrawals.module.css'

interface ConfirmWithdrawalProps {
  offer: WithdrawalOffer
  chosen: Chosen
  form: UseFormReturn<AccountValues>
}

/** Second step: what goes back, what it brings and how the money comes back; the account where one is needed. */
export function ConfirmWithdrawal({ offer, chosen, form }: ConfirmWithdrawalProps) {
  const { goodsCents, feeCents, giftCents, cardCents, bankCents } = sumsOf(offer, chosen)
  const {
    register,
    formState: { errors },
  } = form
  const ways = [
    giftCents > 0 && withdrawalTexts.toGiftCodes({ amount: formatEuro(giftCents) }),
    cardCents > 0 && withdrawalTexts.toCard({ amount: formatEuro(cardCents) }),
    bankCents > 0 && withdrawalTexts.toBank({ amount: formatEuro(bankCents) }),
  ].filter((way) => way !== false)
  return (
    <section className={styles.panel} aria-labelledby="withdraw-check">
      <h2 id="withdraw-check" tabIndex={-1} className={styles.check}>
        {withdrawalTexts.check}
      </h2>
      <dl className={styles.sums}>
        {goingBack(offer, chosen).map((line) => (
          <div key={line.orderItemId}>
            <dt>
              {withdrawalTexts.line({
                quantity: formatAmount(quantityOf(chosen, line)),
                unit: line.unit,
                name: line.name,
              })}
            </dt>
            <dd>{formatEuro(centsOf(chosen, line))}</dd>
          </div>
        ))}
        {feeCents > 0 && (
          <div>
            <dt>{withdrawalTexts.charges}</dt>
            <dd>{formatEuro(feeCents)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{withdrawalTexts.total}</dt>
          <dd>{formatEuro(goodsCents + feeCents)}</dd>
        </div>
      </dl>
      <h3 className={styles.subtitle}>{withdrawalTexts.howBack}</h3>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
      {bankCents > 0 && (
        <div className={styles.account}>
          <TextField
            {...register('iban')}
            error={errors.iban?.message}
            label={withdrawalTexts.iban}
            hint={withdrawalTexts.ibanHint}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            {...register('holder')}
            error={errors.holder?.message}
            label={withdrawalTexts.holder}
            maxLength={80}
            autoComplete="name"
          />
        </div>
      )}
      <p className={styles.soft}>{withdrawalTexts.bring({ to: offer.bringTo })}</p>
      <p className={styles.soft}>{withdrawalTexts.when}</p>
    </section>
  )
}
