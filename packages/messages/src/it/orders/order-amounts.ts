import { euroText, toCents, toEuros } from '@cambusa/domain/money/money'
import { packagingTexts } from '../cart/packaging.ts'
import { orderLifeTexts } from './order-life.ts'
import { orderTexts } from './orders.ts'
import type { PaperOrder } from './paper-order.ts'

/** An amount with its name, ready to show. */
export interface AmountRow {
  label: string
  amount: string
}

const row = (label: string, amount: number): AmountRow => ({ label, amount: euroText(amount) })
const rowUnlessNothing = (label: string, amount: number) => (amount === 0 ? [] : [row(label, amount)])

/** What gift codes paid: by code as ordered, in one sum where the codes are not told or the final total is known. */
function giftRows({ final, giftCertificates, giftTotal }: PaperOrder): AmountRow[] {
  if (final || giftCertificates === undefined)
    return rowUnlessNothing(orderLifeTexts.gifts, -(final ?? { giftTotal }).giftTotal)
  return giftCertificates.map(({ hint, used }) => row(orderTexts.giftCode({ hint }), -used))
}

/** What makes up the total: goods, packaging with its deposits, delivery, gift codes; the final ones once it was picked. */
export function partRows(order: PaperOrder): AmountRow[] {
  const { final } = order
  const shown = final ?? order
  return [
    row(orderTexts.itemsTotal, shown.itemsTotal),
    ...shown.orderPackages.map(({ quantity, isDeposit, totalPrice, package: { descr } }) =>
      row(packagingTexts.needed({ quantity, descr, isDeposit }), totalPrice),
    ),
    {
      label: orderTexts.fee,
      amount: shown.deliveryFee === 0 ? orderTexts.free : euroText(shown.deliveryFee),
    },
    ...giftRows(order),
    ...(final ? rowUnlessNothing(orderLifeTexts.allowance, -final.allowance) : []),
  ]
}

/** The total: the final one once it was picked. */
export const totalRow = ({ final, grossTotal }: PaperOrder): AmountRow =>
  final ? row(orderLifeTexts.finalTotal, final.grossTotal) : row(orderTexts.total, grossTotal)

/** What the door adds: deposits given back, what was owed and what was collected of it. */
function doorRows({ handover }: PaperOrder): AmountRow[] {
  if (!handover) return []
  const { deposits, due, collected } = handover
  const open = toEuros(toCents(due) - toCents(collected))
  return [
    ...deposits.flatMap(({ descr, quantity, total }) =>
      rowUnlessNothing(orderLifeTexts.deposits({ quantity, descr }), -total),
    ),
    ...rowUnlessNothing(orderLifeTexts.collected, collected),
    ...rowUnlessNothing(collected > 0 ? orderLifeTexts.stillDue : orderLifeTexts.due, open),
  ]
}

/**
 * The amounts under the total, where they exist: the total as ordered, the most that may be charged, blocked, charged,
 * refunded, and those of the hand-over.
 */
export function paidRows(order: PaperOrder): AmountRow[] {
  const { final, grossTotal, prebilledAmount, payment } = order
  const isFinal = final !== null && final !== undefined
  const isOther = isFinal && final.grossTotal !== grossTotal
  return [
    ...rowUnlessNothing(orderLifeTexts.orderedTotal, isOther ? grossTotal : 0),
    ...rowUnlessNothing(orderTexts.atMost, isFinal || prebilledAmount === grossTotal ? 0 : prebilledAmount),
    ...rowUnlessNothing(orderTexts.authorised, payment?.state === 'authorised' ? payment.amount : 0),
    ...rowUnlessNothing(orderTexts.captured, payment?.captured ?? 0),
    ...rowUnlessNothing(orderTexts.refunded, payment?.refunded ?? 0),
    ...doorRows(order),
  ]
}

/** The names of the columns of the VAT table. */
export const VAT_HEADS = [
  orderTexts.vatRate,
  orderTexts.vatNet,
  orderTexts.vatAmount,
  orderTexts.vatGross,
] as const

/** The VAT of each rate as cells: rate, taxable amount, VAT, total. */
export const vatCells = ({ final, ...order }: PaperOrder): [string, string, string, string][] =>
  (final ?? order).vat.map(({ rate, net, vat, gross }) => [
    rate === 0 ? packagingTexts.outsideVat : `${rate}%`,
    euroText(net),
    euroText(vat),
    euroText(gross),
  ])
