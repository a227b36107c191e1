import { inTransaction, type Db } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { writeAudit } from '../../platform/log/audit-log.ts'
import { tellOnTheWay, tellReady } from '../orders/orders.ts'
import { cancelByShop } from '../payments/payments.ts'
import { writeFinal } from './final-of-order.ts'
import {
  beginAct,
  isAnswered,
  moveThrough,
  noteAct,
  type Acted,
  type ActNeeds,
  type BegunAct,
  type Doer,
} from './order-act.ts'
import { findFinal, listLinesToPick, type LineToPick } from './order-to-fulfil.queries.ts'
import type { LineCame } from './picked-rows.ts'
import { writeCame } from './write-came.ts'

/** Runs an act in one transaction: what it does besides moving the order is `work`. */
const act = (
  db: Db,
  which: BegunAct['act'],
  orderId: number,
  doer: Doer,
  work: (tx: Db, begun: BegunAct) => Promise<unknown> = () => Promise.resolve(),
): Promise<Acted> =>
  inTransaction(db, async (tx) => {
    const begun = await beginAct(tx, which, orderId)
    if (isAnswered(begun)) return begun
    await work(tx, begun)
    await moveThrough(tx, begun)
    return noteAct(tx, begun, doer)
  })

/** The trigger that lets only paid orders be prepared. */
const isUnpaid = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'orders_paid_first'

/**
 * Confirms an order that was received or reviewed. Throws order.unknown, order.actRefused, order.notPaidYet.
 */
export async function confirmOrder(db: Db, orderId: number, doer: Doer): Promise<Acted> {
  try {
    return await act(db, 'confirm', orderId, doer)
  } catch (error) {
    throw isUnpaid(error) ? refuse('order.notPaidYet') : error
  }
}

/** Begins to pick an order, and confirms it where nobody did. Throws order.unknown, order.actRefused. */
export const startPicking = (db: Db, orderId: number, doer: Doer): Promise<Acted> =>
  act(db, 'startPicking', orderId, doer)

/**
 * The order is packed: it waits to be brought or collected, and its customer is told. What it comes to no longer
 * changes; an order of which nothing was written came as ordered. Throws order.unknown, order.actRefused,
 * order.linesNotPicked, order.nothingCame.
 */
export const readyOrder = (db: Db, { config }: ActNeeds, orderId: number, doer: Doer): Promise<Acted> =>
  act(db, 'ready', orderId, doer, async (tx, { order, isPickup }) => {
    const { now } = doer
    const lines = await listLinesToPick(tx, { orderId })
    const written = await writeCame(tx, order, asOrdered(lines), now)
    const all = lines.map((line) => ({ ...line, picked: written.get(line.id) ?? line.picked }))
    if (all.every(({ picked }) => picked?.outcome === 'missing')) throw refuse('order.nothingCame')
    const packages = (await findFinal(tx, { orderId }))?.packages ?? order.packages
    await writeFinal(tx, order, all, packages, now)
    await tellReady(tx, config, { orderId, isPickup }, now)
  })

/**
 * The lines that came as ordered without anybody saying so: gift certificates, and all of an order of which nothing was
 * written. Throws order.linesNotPicked where something was written of other lines.
 */
function asOrdered(lines: readonly LineToPick[]): LineCame[] {
  const unsaid = lines.filter(({ picked }) => picked === null)
  const isSaid = lines.some(({ picked }) => picked !== null)
  const open = unsaid.filter(({ isGift }) => !isGift)
  if (isSaid && open.length > 0)
    throw refuse('order.linesNotPicked', {
      names: open.map(({ code, name }) => `${code} ${name}`).join(', '),
    })
  return unsaid.map((line) => ({
    line,
    outcome: 'delivered',
    quantity: line.quantity,
    grossCents: line.grossCents,
    replacement: null,
  }))
}

/** The order leaves for its customer, who is told. Throws order.unknown, order.actRefused. */
export const orderOnTheWay = (db: Db, { config }: ActNeeds, orderId: number, doer: Doer): Promise<Acted> =>
  act(db, 'onTheWay', orderId, doer, (tx) => tellOnTheWay(tx, config, orderId, doer.now))

/** Nobody was there: the order is back and waits for another try. Throws order.unknown, order.actRefused. */
export const bringBackOrder = (db: Db, orderId: number, doer: Doer): Promise<Acted> =>
  act(db, 'bringBack', orderId, doer)

/**
 * The shop cancels an order: its goods, place, codes and money go back, and its customer is told. Throws order.unknown,
 * order.actRefused, order.giftSpent.
 */
export const cancelOrderByShop = (
  db: Db,
  { config }: ActNeeds,
  { orderId, reason }: { orderId: number; reason: string },
  doer: Doer,
): Promise<Acted> =>
  inTransaction(db, async (tx) => {
    const { actor, now } = doer
    const begun = await beginAct(tx, 'cancel', orderId)
    if (isAnswered(begun)) return begun
    const { status, number: subject } = begun.order
    if (!(await cancelByShop(tx, config, { orderId, from: [status] }, now)))
      throw refuse('order.actRefused', { act: 'cancel', status })
    await writeAudit(tx, { actor, act: 'orders.cancel', subject, details: { reason } }, now)
    return noteAct(tx, begun, doer, { reason })
  })
