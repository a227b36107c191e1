import type { QuickOrderProduct } from '@cambusa/contract/cart/quick-order'
import { DEFAULT_SALE_UNIT } from '@cambusa/domain/constants'
import { formatAmount, formatQuantity } from '@cambusa/domain/quantity/quantity-label'
import { ruleFromInfos } from '@cambusa/domain/quantity/quantity-step'
import { quickOrderTexts } from '@cambusa/messages/it/cart/quick-order'
import type { PadLine } from '../pad/pad-line.ts'

const { amountUnits, notes } = quickOrderTexts

/** '2 cartoni', '5 kg', '12'. */
export function amountText({ value, unit }: NonNullable<PadLine['amount']>): string {
  const [one, more] = amountUnits[unit]
  return `${formatAmount(value)} ${value === 1 ? one : more}`.trim()
}

/** A quantity in the shop's format: '3 pz', '1,5 kg'. */
export function shownQuantity({ product }: QuickOrderProduct, quantity: number): string {
  const { productInfos, minAcq } = product
  return formatQuantity(ruleFromInfos(productInfos, minAcq), quantity, productInfos.UNIT_SELLING)
}

/** Explains how the written amount became another quantity; undefined where it is unchanged or set by the shopper. */
export function quantityNote({ match, quantity }: PadLine, found: QuickOrderProduct): string | undefined {
  if (quantity !== undefined || !match?.amount) return undefined
  const shown = shownQuantity(found, match.quantity)
  const { amount, countedBy, isRounded } = match
  if (countedBy === 'guess') return notes.guess
  if (isRounded) return notes.rounded({ quantity: shown })
  const asked = amountText(amount)
  const isPacked = (found.product.productInfos.UNIT_SELLING || DEFAULT_SALE_UNIT) === DEFAULT_SALE_UNIT
  if (countedBy === 'content' && isPacked) return notes.packs({ asked, count: match.quantity })
  if (countedBy === 'case' || countedBy === 'content') return notes.counted({ asked, quantity: shown })
  return countedBy === 'weight' ? notes.weight({ quantity: shown }) : undefined
}
