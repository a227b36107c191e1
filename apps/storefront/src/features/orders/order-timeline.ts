import type { Order } from '@cambusa/contract/orders/orders'
import type { OrderAct } from '@cambusa/domain/orders/order-acts'
import { ORDER_STATUS, type OrderStatus } from '@cambusa/domain/orders/order-status'
import { orderActNames, orderActTexts } from '@cambusa/messages/it/orders/order-life'

const { received, confirmed, preparing, ready, delivering, delivered, editing, cancelled, collected } =
  ORDER_STATUS

/** The statuses that an act leads to. */
const STATUSES_OF: Partial<Record<OrderAct, readonly OrderStatus[]>> = {
  confirm: [confirmed],
  startPicking: [preparing],
  ready: [ready],
  onTheWay: [delivering],
  bringBack: [ready],
  cancel: [cancelled],
  handOver: [delivered, collected],
  edit: [editing],
  change: [received, confirmed],
  keepAsWas: [received, confirmed],
}

/** Something that happened to an order. */
export interface TimelineStep {
  name: string
  /** What it was, in plain words; '' where the name says it. */
  text: string
  /** ISO time. */
  at: string
  /** A status of the order, and not just something that was done. */
  isStatus: boolean
}

type Lived = Pick<Order, 'history' | 'acts' | 'handover' | 'shippingAddress'>

/**
 * What happened to an order, oldest first: its statuses, each with the words of the act that led to it, and what was
 * done without changing the status. The first status is that of the purchase.
 */
export function timelineOf({ history = [], acts = [], handover, shippingAddress }: Lived): TimelineStep[] {
  const isPickup = shippingAddress.addressType === 'store'
  const receiver = handover?.receiverName ?? ''
  const steps = history.map(({ orderStatusId: status, orderStatusName: name, at }) => ({
    name,
    text: '',
    at,
    isStatus: true,
    status,
  }))
  const others: TimelineStep[] = []
  let next = 1
  for (const { act, by, reason, at } of acts) {
    const text = orderActTexts[act]({ by, reason, isPickup, receiver })
    const name = orderActNames[act]
    const statuses: readonly number[] = STATUSES_OF[act] ?? []
    const index = steps.findIndex(({ status }, place) => place >= next && statuses.includes(status))
    const step = steps[index]
    if (step) {
      step.text = text
      next = index + 1
    } else if (name) others.push({ name, text, at, isStatus: false })
  }
  return [...steps.map(({ status: _, ...step }) => step), ...others].toSorted((a, b) =>
    a.at.localeCompare(b.at),
  )
}
