import { SLOT_DAYS } from '@cambusa/domain/constants'
import { addDaysIso, romeDate } from '@cambusa/domain/time/dates'
import type { RequestSession } from '../../../platform/http/context.ts'
import { inTransaction, type Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { lockCartRow } from '../rows/cart.queries.ts'
import { reserveTimeslot } from './choose-slot.ts'
import { updateProposedDelivery } from './propose-delivery.queries.ts'

/**
 * Proposes the address of the last order to a cart that was just created for a customer, and reserves the usual slot if
 * the customer wants it. What is not available is not proposed.
 */
export async function proposeDelivery(db: Db, session: RequestSession, now: Date): Promise<void> {
  const fromIso = romeDate(now)
  const proposed = await updateProposedDelivery(db, {
    userId: session.userId,
    companyId: session.companyId,
    fromIso,
    toIso: addDaysIso(fromIso, SLOT_DAYS - 1),
    now,
  })
  if (proposed === undefined || proposed.timeslotId === null) return
  const { cartId, timeslotId } = proposed
  try {
    await inTransaction(db, async (tx) => {
      const cart = await lockCartRow(tx, session, null)
      if (cart?.id === cartId) await reserveTimeslot(tx, cart, { timeslotId, isAssigned: true }, now)
    })
  } catch (error) {
    // Somebody else took the last capacity in between: the shopper chooses a slot.
    if (!(error instanceof Refusal)) throw error
  }
}
