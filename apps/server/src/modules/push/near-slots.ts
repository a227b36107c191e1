import { isPickup, isServiceId } from '@cambusa/domain/delivery/delivery-service'
import { SLOT_NEAR_MS } from '@cambusa/domain/people/push-rules'
import { romeDate } from '@cambusa/domain/time/dates'
import { pushTexts } from '@cambusa/messages/it/mails/pushes'
import { inTransaction, type Db } from '../../platform/database/database.ts'
import { keepPush } from './keep-push.ts'
import { listNearOrders } from './pushes.queries.ts'

const HOURS_AND_MINUTES = 5

/**
 * The job of every minute: tells customers whose slot begins within two hours, once for each order, slot and device.
 * Running it twice, or in several processes, changes nothing.
 */
export async function tellNearSlots(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() + SLOT_NEAR_MS)
  const days = [...new Set([romeDate(now), romeDate(until)])]
  for (const order of await listNearOrders(db, { now, until, days })) {
    const { id, number, userId, slotDate, slotBegin, slotEnd, deliveryServiceId, beginsAt } = order
    const words = pushTexts.slotNear({
      number,
      begin: slotBegin.slice(0, HOURS_AND_MINUTES),
      end: slotEnd.slice(0, HOURS_AND_MINUTES),
      isPickup: isServiceId(deliveryServiceId) && isPickup(deliveryServiceId),
    })
    const about = `slot ${id} ${slotDate} ${slotBegin}`
    const target = `/profile/orders/${id}`
    const push = { ...words, userId, kind: 'slotNear', target, about, slotBegin: beginsAt } as const
    await inTransaction(db, (tx) => keepPush(tx, push, now))
  }
}
