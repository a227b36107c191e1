import type { CartItem } from '@cambusa/contract/cart/cart-parts'
import { formatEuro } from '@cambusa/domain/money/money'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-rule'
import { cartTexts } from '@cambusa/messages/it/cart/cart'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { formatText } from '../../../lib/format/format-text.ts'
import { stepsText } from '../../../lib/format/first-tap-text.ts'
import { shownPrice, type ShownPrice } from '../../../lib/format/shown-price.ts'
import { usePricesWithVat } from '../../../lib/state/prices-with-vat.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { unitPriceText } from '../../../lib/format/shown-figures.ts'
import styles from './cart-line.module.css'

const LinePrice = ({ price, perUnit }: { price: ShownPrice; perUnit: string }) => (
  <>
    {' · '}
    {price.beforeCents !== undefined && (
      <>
        <VisuallyHidden>{uiTexts.priceBefore} </VisuallyHidden>
        <s>{formatEuro(price.beforeCents)}</s> <VisuallyHidden>{uiTexts.priceNow} </VisuallyHidden>
      </>
    )}
    <span className={price.beforeCents === undefined ? undefined : styles.promoted}>
      {formatEuro(price.cents)}
      {perUnit}
    </span>
  </>
)

/** Keeps a number and its unit on one line. */
const unbroken = (text: string): string => text.replaceAll(/(?<=\d) /g, '\u00a0')

/** The facts about a line beside its name, the most needed first: what does not fit its two lines is cut. */
export function LineFacts({ item, said }: { item: CartItem; said: string }) {
  const withVat = usePricesWithVat()
  const { product, notes } = item
  const price = shownPrice(product, withVat)
  const { variableWeight } = product
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const before = [notes, unbroken(formatText(product)), ...stepsText(rule, product.productInfos.UNIT_SELLING)]
  const after = [price && !variableWeight && unitPriceText(price), said]
  const joined = (facts: readonly unknown[]) => facts.filter(Boolean).join(' · ')
  return (
    <span className={styles.facts}>
      {joined(before)}
      {price && <LinePrice price={price} perUnit={variableWeight ? `/${price.unit}` : ''} />}
      {variableWeight && (
        <>
          {' · '}
          <span>{cartTexts.variableWeight}</span>
        </>
      )}
      {joined(['', ...after]) && ` · ${joined(after)}`}
    </span>
  )
}
