import { formatEuro } from '@cambusa/domain/money/money'
import { isOrderStatus } from '@cambusa/domain/orders/order-status'
import { formatDateTime, formatDay } from '@cambusa/domain/time/dates'
import { orderStatusTexts } from '@cambusa/messages/it/orders/order-status'
import { ordersCommandTexts as texts } from '@cambusa/messages/it/operator/orders-command'
import { shopOrderTexts } from '@cambusa/messages/it/orders/shop-orders'
import type { OrderAct } from '@cambusa/domain/orders/order-acts'
import { fulfilmentCommandTexts as actTexts } from '@cambusa/messages/it/operator/fulfilment-command'
import type { MailTable } from '../../platform/schema/mail-words.ts'
import { cameTables, shopOrderTables, type ShopOrder } from '../mail/mail.ts'
import type { ListedOrder } from './shop-orders.queries.ts'

const statusText = (status: number) => (isOrderStatus(status) ? orderStatusTexts[status] : String(status))

/** A line for each order. */
export function listLines(listed: readonly ListedOrder[]): string[] {
  if (listed.length === 0) return [texts.none]
  return listed.map(({ number, status, slotDate, slotBegin: begin, slotEnd: end, totalCents, ...order }) =>
    [
      number,
      statusText(status),
      shopOrderTexts.slot({ day: formatDay(slotDate), begin, end }),
      order.deliveryServiceName,
      order.companyName ?? order.customer,
      texts.items({ count: order.totalItems }),
      formatEuro(totalCents),
    ].join('  '),
  )
}

const tableLines = ({ title, rows }: MailTable): string[] => [
  '',
  ...(title === undefined ? [] : [title]),
  ...rows.map(
    ({ label, detail, value }) => `  ${label}${detail === undefined ? '' : ` (${detail})`}: ${value}`,
  ),
]

/** Something that was done with an order, by whom. */
export interface SaidAct {
  act: OrderAct
  actor: string
  reason: string | null
  at: Date
}

const historyLines = (acts: readonly SaidAct[]): string[] =>
  acts.length === 0
    ? []
    : [
        '',
        actTexts.history,
        ...acts.map(
          ({ act, actor, reason, at }) =>
            `  ${formatDateTime(at)}  ${actTexts.acts[act]}, ${actor}${reason === null ? '' : `: ${reason}`}`,
        ),
      ]

/** An order as lines for a terminal, with the content of the shop's mail, what came of it, and its history. */
export const showLines = (order: ShopOrder, acts: readonly SaidAct[]): string[] => [
  texts.head({ status: statusText(order.status), at: formatDateTime(order.placedAt) }),
  ...shopOrderTables(order).flatMap(tableLines),
  ...(order.final ? ['', actTexts.came, ...cameTables(order).flatMap(tableLines)] : []),
  ...historyLines(acts),
]
