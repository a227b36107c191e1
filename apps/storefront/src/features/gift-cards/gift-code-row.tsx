import type { Cart } from '@cambusa/contract/cart/cart'
import { formatDay, romeDate } from '@cambusa/domain/time/dates'
import { euroText } from '@cambusa/domain/money/money'
import { giftCardTexts } from '@cambusa/messages/it/checkout/gift-cards'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './gift-codes.module.css'

type Gift = Cart['giftCertificates'][number]

/** The effect of a code on this order: the amount that it pays and its rest, or why it pays nothing. */
function sentencesOf({ used, left, validUntil }: Gift, now: Date): string[] {
  const day = validUntil === null ? '' : formatDay(romeDate(new Date(validUntil)))
  if (validUntil !== null && new Date(validUntil) < now) return [giftCardTexts.expired({ day })]
  const until = day === '' ? [] : [giftCardTexts.until({ day })]
  if (used === 0) return [giftCardTexts.unused, ...until]
  const rest =
    left === 0 ? [giftCardTexts.usedUp] : [giftCardTexts.left({ amount: euroText(left) }), ...until]
  return [giftCardTexts.used({ amount: euroText(used) }), ...rest]
}

interface GiftCodeRowProps {
  gift: Gift
  now: Date
  /** Undefined: the cart cannot be changed now. */
  onRemove: (() => void) | undefined
  removing: boolean
}

/** One code of the cart: the code, the amount that it pays, its rest, and the button that removes it. */
export function GiftCodeRow({ gift, now, onRemove, removing }: GiftCodeRowProps) {
  const { description, hint } = gift
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {description} <span className={styles.soft}>({giftCardTexts.ending({ hint })})</span>
        </p>
        <p className={styles.soft}>{sentencesOf(gift, now).join(' · ')}</p>
      </div>
      {onRemove && (
        <Button
          look="ghost"
          aria-label={giftCardTexts.removeNamed({ hint })}
          pending={removing}
          onClick={onRemove}
        >
          {giftCardTexts.remove}
        </Button>
      )}
    </li>
  )
}
