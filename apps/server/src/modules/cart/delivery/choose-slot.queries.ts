import type { carts } from '../../../platform/schema/carts.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'
import { reservedPlace, type PlaceToReserve, type ReservedRow } from '../../holds/holds.ts'

/**
 * Reserves capacity of a slot for a cart and writes the slot into the cart, all or nothing (ReservedRow). A prepared
 * cart gets the given status. No row: the cart changed since it was read.
 */
export const updateCartSlot = findStatement<
  ReservedRow,
  PlaceToReserve & Pick<RowOf<typeof carts, 'status'>, 'status'> & { isAssigned: boolean }
>(
  'carts_choose_slot',
  `with ${reservedPlace},
   chosen as (
     update carts c set timeslot_id = $timeslotId, is_timeslot_assigned = $isAssigned, status = $status,
       locked_until = null, prepared = null, version = c.version + 1, updated_at = $now
     from reserved where c.id = $cartId and reserved."isTaken")
   select * from reserved`,
)
