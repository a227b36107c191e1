/** The door of holds: places of timeslots kept for carts. */
export { giveBackPlace } from './holds.queries.ts'
export { findHold } from './holds.queries.ts'
export { expireHolds, holdUntil, releasePlace, renewHold, reserveTimeslot } from './holds.service.ts'
