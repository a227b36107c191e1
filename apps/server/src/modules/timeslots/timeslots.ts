/** Public exports of timeslots. */
export { listNearestFree } from './timeslots.queries.ts'
export { forgottenTimeslots } from './usual-timeslot.queries.ts'
export { addClosures, putWindow, removeClosures, removeWindow, setClosures } from './told-week.queries.ts'
