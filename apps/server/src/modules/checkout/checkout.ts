/** The door of the checkout. */
export { releaseEndedLocks } from './prepare.service.ts'
