/** The service worker's file, which pages register (decision 249). */
export const WORKER_FILE = '/sw.js'

/** GET: the page as the build left it, which the worker keeps for addresses that nothing else is kept of. */
export const PLAIN_PAGE = '/index.html'

/** GET: where pages and the worker ask whether the shop has switched the worker off. No session, no envelope, not cached. */
export const WORKER_SWITCH = '/sw-off'

/** What it answers. */
export interface WorkerSwitch {
  isOff: boolean
}
