import type { Product } from '@cambusa/contract/catalogue/product'
import { DEFAULT_SALE_UNIT } from '@cambusa/domain/constants'
import { formatEuro, toCents, toEuros } from '@cambusa/domain/money/money'
import { packagingFacts, packagingLadder, type LadderStep } from '@cambusa/domain/quantity/packaging-ladder'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { isValidQuantity, ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { productTexts } from '@cambusa/messages/it/catalogue/product'
import { Plus } from 'lucide-react'
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

interface PackagingLadderProps {
  product: Product
  /** Adds that many selling units to the cart; undefined: they cannot be added from here. */
  onAdd: ((quantity: number) => void) | undefined
}

/** Packaging of a product: formats and steps from the piece to the pallet, each bought by a tap that says its cost. */
export function PackagingLadder({ product, onAdd }: PackagingLadderProps) {
  const facts = packagingFacts(product)
  const steps = packagingLadder(product, product.price === null ? undefined : toCents(product.price))
  if (facts.length === 0 && steps.length === 0) return null
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
            <li key={step.level}>
              <Step product={product} step={step} onAdd={onAdd} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** A button where its quantity can be bought, else a line: a piece of what is sold by six cannot. */
function Step({ product, step, onAdd }: PackagingLadderProps & { step: LadderStep }) {
  const withVat = usePricesWithVat()
  const level = levelOf(step, product)
  const held = holds(step, product.productInfos.UNIT_SELLING || DEFAULT_SALE_UNIT)
  const price =
    step.priceCents === undefined
      ? undefined
      : formatEuro(shownCents(toEuros(step.priceCents), product.vatRate, withVat))
  const content = (
    <>
      <span className={styles.level}>{level}</span> <span className={styles.holds}>{held}</span>{' '}
      {price && (
        <span {...PRICE} className={styles.price}>
          {price}
        </span>
      )}
    </>
  )
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  if (!onAdd || !price || !isValidQuantity(rule, step.pieces)) return <p className={styles.step}>{content}</p>
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={productTexts.addStep({ step: `${level} ${held} ${price}`, name: product.name })}
      onClick={() => onAdd(step.pieces)}
    >
      {content}
      <Plus aria-hidden="true" />
    </button>
  )
}
