import type { RequestSession } from '../../platform/http/context.ts'
import { sessionName } from '../../platform/http/session-name.ts'
import type { Order } from '@cambusa/contract/orders/orders'
import { romeInstant } from '@cambusa/domain/time/rome-instant'
import {
  NOTHING_AFTERWARDS,
  wireOrder,
  type OrderLifeRow,
  type PreparedLine,
  type PreparedOrder,
} from '../orders/orders.ts'
import type { CartToBuy, PlacedRow } from './buy.queries.ts'

/** What buying adds to the prepared order. */
interface Bought {
  status: number
  paymentTypeId: number
  paymentData: Record<string, string>
  payBy: Date | null
  infos: Record<string, string>
  now: Date
}

/** Who places the order, as the order says it from then on. */
export const placedByOf = (session: RequestSession): Pick<OrderLifeRow, 'placedBy' | 'placedByActor'> => ({
  placedBy: sessionName(session),
  placedByActor: session.actor?.name ?? null,
})

/**
 * The order as viewOwnOrder would read it, built from what has just been written, which saves a round trip. It has no
 * payment attempt yet.
 */
export function placedOrder(
  { cart, prepared }: { cart: CartToBuy; prepared: PreparedOrder },
  placed: PlacedRow,
  {
    now,
    placedBy,
    placedByActor,
    approvedBy,
    ...bought
  }: Bought & Pick<OrderLifeRow, 'approvedBy' | 'placedBy' | 'placedByActor'>,
): Order {
  const itemOf = (line: PreparedLine, index: number) => {
    const id = placed.itemIds[index]
    if (id === undefined) throw new Error(`order ${placed.id} has fewer lines than were prepared`)
    return { ...line, id }
  }
  const row = {
    ...prepared,
    ...bought,
    id: placed.id,
    number: placed.number,
    storeId: cart.storeId,
    warehouseId: cart.warehouseId,
    deliveryServiceId: cart.deliveryServiceId,
    slotDate: prepared.slot.date,
    slotBegin: prepared.slot.beginTime,
    slotEnd: prepared.slot.endTime,
    placedAt: now,
    cutoffAt: cart.cutoffAt ?? romeInstant(prepared.slot.date, prepared.slot.beginTime),
    isMoneyTaken: false,
    isImported: false,
    hasMadeGifts: false,
    finalCents: null,
    statusBefore: null,
    changeFailure: null,
    payment: null,
    items: prepared.lines.map(itemOf),
    gifts: placed.gifts,
    history: [{ status: bought.status, at: now.toISOString() }],
    life: { final: null, handover: null, acts: [], placedBy, placedByActor, approvedBy, versions: [] },
  }
  return { ...wireOrder(row, now), ...NOTHING_AFTERWARDS }
}
