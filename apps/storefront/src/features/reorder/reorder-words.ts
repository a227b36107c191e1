import type { ReorderLine } from '@cambusa/contract/cart/reorder'
import type { ProductCard } from '@cambusa/contract/catalogue/product'
import { formatEuro } from '@cambusa/domain/money/money'
import { formatAmount, formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { reorderTexts } from '@cambusa/messages/it/cart/reorder'
import { shownCents, shownPrice } from '../../lib/format/shown-price.ts'

/** '2 pz · 1,20 € · 500 g': a quantity of a product, the price of one, and its format. */
export function offerText(product: ProductCard, quantity: number, withVat: boolean): string {
  const rule = ruleFromInfos(product.productInfos, product.minAcq)
  const price = shownPrice(product, withVat)
  const amount = formatQuantity(rule, quantity, product.productInfos.UNIT_SELLING)
  return [amount, price && formatEuro(price.cents), product.description].filter(Boolean).join(' · ')
}

/** What was ordered. */
export const pastText = ({ quantity, unit }: ReorderLine): string =>
  `${formatAmount(quantity)} ${unit}`.trim()

/** What has changed for a line that can be added, and what the cart does with it. */
export function changeText(line: ReorderLine, withVat: boolean, isCut: boolean): string {
  const { now, changes, price } = line
  if (now === null) return ''
  const money = { before: formatEuro(shownCents(price, now.product.vatRate, withVat)) }
  const amount = { before: pastText(line) }
  return [
    isCut && reorderTexts.noPlace,
    changes.includes('quantity') && reorderTexts.otherQuantity(amount),
    changes.includes('stock') && reorderTexts.less(amount),
    changes.includes('today') && reorderTexts.lessToday(amount),
    changes.includes('dearer') && reorderTexts.dearer(money),
    changes.includes('cheaper') && reorderTexts.cheaper(money),
    now.isInCart && reorderTexts.inCart,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Why a line cannot be added. */
export function refusalText({ now, changes }: ReorderLine): string {
  if (now === null) return reorderTexts.goneNow
  return changes.includes('today') ? reorderTexts.todayOver : reorderTexts.soldOut
}
