import type { carts } from '../../platform/schema/carts.ts'
import { findStatement, type RowOf } from '../../platform/statement.ts'
import { closedReason } from './closed-slot.queries.ts'

/** How a slot answers the wish for a place of it. */
export interface ReservedRow {
  /** Of the cart's warehouse and service, and of the day that was named; null: there is no such slot. */
  isOfCart: boolean | null
  isOpen: boolean | null
  closedReason: string | null
  hasPlace: boolean
  /** Whether place and compartments are kept for the cart now; if not, nothing was written. */
  isTaken: boolean
}

/** Compartments that expired reservations keep in the booking `b`, and those of the cart itself. */
const expiredThere =
  'coalesce((select sum(e.compartments)::int from expired e where e.locker_booking_id = b.id), 0)'
const ownThere = 'coalesce((select o.compartments from own o where o.locker_booking_id = b.id), 0)'

/**
 * Keeps a place of a slot for a cart, and compartments of a locker (lockerId null: of none), instead of what was kept for
 * it before; expired reservations of others in the slot are ended. All or nothing, and nothing where the cart no longer
 * has the version that was read (no row).
 *
 * What decides is read from locked rows, locked in the order in which every act locks them: the cart, slots by id,
 * reservations. Reservations are locked once the slots are: one that a sweep ended meanwhile is not found. Those that
 * somebody is just buying or prolonging are left alone. Each slot and each locker is written once, with the sum of what
 * comes and goes. Compartments are decided on by the upsert itself, as a booking that was made while the slot was waited
 * for is not seen otherwise. The CHECKs of both tables stand behind it.
 *
 * Where a row changed while it was waited for, PostgreSQL has the row as it was written anew and checked first, then
 * joins the one that there is. So whole values of the locked rows are written, the bounds of the CHECKs too, never sums
 * on what the row may have been; and what they are joined to is computed before: arrays, counts, materialized parts.
 */
export const reservePlace = findStatement<
  ReservedRow,
  Pick<RowOf<typeof carts, 'status' | 'version'>, 'status' | 'version'> & {
    cartId: number
    timeslotId: number
    /** yyyy-MM-dd; null: whatever its day is. */
    dateIso: string | null
    isAssigned: boolean
    lockerId: number | null
    /** Of the locker. */
    compartments: number
    /** What the goods fill. */
    needed: number
    until: Date
    now: Date
  }
>(
  'timeslots_reserve',
  `with cart as (
     select c.id, c.warehouse_id, c.delivery_service_id from carts c
     where c.id = $cartId and c.version = $version for no key update),
   asked as (
     select $timeslotId::bigint as id from cart
     union select h.timeslot_id from timeslot_holds h join cart on h.cart_id = cart.id),
   slots as (
     select t.id, t.warehouse_id, t.delivery_service_id, t.date, t.cutoff_at, t.capacity, t.booked,
       ${closedReason} as closed_reason
     from timeslots t where t.id = any(array(select id from asked)) order by t.id for no key update of t),
   own as (
     select h.timeslot_id, h.locker_booking_id, h.compartments from timeslot_holds h
     where h.cart_id = $cartId and (select count(*) from slots) > 0 for update),
   wanted as (
     select s.id, s.capacity, s.booked, s.closed_reason, own.timeslot_id is not distinct from s.id as is_own,
       s.warehouse_id = cart.warehouse_id and s.delivery_service_id = cart.delivery_service_id
         and to_char(s.date, 'YYYY-MM-DD') = coalesce($dateIso::text, to_char(s.date, 'YYYY-MM-DD')) as is_of_cart,
       s.closed_reason is null and s.cutoff_at > $now as is_open
     from slots s cross join cart left join own on true where s.id = $timeslotId::bigint),
   expired as (
     select h.cart_id, h.locker_booking_id, h.compartments from timeslot_holds h
     where h.timeslot_id = (select id from wanted) and h.expires_at <= $now and h.cart_id <> $cartId
     for update skip locked),
   place as (
     select w.id, w.is_own from wanted w
     where w.is_of_cart and w.is_open
       and (w.is_own or w.booked - (select count(*) from expired) < w.capacity)),
   room as (
     insert into locker_bookings as b (store_id, timeslot_id, compartments, booked)
     select $lockerId::bigint, place.id, greatest($compartments::int, $needed::int), $needed::int from place
     where $lockerId::bigint is not null and ($needed::int <= $compartments::int or exists (
       select from own join locker_bookings o on o.id = own.locker_booking_id
       where o.store_id = $lockerId::bigint and o.timeslot_id = place.id))
     on conflict (store_id, timeslot_id) do update set
       booked = b.booked - ${expiredThere} - ${ownThere} + excluded.booked,
       compartments = greatest($compartments::int, b.booked - ${expiredThere})
     where excluded.booked <= ${ownThere} or b.booked - ${expiredThere} - ${ownThere} + excluded.booked
       <= greatest($compartments::int, b.booked - ${expiredThere})
     returning b.id),
   taken as (
     select place.id, place.is_own, room.id as room_id from place left join room on true
     where $lockerId::bigint is null or room.id is not null),
   ended as (
     delete from timeslot_holds h using expired e, taken where h.cart_id = e.cart_id),
   moves as materialized (
     select s.id, s.capacity, s.booked as was, s.booked + case
         when s.id <> taken.id then -1
         else case when taken.is_own then 0 else 1 end - (select count(*) from expired) end as booked
     from slots s, taken where s.id = taken.id or s.id = (select timeslot_id from own)),
   places as (
     update timeslots t set booked = m.booked, capacity = m.capacity
     from moves m where t.id = m.id and m.booked <> m.was),
   other_rooms as (
     select b.id, b.compartments, b.booked from locker_bookings b
     where b.id = any(array(select locker_booking_id from expired union all select locker_booking_id from own))
       and b.id is distinct from (select room_id from taken) and (select count(*) from taken) > 0
     order by b.id for update),
   freed_rooms as materialized (
     select b.id, b.compartments, b.booked - ${expiredThere} - ${ownThere} as booked from other_rooms b),
   rooms as (
     update locker_bookings b set booked = f.booked, compartments = f.compartments
     from freed_rooms f where b.id = f.id),
   kept as (
     insert into timeslot_holds (cart_id, timeslot_id, expires_at, locker_booking_id, compartments)
     select $cartId, id, $until, room_id, case when room_id is null then 0 else $needed::int end from taken
     on conflict (cart_id) do update set timeslot_id = excluded.timeslot_id, expires_at = excluded.expires_at,
       locker_booking_id = excluded.locker_booking_id, compartments = excluded.compartments),
   chosen as (
     update carts c set timeslot_id = taken.id, is_timeslot_assigned = $isAssigned, status = $status,
       locked_until = null, prepared = null, version = c.version + 1, updated_at = $now
     from taken where c.id = $cartId)
   select w.is_of_cart as "isOfCart", w.is_open as "isOpen", w.closed_reason as "closedReason",
     exists (select from place) as "hasPlace", exists (select from taken) as "isTaken"
   from cart left join wanted w on true`,
)
