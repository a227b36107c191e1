import type { Bridge } from './bridge.ts'

/** Browsers do all of it themselves. */
export const startDevice: Bridge['startDevice'] = () => undefined
