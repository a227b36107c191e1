/** The door of timeslots. */
export { rollTimeslots } from './roll-timeslots.ts'
export { listNearestFree } from './timeslots.queries.ts'
