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

/** What reservedPlace needs to know. */
export interface PlaceToReserve {
  cartId: number
  version: number
  timeslotId: number
  /** yyyy-MM-dd; null: whatever its day is. */
  dateIso: string | null
  lockerId: number | null
  /** Of the locker. */
  compartments: number
  /** What the goods fill. */
  needed: number
  until: Date
  now: Date
}

/**
 * Part of a statement that keeps capacity of a slot for a cart, and compartments of a locker (lockerId null: of none), instead
 * of what was kept for it before; expired reservations of others in the slot are ended. All or nothing, and nothing where
 * the cart no longer has the version that was read (no row). The steps are in the database's function reserve_place
 * (decision 184), which locks the cart before everything else: a cart that is written after it is the one that it saw.
 */
export const reservedPlace = `reserved as materialized (
     select r.is_of_cart as "isOfCart", r.is_open as "isOpen", r.closed_reason as "closedReason",
       r.has_place as "hasPlace", r.is_taken as "isTaken"
     from reserve_place($cartId, $version, $timeslotId, $dateIso, $lockerId, $compartments, $needed, $until, $now) r)`
