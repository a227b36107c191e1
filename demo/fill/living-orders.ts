import { lastCardMoment } from '@cambusa/domain/payments/pay-by'
import { ORDER_STATUS, type OrderStatus } from '@cambusa/domain/orders/order-status'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { ClientBase } from 'pg'
import { insertTimeslots } from '../../apps/server/src/modules/holds/holds.ts'
import { livingOrders, PICKER, type WaitingOrder } from '../shop/living-orders.ts'
import type { FilledCustomer } from './customers.ts'
import { fillHandedOver } from './handed-over.ts'
import { insertRow } from './insert-row.ts'
import { writeSteps, type Step } from './order-history.ts'
import { placeOrder, type Placing } from './orders.ts'

const { received, confirmed, preparing, awaitingPayment } = ORDER_STATUS
/** Slots are looked for among those of the next days: some have none. */
const DAYS = 7
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const CONFIRMED_AFTER_MS = 4 * MINUTE_MS
const PICKING_FOR_MS = 25 * MINUTE_MS

interface ChosenSlot {
  slot: Placing['slot']
  cutoffAt: Date
}

/** Books the first slot of home delivery that begins after a moment and whose cut-off is after another. */
export async function bookSlot(
  client: ClientBase,
  beginsAfter: Date,
  cutoffAfter: Date,
): Promise<ChosenSlot> {
  const { rows } = await client.query<{
    id: number
    date: string
    begin: string
    end: string
    cutoff_at: Date
  }>(
    `UPDATE timeslots SET booked = booked + 1 WHERE id = (
       SELECT id FROM timeslots WHERE warehouse_id = 1 AND delivery_service_id = 2 AND booked < capacity
         AND (date + begin_time) AT TIME ZONE 'Europe/Rome' > $1 AND cutoff_at > $2
       ORDER BY date, begin_time LIMIT 1)
     RETURNING id, date::text, begin_time::text AS begin, end_time::text AS "end", cutoff_at`,
    [beginsAfter, cutoffAfter],
  )
  const [found] = rows
  if (found === undefined) throw new Error('the demo shop has no slot for its orders')
  const { date, begin, end, cutoff_at: cutoffAt } = found
  return { slot: { timeslotId: Number(found.id), date, begin, end }, cutoffAt }
}

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** When an order was placed, what it has come to since, and until when it can be changed or paid. */
async function courseOf(client: ClientBase, { state }: WaitingOrder, now: Date) {
  if (state === 'preparing') {
    const { slot } = await bookSlot(client, now, new Date(0))
    const placedAt = ago(now, 20 * HOUR_MS)
    const steps: Step[] = [
      { to: received, at: placedAt },
      { to: confirmed, at: new Date(placedAt.getTime() + CONFIRMED_AFTER_MS) },
      { to: preparing, at: ago(now, PICKING_FOR_MS) },
    ]
    return { slot, placedAt, steps }
  }
  const tomorrowNoon = romeInstant(addDaysIso(romeDate(now), 1), '12:00')
  const { slot, cutoffAt } = await bookSlot(client, now, tomorrowNoon)
  const placedAt = ago(now, 2 * HOUR_MS)
  const first: OrderStatus = state === 'toPay' ? awaitingPayment : received
  const payBy = state === 'toPay' ? lastCardMoment(cutoffAt) : undefined
  return { slot, placedAt, payBy, steps: [{ to: first, at: placedAt }] satisfies Step[] }
}

async function fillWaiting(
  client: ClientBase,
  filled: FilledCustomer,
  order: WaitingOrder,
  { now, shop }: { now: Date; shop: string },
): Promise<void> {
  const { steps, ...course } = await courseOf(client, order, now)
  const status = steps[0]!.to
  const { orderId } = await placeOrder(client, filled, order, { ...course, status, isBoughtHere: true }, shop)
  for (const { to } of steps.slice(1))
    await client.query('UPDATE orders SET status = $2 WHERE id = $1', [orderId, to])
  await writeSteps(client, [{ orderId, steps }])
  for (const { to, at } of steps)
    if (to === preparing)
      await insertRow(client, 'order_acts', { order_id: orderId, act: 'startPicking', actor: PICKER, at })
}

/**
 * Orders of the demo sign-ins to try what can be done with one: to modify, in preparation, to pay, delivered with other
 * goods and weights, to withdraw from, refunded in part. Days and hours follow `now`. Answers how many.
 */
export async function fillLivingOrders(
  client: ClientBase,
  customers: readonly FilledCustomer[],
  now: Date,
  shop: string,
): Promise<number> {
  await insertTimeslots(client, { fromIso: romeDate(now), days: DAYS })
  for (const order of livingOrders) {
    const filled = customers.find(({ customer }) => customer.login === order.login)
    if (filled === undefined) throw new Error(`the demo shop has no ${order.login}`)
    if (order.state === 'handedOver') await fillHandedOver(client, filled, order, { now, shop })
    else await fillWaiting(client, filled, order, { now, shop })
  }
  return livingOrders.length
}
