import type { Order } from '@cambusa/contract/orders/orders'
import { formatMonth, romeDate } from '@cambusa/domain/time/dates'

export interface MonthOfOrders {
  /** yyyy-MM */
  month: string
  /** 'novembre 2026' */
  name: string
  orders: Order[]
}

/** Orders, newest first, by the month in Rome in which they were placed. */
export function ordersByMonth(orders: readonly Order[]): MonthOfOrders[] {
  const months: MonthOfOrders[] = []
  for (const order of orders) {
    const day = romeDate(new Date(order.placedAt))
    const month = day.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.orders.push(order)
    else months.push({ month, name: formatMonth(day), orders: [order] })
  }
  return months
}
