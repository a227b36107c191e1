import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { Check } from 'lucide-react'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { Picture } from '../../ui/product/picture.tsx'
import type { ReorderRowProps } from './reorder-row.tsx'
import { offerText, pastText, refusalText } from './reorder-words.ts'
import styles from './reorder.module.css'

/** A line that cannot be added, with products to choose instead, each by one tap; a second tap takes it back. */
export function GoneRow({ line, decision, isCut, disabled, onDecide }: ReorderRowProps) {
  const withVat = usePricesWithVat()
  const { alternatives } = line
  return (
    <>
      <div className={styles.gone} data-row="">
        <Picture src={line.mediaURL} alt="" sizes="48px" className={styles.picture} />
        <span className={styles.words}>
          <span className={styles.name}>{line.name}</span>
          <span className={styles.offer}>
            {pastText(line)} · {line.description}
          </span>
          <span className={styles.change}>
            {refusalText(line)}.{' '}
            {alternatives.length > 0 ? reorderTexts.chooseInstead : reorderTexts.noneInstead}
          </span>
        </span>
      </div>
      {alternatives.length > 0 && (
        <ul className={styles.instead} aria-label={reorderTexts.insteadOf({ name: line.name })}>
          {alternatives.map(({ product, quantity }) => {
            const { productId } = product
            const isChosen = decision.productId === productId
            return (
              <li key={productId}>
                <button
                  type="button"
                  className={styles.alternative}
                  data-row=""
                  aria-pressed={isChosen}
                  disabled={disabled}
                  onClick={() => onDecide({ productId: isChosen ? undefined : productId })}
                >
                  <Picture src={product.mediaURL} alt="" sizes="48px" className={styles.picture} />
                  <span className={styles.words}>
                    <span className={styles.name}>{product.name}</span>
                    <span className={styles.offer}>{offerText(product, quantity, withVat)}</span>
                    {isChosen && isCut && <span className={styles.change}>{reorderTexts.noPlace}</span>}
                  </span>
                  {isChosen && <Check aria-hidden="true" className={styles.chosen} />}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}
