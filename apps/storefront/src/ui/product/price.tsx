import type { ReactNode } from 'react'
import { formatEuro } from '@cambusa/domain/money/money'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { classNames } from '../class-names.ts'
import { figure } from '../../lib/browser/page-marks.ts'
import { priceParts } from '../../lib/format/shown-figures.ts'
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
  const [whole, rest] = priceParts(cents)
  return (
    <span className={classNames(styles.price, styles[size])}>
      <span className={styles.line}>
        {promoted && <VisuallyHidden>{uiTexts.priceNow} </VisuallyHidden>}
        <span {...figure('now')} className={classNames(styles.now, promoted && styles.promoted)}>
          {whole}
          <span className={styles.cents}>{rest}</span>
        </span>
        {unit && (
          <span {...figure('unit')} className={styles.unit}>
            {unit}
          </span>
        )}
        {promoted && (
          <>
            <VisuallyHidden> {uiTexts.priceBefore} </VisuallyHidden>
            <s {...figure('before')} className={styles.before}>
              {formatEuro(beforeCents)}
            </s>
          </>
        )}
      </span>
      {unitPrice && (
        <span {...figure('unitPrice')} className={styles.unitPrice}>
          {unitPrice}
        </span>
      )}
    </span>
  )
}
