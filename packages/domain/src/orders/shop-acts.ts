import { ORDER_STATUS, type OrderStatus } from './order-status.ts'
import type { ShopAct } from './order-acts.ts'

const {
  received,
  confirmed,
  preparing,
  ready,
  delivering,
  delivered,
  editing,
  cancelled,
  awaitingPayment,
  paymentFailed,
  readyForPickup,
  collected,
  underReview,
} = ORDER_STATUS

/**
 * From which statuses an order is brought by which act, and whereto, step by step; the database allows the same moves
 * (order-status.ts). An order that waits for a person's decision (18) is confirmed by an act of its own.
 */
const STEPS: Readonly<
  Record<ShopAct, readonly (readonly [from: OrderStatus, steps: readonly OrderStatus[]])[]>
> = {
  confirm: [
    [received, [confirmed]],
    [underReview, [confirmed]],
  ],
  // An order that nobody confirmed is confirmed by the way.
  startPicking: [
    [received, [confirmed, preparing]],
    [confirmed, [preparing]],
  ],
  pick: [[preparing, []]],
  ready: [[preparing, [ready]]],
  onTheWay: [[ready, [delivering]]],
  bringBack: [[delivering, [ready]]],
  cancel: [
    received,
    confirmed,
    preparing,
    ready,
    delivering,
    editing,
    awaitingPayment,
    paymentFailed,
    readyForPickup,
    underReview,
  ].map((from) => [from, [cancelled]] as const),
  handOver: [
    [delivering, [delivered]],
    [readyForPickup, [collected]],
  ],
}

/** The statuses from which an act is allowed. */
export const statusesBefore = (act: ShopAct): OrderStatus[] => STEPS[act].map(([from]) => from)

/**
 * The statuses that an act brings an order through, the last one stays; undefined: the act is not allowed now. What is
 * ready and will be collected at a store or locker waits there at once; only what is brought is on its way.
 */
export function stepsOf(
  act: ShopAct,
  { status, isPickup }: { status: number; isPickup: boolean },
): readonly OrderStatus[] | undefined {
  const steps = STEPS[act].find(([from]) => from === status)?.[1]
  if (act === 'onTheWay' && isPickup) return undefined
  return act === 'ready' && isPickup && steps !== undefined ? [...steps, readyForPickup] : steps
}
