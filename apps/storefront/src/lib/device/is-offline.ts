import type { Bridge } from './bridge.ts'

/** The events `online` and `offline` of the window tell of changes. */
export const isOffline: Bridge['isOffline'] = () => globalThis.navigator?.onLine === false
