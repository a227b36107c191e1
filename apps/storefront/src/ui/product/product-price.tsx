import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { catalogueTexts } from '@cambusa/messages/it/catalogue/catalogue'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { stepsText } from '../../lib/format/first-tap-text.ts'
import { lowestText, priceUnitText, unitPriceText } from '../../lib/format/shown-figures.ts'
import { shownPrice } from '../../lib/format/shown-price.ts'
import { Price } from './price.tsx'
import { figure, priceOf } from '../../lib/browser/page-marks.ts'
import styles from './product-price.module.css'

interface ProductPriceProps {
  product: ProductCard
  size?: 'small' | 'normal' | 'large'
  /**
   * `bare`: the price alone, where the rest has a column of its own; `line`: price and unit price, for lines of a cart.
   */
  look?: 'full' | 'line' | 'bare'
}

/**
 * A product's price with VAT or without, with unit price, multiples, lowest price in a promotion and the note on
 * weight.
 */
export function ProductPrice({ product, size, look = 'full' }: ProductPriceProps) {
  const withVat = usePricesWithVat()
  const price = shownPrice(product, withVat)
  if (!price) return null
  const isPerWeight = product.variableWeight
  const { productInfos, minAcq } = product
  const steps =
    look === 'full' ? stepsText(ruleFromInfos(productInfos, minAcq), productInfos.UNIT_SELLING) : []
  const lowest = look === 'full' && lowestText(price)
  return (
    <div {...priceOf(product.productId)} className={styles.block}>
      <Price
        cents={price.cents}
        beforeCents={price.beforeCents}
        unit={priceUnitText(product, price, withVat)}
        unitPrice={look === 'bare' || isPerWeight ? undefined : unitPriceText(price)}
        size={size}
      />
      {steps.length > 0 && <span className={styles.note}>{steps.join(', ')}</span>}
      {lowest && (
        <span {...figure('lowest')} className={styles.note}>
          {lowest}
        </span>
      )}
      {look === 'full' && isPerWeight && <span className={styles.note}>{catalogueTexts.variableWeight}</span>}
    </div>
  )
}
