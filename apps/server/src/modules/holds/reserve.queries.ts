/** The result of reserving capacity of a slot. */
export interface ReservedRow {
  /** Whether the slot is for the cart's warehouse and service, and on the given day; null: there is no such slot. */
  isOfCart: boolean | null
  isOpen: boolean | null
  closedReason: string | null
  hasPlace: boolean
  /** Whether capacity and compartments are reserved for the cart now; if not, nothing was written. */
  isTaken: boolean
}

/** Parameters of reservedPlace. */
export interface PlaceToReserve {
  cartId: number
  version: number
  timeslotId: number
  /** yyyy-MM-dd; null: any day. */
  dateIso: string | null
  lockerId: number | null
  /** Of the locker. */
  compartments: number
  /** How many the goods fill. */
  needed: number
  until: Date
  now: Date
}

/**
 * Part of a statement that reserves capacity of a slot for a cart, and compartments of a locker (lockerId null: none),
 * in place of its earlier reservation; expired reservations of others in the slot are deleted. All or nothing, and
 * nothing if the cart no longer has the version that was read (no row). The steps are in the database function
 * reserve_place (decision 184), which locks the cart before everything else: the statement then writes the same version
 * of the cart that the function saw.
 */
export const reservedPlace = `reserved as materialized (
     select r.is_of_cart as "isOfCart", r.is_open as "isOpen", r.closed_reason as "closedReason",
       r.has_place as "hasPlace", r.is_taken as "isTaken"
     from reserve_place($cartId, $version, $timeslotId, $dateIso, $lockerId, $compartments, $needed, $until, $now) r)`
