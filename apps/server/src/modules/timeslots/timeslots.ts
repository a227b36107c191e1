/** The door of timeslots. */
export { insertTimeslots, listNearestFree } from './timeslots.queries.ts'
