import type { carts } from '../../../platform/schema/carts.ts'
import { findStatement, type RowOf } from '../../../platform/database/statement.ts'
import { releasedHold, reservedPlace, type PlaceToReserve, type ReservedRow } from '../../holds/holds.ts'

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

/**
 * Gives the cart of an edited order the slot that the order has: its place is the order's, so a reservation of another
 * slot is given back. No row: the cart changed since it was read, or the slot is not on the given day.
 */
export const updateCartToOwnSlot = findStatement<
  { id: number },
  Pick<PlaceToReserve, 'cartId' | 'version' | 'timeslotId' | 'dateIso' | 'now'> &
    Pick<RowOf<typeof carts, 'status'>, 'status'>
>(
  'carts_choose_own_slot',
  `with chosen as (
     update carts c set timeslot_id = $timeslotId, is_timeslot_assigned = false, status = $status,
       locked_until = null, prepared = null, version = c.version + 1, updated_at = $now
     where c.id = $cartId and c.version = $version and exists (select from timeslots t where t.id = $timeslotId
       and ($dateIso::text is null or to_char(t.date, 'YYYY-MM-DD') = $dateIso)) returning c.id),
   ${releasedHold('(select id from chosen)')}
   select id from chosen`,
)
