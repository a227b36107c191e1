import type { Product } from '@cambusa/contract/catalogue/product'
import { DEFAULT_SALE_UNIT } from '@cambusa/domain/constants'
import { formatEuro, toCents, toEuros } from '@cambusa/domain/money/money'
import { packagingFacts, packagingLadder, type LadderStep } from '@cambusa/domain/quantity/packaging-ladder'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { usePricesWithVat } from '../../lib/state/prices-with-vat.ts'
import { shownCents } from '../../lib/format/shown-price.ts'
import { personalised, PRICE } from '../../lib/browser/page-marks.ts'
import styles from './packaging-ladder.module.css'

/** The smallest step of a product sold by the pack is a pack, not a piece. */
const levelOf = ({ level }: LadderStep, { productInfos }: Product) =>
  productTexts.ladderLevels[level === 'piece' && productInfos.TIPOLOGIA === 'Confezione' ? 'pack' : level]

const holds = ({ level, pieces, boxes = 0 }: LadderStep, unit: string) =>
  level === 'pallet'
    ? productTexts.ladderPallet({ pieces: formatAmount(pieces), unit, boxes: formatAmount(boxes) })
    : productTexts.ladderPieces({ pieces: formatAmount(pieces), unit })

/** Packaging of a product: formats and steps from the piece to the pallet, with the cost of each step. */
export function PackagingLadder({ product }: { product: Product }) {
  const withVat = usePricesWithVat()
  const { price, vatRate } = product
  const facts = packagingFacts(product)
  const steps = packagingLadder(product, price === null ? undefined : toCents(price))
  if (facts.length === 0 && steps.length === 0) return null
  const unit = product.productInfos.UNIT_SELLING || DEFAULT_SALE_UNIT
  return (
    <section {...personalised()} aria-labelledby="confezione" className={styles.packaging}>
      <h2 id="confezione" className={styles.title}>
        {productTexts.packaging}
      </h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{productTexts.packagingFacts[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {steps.length > 0 && (
        <ol className={styles.ladder} aria-label={productTexts.ladder}>
          {steps.map((step) => (
            <li key={step.level} className={styles.step}>
              <span className={styles.level}>{levelOf(step, product)}</span>
              <span className={styles.holds}>{holds(step, unit)}</span>
              {step.priceCents !== undefined && (
                <span {...PRICE} className={styles.price}>
                  {formatEuro(shownCents(toEuros(step.priceCents), vatRate, withVat))}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
