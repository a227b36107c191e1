import type { Order } from '@cambusa/contract/orders/orders'
import { euroText } from '@cambusa/domain/money/money'
import { formatAmount } from '@cambusa/domain/quantity/quantity-label'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderPaperTexts as texts } from '@cambusa/messages/it/orders/order-paper'
import { orderTexts } from '@cambusa/messages/it/orders/orders'
import { alternativesText } from '../../../lib/format/alternatives-text.ts'
import { pickedChange } from '../picked-changes.ts'

type Item = NonNullable<Order['items']>[number]

/** A line of the printed order, ready to show. */
export interface PaperLine {
  key: number
  code: string
  name: string
  /** Brand and format. */
  format: string
  /** Choices, note and wishes of the line, and how what came differs from it; '' for most. */
  more: string
  quantity: string
  price: string
  vat: string
  total: string
}

const joined = (texts: readonly (string | undefined | false)[]) => texts.filter(Boolean).join(' · ')

/** What is printed of the difference between what was ordered and what came. */
function changeText(item: Item): string {
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
export function commonWish({ items = [], cartInfos }: Order): string {
  const [first, ...others] = new Set(items.map(({ infos }) => alternativesText(infos, cartInfos) ?? ''))
  return others.length === 0 ? (first ?? '') : ''
}

/** The lines of a printed order: what came, once it was picked; before that what was bought. */
export function paperLines(order: Order): PaperLine[] {
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
        infos.note && orderTexts.lineNote({ note: infos.note }),
        !isSaidOnce && alternativesText(infos, order.cartInfos),
        variableWeight && !picked && orderTexts.variableWeight,
      ]),
      quantity: `${formatAmount(picked?.quantity ?? item.quantity)} ${unit}`,
      price: euroText(price),
      vat: texts.vatPercent({ rate: vatRate }),
      total: euroText(picked?.grossTotal ?? item.grossTotal),
    }
  })
}
