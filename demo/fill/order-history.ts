import { ORDER_STATUS, type OrderStatus } from '@cambusa/domain/orders/order-status'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import type { ClientBase } from 'pg'

/** An order that is over, as its history is told. */
export interface DoneOrder {
  orderId: number
  status: OrderStatus
  placedAt: Date
  /** yyyy-MM-dd of its slot, from 8 to 10. */
  slotDate: string
}

const { received, confirmed, preparing, ready, delivering, delivered, readyForPickup, collected } =
  ORDER_STATUS
const PICKED = [
  [preparing, '05:40'],
  [ready, '06:50'],
] as const
/** When each step of an order was taken on the morning of its slot, by how it ended. */
const MORNINGS: Partial<Record<OrderStatus, readonly (readonly [step: OrderStatus, at: string])[]>> = {
  [delivered]: [...PICKED, [delivering, '07:35'], [delivered, '08:50']],
  [collected]: [...PICKED, [readyForPickup, '07:05'], [collected, '09:10']],
}
const CONFIRMED_AFTER_MS = 4 * 60_000

/** A status that an order came to. */
export interface Step {
  to: OrderStatus
  at: Date
}

export function stepsOf({ status, placedAt, slotDate }: DoneOrder): Step[] {
  const morning = MORNINGS[status]
  if (morning === undefined) throw new Error(`a past order cannot end with status ${status}`)
  return [
    { to: received, at: placedAt },
    { to: confirmed, at: new Date(placedAt.getTime() + CONFIRMED_AFTER_MS) },
    ...morning.map(([to, time]) => ({ to, at: romeInstant(slotDate, time) })),
  ]
}

/** Tells how orders that are filled in as done went: nothing is handed over before its slot. */
export const writeHistory = (client: ClientBase, orders: readonly DoneOrder[]): Promise<void> =>
  writeSteps(
    client,
    orders.map((order) => ({ orderId: order.orderId, steps: stepsOf(order) })),
  )

/** Writes the way of orders instead of what the filling itself did. */
export async function writeSteps(
  client: ClientBase,
  orders: readonly { orderId: number; steps: readonly Step[] }[],
): Promise<void> {
  const rows = orders.flatMap(({ orderId, steps }) =>
    steps.map(({ to, at }, i) => ({
      id: orderId,
      from: steps[i - 1]?.to ?? null,
      to,
      at,
    })),
  )
  // A trigger has written every status that the filling gave them, as of now.
  await client.query('DELETE FROM order_status_log WHERE order_id = ANY($1::bigint[])', [
    orders.map(({ orderId }) => orderId),
  ])
  await client.query(
    `INSERT INTO order_status_log (order_id, from_status, to_status, at)
     SELECT * FROM unnest($1::bigint[], $2::smallint[], $3::smallint[], $4::timestamptz[])`,
    [
      rows.map(({ id }) => id),
      rows.map(({ from }) => from),
      rows.map(({ to }) => to),
      rows.map(({ at }) => at),
    ],
  )
}
