import { CART_STATUS } from '@cambusa/domain/orders/cart-status'
import { writeStatement } from '../../platform/database/statement.ts'

/**
 * Prolongs the live reservations of carts that wait for approval, if they end before `due`: until `until`, and never
 * beyond the cut-off of their slot. Returns how many.
 */
export const prolongWaitingHolds = writeStatement<{ now: Date; due: Date; until: Date }>(
  'timeslot_holds_prolong_waiting',
  `update timeslot_holds h set expires_at = least($until::timestamptz, t.cutoff_at)
   from carts c, timeslots t
   where c.id = h.cart_id and c.status = ${CART_STATUS.awaitingApproval} and t.id = h.timeslot_id
     and h.expires_at > $now and h.expires_at < $due and t.cutoff_at > h.expires_at`,
)
