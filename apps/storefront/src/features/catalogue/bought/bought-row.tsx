import { formatEuro, toCents } from '@cambusa/domain/money/money'
import { formatAmount, formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { formatDayNear, romeDate } from '@cambusa/domain/time/dates'
import { buyAgainTexts } from '@cambusa/messages/it/catalogue/buy-again'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../../app/navigation/paths.ts'
import { shownCents, shownPrice } from '../../../lib/format/shown-price.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { Picture } from '../../../ui/product/picture.tsx'
import { Unavailable } from '../card/unavailable.tsx'
import type { BoughtLine } from './bought-plan.ts'
import styles from './bought-section.module.css'

interface BoughtRowProps {
  line: BoughtLine
  now: Date
  /** Why the cart did not take the full quantity. */
  refusal: string | undefined
  /** Its stepper, where it can be bought. */
  action: ReactNode
}

const quantityText = ({ product, last }: BoughtLine): string =>
  product
    ? formatQuantity(
        ruleFromInfos(product.productInfos, product.minAcq),
        last.quantity,
        product.productInfos.UNIT_SELLING,
      )
    : formatAmount(last.quantity)

function changeText({ changes, last, product }: BoughtLine, withVat: boolean): string {
  const before = formatEuro(product ? shownCents(last.price, product.vatRate, withVat) : toCents(last.price))
  return [
    changes.includes('quantity') && buyAgainTexts.otherQuantity,
    changes.includes('dearer') && buyAgainTexts.dearer({ before }),
    changes.includes('cheaper') && buyAgainTexts.cheaper({ before }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A bought product: its price now, the last quantity, what has changed, and its stepper. */
export function BoughtRow({ line, now, refusal, action }: BoughtRowProps) {
  const withVat = usePricesWithVat()
  const { product, last } = line
  const price = product && shownPrice(product, withVat)
  const changed = refusal ?? changeText(line, withVat)
  const day = formatDayNear(romeDate(new Date(last.lastBoughtAt)), now)
  return (
    <li className={styles.row}>
      <Picture src={product?.mediaURL} alt="" sizes="48px" className={styles.picture} />
      {product ? (
        <Link to={paths.product} params={{ slug: product.slug }} className={styles.name}>
          {product.name}
        </Link>
      ) : (
        <span className={styles.name}>{last.name}</span>
      )}
      <span className={styles.price}>
        {price && <strong>{formatEuro(price.cents)}</strong>} {product?.description}
      </span>
      <span className={styles.last}>
        {buyAgainTexts.lastTime({ quantity: quantityText(line), day })}
        {changed && (
          <>
            {' · '}
            <span className={styles.change}>{changed}</span>
          </>
        )}
      </span>
      <div className={styles.action}>
        {!product && <Gone name={last.name} />}
        {product && (product.available ? action : <Unavailable product={product} />)}
      </div>
    </li>
  )
}

const Gone = ({ name }: { name: string }) => (
  <>
    <p>{buyAgainTexts.gone}</p>
    <Link to={paths.search} search={{ query: name }} aria-label={buyAgainTexts.similarTo({ name })}>
      {buyAgainTexts.similar}
    </Link>
  </>
)
