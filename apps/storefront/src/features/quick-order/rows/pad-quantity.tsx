import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { formatEuro } from '@cambusa/domain/money/money'
import {
  decreaseQuantity,
  increaseQuantity,
  normaliseQuantity,
  ruleFromInfos,
} from '@cambusa/domain/quantity/quantity-step'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import { lineCents } from '../../../lib/format/line-cents.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { shownUnit } from '../../../lib/format/shown-quantity.ts'
import { ProductPrice } from '../../../ui/product/product-price.tsx'
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { takeAway } from '../pad/pad-actions.ts'
import { moveFocus } from '../pad/pad-focus.ts'
import { quantityOf, type PadLine } from '../pad/pad-line.ts'
import { changeLine } from '../pad/pad-store.ts'
import styles from './pad-row.module.css'

interface PadQuantityProps {
  line: PadLine
  found: QuickOrderProduct
  disabled: boolean
}

/** Price, quantity and total of a line; the quantity follows the product's steps. */
export function PadQuantity({ line, found, disabled }: PadQuantityProps) {
  const { product } = found
  const withVat = usePricesWithVat()
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const quantity = quantityOf(line)
  const setQuantity = (next: number) => {
    if (next <= 0) takeAway(line.id)
    else changeLine(line.id, ({ refusal: _refusal, ...rest }) => ({ ...rest, quantity: next }))
  }
  return (
    <>
      <div className={styles.price}>
        <ProductPrice product={product} size="small" look="line" />
      </div>
      <div className={styles.stepper} data-pad-place>
        <QuantityStepper
          name={product.name}
          quantity={quantity}
          onChange={setQuantity}
          increase={(now) => increaseQuantity(rule, now)}
          // Only the bin removes the line: a decrease stops at the minimum.
          decrease={(now) => decreaseQuantity(rule, now) || now}
          normalise={(typed) => normaliseQuantity(rule, typed)}
          {...shownUnit(rule, product.productInfos.UNIT_SELLING)}
          disabled={disabled}
          alwaysOpen
          binElsewhere
          onEnter={() => void moveFocus(document.activeElement, 1)}
        />
      </div>
      <p className={styles.total}>
        <VisuallyHidden>{quickOrderTexts.lineTotal({ name: product.name })} </VisuallyHidden>
        {formatEuro(lineCents(product, quantity, withVat))}
      </p>
    </>
  )
}
