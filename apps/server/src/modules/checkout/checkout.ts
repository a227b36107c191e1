/** Public exports of the checkout. */
export { releaseEndedLocks } from './prepare.service.ts'
