import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatText } from '../../lib/format/format-text.ts'
import { shownPrice } from '../../lib/format/shown-price.ts'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { Picture } from '../../ui/product/picture.tsx'
import { unitPriceText } from '../../lib/format/shown-figures.ts'
import styles from './product-suggestion.module.css'

/** A suggested product: its name, and below it the facts that tell it from another of the same name. */
export function ProductSuggestion({ product }: { product: ProductCard }) {
  const price = shownPrice(product, usePricesWithVat())
  const format = formatText(product)
  const unitPrice = price && unitPriceText(price)
  return (
    <>
      <Picture src={product.mediaURL} alt="" sizes="48px" className={styles.picture} />
      <span className={styles.words}>
        <span className={styles.name}>{product.name}</span>{' '}
        <span className={styles.facts}>
          {price && <strong className={styles.price}>{formatEuro(price.cents)}</strong>} {format}
          {unitPrice && (
            <span className={styles.unit}>
              {format && ' · '}
              {unitPrice}
            </span>
          )}
        </span>
      </span>
    </>
  )
}
