import type { Order } from '@cambusa/contract/orders/orders'
import { toCents, toEuros } from '@cambusa/domain/money/money'
import { orderLifeTexts } from '@cambusa/messages/it/orders/order-life'
import { orderTexts } from '@cambusa/messages/it/orders/orders'

/** An amount with its name, euros. */
export interface AmountRow {
  label: string
  amount: number
}

/** What the door adds: deposits given back, what was owed and what was collected of it. */
function doorRows({ handover }: Order): AmountRow[] {
  if (!handover) return []
  const { deposits, due, collected } = handover
  const open = toEuros(toCents(due) - toCents(collected))
  return [
    ...deposits.map(({ descr, quantity, total }) => ({
      label: orderLifeTexts.deposits({ quantity, descr }),
      amount: -total,
    })),
    { label: orderLifeTexts.collected, amount: collected },
    { label: collected > 0 ? orderLifeTexts.stillDue : orderLifeTexts.due, amount: open },
  ]
}

/**
 * The amounts under the total, where they exist: the total as ordered, the most that may be charged, blocked, charged,
 * refunded, and those of the hand-over.
 */
export function paidRows(order: Order): AmountRow[] {
  const { final, grossTotal, prebilledAmount, payment } = order
  const isFinal = final !== null && final !== undefined
  const rows = [
    {
      label: orderLifeTexts.orderedTotal,
      amount: isFinal && final.grossTotal !== grossTotal ? grossTotal : 0,
    },
    { label: orderTexts.atMost, amount: isFinal || prebilledAmount === grossTotal ? 0 : prebilledAmount },
    { label: orderTexts.authorised, amount: payment?.state === 'authorised' ? payment.amount : 0 },
    { label: orderTexts.captured, amount: payment?.captured ?? 0 },
    { label: orderTexts.refunded, amount: payment?.refunded ?? 0 },
    ...doorRows(order),
  ]
  return rows.filter(({ amount }) => amount !== 0)
}
