import type { ReactNode } from 'react'
import { formatEuro } from '@cambusa/domain/money/money'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './price.module.css'

interface PriceProps {
  /** The current price, in integer cents. */
  cents: number
  /** The price before the promotion, in integer cents: shown struck, and the current price turns vermilion. */
  beforeCents?: number | undefined
  /** The unit of the price: '/ kg', '/ pz'. */
  unit?: string | undefined
  /** The price per kg, l or piece as text, below in grey. */
  unitPrice?: ReactNode
  size?: 'small' | 'normal' | 'large'
}

/** A price: tabular figures, smaller cents, unit price below. All prices are shown with this component. */
export function Price({ cents, beforeCents, unit, unitPrice, size = 'normal' }: PriceProps) {
  const promoted = beforeCents !== undefined && beforeCents > cents
  const text = formatEuro(cents)
  const comma = text.lastIndexOf(',')
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.line}>
        {promoted && <VisuallyHidden>{uiTexts.priceNow} </VisuallyHidden>}
        <span className={classNames(styles.now, promoted && styles.promoted)}>
          {text.slice(0, comma)}
          <span className={styles.cents}>{text.slice(comma)}</span>
        </span>
        {unit && <span className={styles.unit}>{unit}</span>}
        {promoted && (
          <>
            <VisuallyHidden> {uiTexts.priceBefore} </VisuallyHidden>
            <s className={styles.before}>{formatEuro(beforeCents)}</s>
          </>
        )}
      </span>
      {unitPrice && <span className={styles.unitPrice}>{unitPrice}</span>}
    </span>
  )
}
