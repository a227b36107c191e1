/** Public exports of holds: capacity of timeslots, and compartments of lockers, reserved for carts. */
export { closedReason } from './closed-slot.queries.ts'
export { consumedHold, prolongedHold } from './cart-hold.queries.ts'
export { findHold, giveBackOrderCapacity, releasedHold } from './holds.queries.ts'
export { expireHolds, holdUntil, keepHoldUntil, releaseCapacity, renewHold } from './holds.service.ts'
export { prolongWaitingHolds } from './waiting-holds.queries.ts'
export { lockSlotsOfChange } from './change-place.queries.ts'
export { takePlaceOfChange } from './change-place.service.ts'
export { findFreeCompartments } from './locker.queries.ts'
export {
  addSingleSlots,
  closeSlots,
  dropSingleSlots,
  insertTimeslots,
  openSlots,
  removeUnusedSlots,
  setSingleSlots,
  setSlots,
} from './slot-rows.queries.ts'
export { lockerNeed, type LockerNeed } from './locker.service.ts'
export { reservedPlace, type PlaceToReserve, type ReservedRow } from './reserve.queries.ts'
