import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { mobile } from '../../../shop.config.json'

/** Paths only: an address that names its host stays, and so does '//host', which is none of the shop's. */
export const serverUrl: Bridge['serverUrl'] = (path) =>
  /^\/(?!\/)/.test(path) ? mobile.serverUrl + path : path

export const shopOrigin: Bridge['shopOrigin'] = () => `https://${mobile.host}`

/** A link of the own scheme: browsers of the system always hand it over, also after a redirect. */
export const returnOrigin: Bridge['returnOrigin'] = () => `${mobile.scheme}://${mobile.host}`
