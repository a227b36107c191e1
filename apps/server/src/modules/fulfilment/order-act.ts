import { isPickup, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import type { ShopAct } from '@cambusa/domain/orders/order-acts'
import { stepsOf } from '@cambusa/domain/orders/shop-acts'
import type { OrderStatus } from '@cambusa/domain/orders/order-status'
import type { Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { MailConfig } from '../mail/mail.ts'
import { findWasDone, insertOrderAct, moveOrder } from '../orders/orders.ts'
import { lockOrderToFulfil, type OrderToFulfil } from './order-to-fulfil.queries.ts'

/** Who does something with an order, and when. */
export interface Doer {
  /** A person of the shop. */
  actor: string
  now: Date
}

/** done: it was done now. already: it had been done before, and nothing changed. */
export interface Acted {
  outcome: 'done' | 'already'
  number: string
}

/** An act that is allowed now, its order locked until the transaction ends. */
export interface BegunAct {
  act: ShopAct
  order: OrderToFulfil
  isPickup: boolean
  /** Statuses that it brings the order through. */
  steps: readonly OrderStatus[]
}

/**
 * Locks an order for an act. Answers `already` if the act was done before and is not due again: the answer of the first
 * time may have been lost. Throws order.unknown, order.actRefused.
 */
export async function beginAct(tx: Db, act: ShopAct, orderId: number): Promise<BegunAct | Acted> {
  const order = await lockOrderToFulfil(tx, { orderId })
  if (order === undefined) throw refuse('order.unknown')
  const { status, number, deliveryServiceId } = order
  const isCollected = isServiceId(deliveryServiceId) && isPickup(deliveryServiceId)
  const steps = stepsOf(act, { status, isPickup: isCollected })
  if (steps !== undefined) return { act, order, isPickup: isCollected, steps }
  const { wasDone } = await findWasDone(tx, { orderId, act })
  if (wasDone) return { outcome: 'already', number }
  throw refuse('order.actRefused', { act, status })
}

/** Moves the order through the steps of its act. */
export async function moveThrough(tx: Db, { order, steps }: BegunAct): Promise<void> {
  let from = order.status
  for (const to of steps) {
    if ((await moveOrder(tx, { orderId: order.id, from, to })) === 0)
      throw new Error(`order ${order.id} is no longer in status ${from}`)
    from = to
  }
}

/** Writes the act into the order's history. */
export async function noteAct(
  tx: Db,
  { act, order }: Pick<BegunAct, 'act' | 'order'>,
  { actor, now }: Doer,
  details: Record<string, unknown> = {},
): Promise<Acted> {
  const line = { orderId: order.id, act, actor, userId: null, details: JSON.stringify(details), now }
  await insertOrderAct(tx, line)
  return { outcome: 'done', number: order.number }
}

/** What acts need of the process: they mail the customer. */
export interface ActNeeds {
  config: MailConfig
}

export const isAnswered = (begun: BegunAct | Acted): begun is Acted => 'outcome' in begun
