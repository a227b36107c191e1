import { euroText, toCents } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { alternativesText } from '../cart/alternatives-text.ts'
import { orderLifeTexts } from './order-life.ts'
import { orderPaperTexts as texts } from './order-paper.ts'
import { orderTexts } from './orders.ts'
import type { PaperItem, PaperOrder } from './paper-order.ts'
import { pickedChange } from './picked-changes.ts'

/** A line of the printed order, ready to show. */
export interface PaperLine {
  key: number
  code: string
  name: string
  /** Brand and format. */
  format: string
  /** Choices, note and wishes of the line, and how what came differs from it; '' for most. */
  more: string
  /** As ordered. */
  ordered: string
  /** What came, once it was picked; before that as ordered. */
  quantity: string
  price: string
  vat: string
  total: string
  /** The total in cents. */
  cents: number
}

/** What the customer wished for a line, in words; '' where nothing is told of it. */
export const wishText = ({ infos }: PaperItem, { cartInfos }: Pick<PaperOrder, 'cartInfos'>): string =>
  infos === undefined || cartInfos === undefined ? '' : alternativesText(infos, cartInfos)

const joined = (texts: readonly (string | undefined | false)[]) => texts.filter(Boolean).join(' · ')

/** What is printed of the difference between what was ordered and what came. */
function changeText(item: PaperItem): string {
  const { picked, quantity, unit, name } = item
  const change = pickedChange(item)
  if (change === 'missing') return texts.notDelivered
  if (change === 'replaced' && picked?.replacement) return texts.insteadOf({ name })
  if (change === undefined) return ''
  const ordered = `${formatAmount(quantity)} ${unit}`
  return change === 'weight'
    ? orderLifeTexts.weightEstimated({ weight: ordered })
    : orderLifeTexts.ordered({ quantity: ordered })
}

/** What the customer wished for every line, which is printed once; '' where the lines differ. */
export function commonWish({ items = [], cartInfos }: Pick<PaperOrder, 'cartInfos' | 'items'>): string {
  const [first, ...others] = new Set(items.map((item) => wishText(item, { cartInfos })))
  return others.length === 0 ? (first ?? '') : ''
}

/** The lines of a printed order: what came, once it was picked; before that what was bought. */
export function paperLines(order: PaperOrder): PaperLine[] {
  const isSaidOnce = commonWish(order) !== ''
  return (order.items ?? []).map((item) => {
    const { picked, infos, notes, variableWeight } = item
    const { code, name, brand, description, unit, price, vatRate } = picked?.replacement ?? item
    const isNamed = name.toLowerCase().includes(brand.toLowerCase())
    return {
      key: item.orderItemId,
      code,
      name,
      format: joined([!isNamed && brand, description]),
      more: joined([
        changeText(item),
        notes,
        infos?.note && orderTexts.lineNote({ note: infos.note }),
        !isSaidOnce && wishText(item, order),
        variableWeight && !picked && orderTexts.variableWeight,
      ]),
      ordered: `${formatAmount(item.quantity)} ${item.unit}`,
      quantity: `${formatAmount(picked?.quantity ?? item.quantity)} ${unit}`,
      price: euroText(price),
      vat: texts.vatPercent({ rate: vatRate }),
      total: euroText(picked?.grossTotal ?? item.grossTotal),
      cents: toCents(picked?.grossTotal ?? item.grossTotal),
    }
  })
}
