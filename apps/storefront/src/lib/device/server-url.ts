import type { Bridge } from './bridge.ts'

/** The pages of a browser come from the shop's server. */
export const serverUrl: Bridge['serverUrl'] = (path) => path

export const shopOrigin: Bridge['shopOrigin'] = () => window.location.origin

export const returnOrigin: Bridge['returnOrigin'] = () => window.location.origin
