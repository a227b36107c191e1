import { MOST_STARS } from '@cambusa/domain/orders/order-note'
import { orderNoteTexts } from '@cambusa/messages/it/orders/order-notes'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './order-notes.module.css'

interface StarsProps {
  legend: string
  /** null: not rated. */
  stars: number | null
  onRate: (stars: number) => void
}

/** One to five stars, as radio buttons. */
export function Stars({ legend, stars, onRate }: StarsProps) {
  const name = useId()
  return (
    <fieldset role="radiogroup" className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.stars}>
        {Array.from({ length: MOST_STARS }, (_, index) => index + 1).map((value) => (
          <label key={value} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={stars === value}
              aria-label={orderNoteTexts.stars({ stars: value })}
              onChange={() => onRate(value)}
            />
            <Star aria-hidden="true" className={classNames(value <= (stars ?? 0) && styles.full)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
