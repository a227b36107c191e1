import type { WithdrawableLine, WithdrawalOffer } from '@cambusa/contract/orders/withdrawals'
import { euroText, formatEuro } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { exclusionText } from '@cambusa/messages/it/orders/withdrawal-reasons'
import { withdrawalTexts } from '@cambusa/messages/it/orders/withdrawals'
import { contacts } from '../../../../../shop.config.json'
import { Button } from '../../ui/buttons/button.tsx'
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx'
import { Picture } from '../../ui/product/picture.tsx'
import { allOf, centsOf, goingBack, quantityOf, type Chosen } from './chosen-goods.ts'
import styles from './withdrawals.module.css'

interface ChooseGoodsProps {
  offer: WithdrawalOffer
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** The quantity that may go back nearest to a typed one. */
function nearest({ maxQuantity, isWhole }: WithdrawableLine, quantity: number): number {
  if (quantity <= 0) return 0
  return isWhole ? maxQuantity : Math.min(maxQuantity, Math.round(quantity))
}

function Line({ line, chosen, onChoose }: { line: WithdrawableLine } & Omit<ChooseGoodsProps, 'offer'>) {
  const { name, unit, excluded, isWhole, maxQuantity } = line
  const quantity = quantityOf(chosen, line)
  const step = (by: 1 | -1) => (before: number) => nearest(line, isWhole ? by * maxQuantity : before + by)
  return (
    <li className={styles.line}>
      <Picture src={line.mediaURL} alt="" sizes="48px" className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.soft}>
          {[
            line.description,
            withdrawalTexts.came({
              quantity: formatAmount(line.came),
              unit,
              amount: euroText(line.grossTotal),
            }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {excluded && <p className={styles.reason}>{exclusionText(excluded, contacts.phone)}</p>}
        {!excluded && isWhole && <p className={styles.soft}>{withdrawalTexts.whole}</p>}
      </div>
      {!excluded && (
        <div className={styles.amounts}>
          <QuantityStepper
            name={name}
            quantity={quantity}
            unit={unit}
            alwaysOpen
            removeLabel={withdrawalTexts.keep({ name })}
            onChange={(next) => onChoose({ ...chosen, [line.orderItemId]: next })}
            increase={step(1)}
            decrease={step(-1)}
            normalise={(typed) => nearest(line, typed)}
          />
          <p className={styles.cents}>{quantity > 0 && formatEuro(centsOf(chosen, line))}</p>
        </div>
      )}
    </li>
  )
}

/** First step: what goes back of each line, and why some cannot. */
export function ChooseGoods({ offer, chosen, onChoose }: ChooseGoodsProps) {
  const isNone = goingBack(offer, chosen).length === 0
  return (
    <section className={styles.panel} aria-labelledby="withdraw-goods">
      <div className={styles.head}>
        <h2 id="withdraw-goods">{withdrawalTexts.choose}</h2>
        <Button onClick={() => onChoose(isNone ? allOf(offer) : {})}>
          {isNone ? withdrawalTexts.all : withdrawalTexts.none}
        </Button>
      </div>
      <ul>
        {offer.lines.map((line) => (
          <Line key={line.orderItemId} {...{ line, chosen, onChoose }} />
        ))}
      </ul>
    </section>
  )
}
