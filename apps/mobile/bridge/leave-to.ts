import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { callNative, onNative, tryNative } from './capacitor.ts'
import { serverUrl } from './server-url.ts'

/** Opens the system's browser above the app: banks and identity providers trust no web view. */
export const leaveTo: Bridge['leaveTo'] = (address) => {
  const url = serverUrl(address)
  // Without a browser of its own the system decides who opens the address.
  callNative('Browser', 'open', { url }).catch(() => window.location.assign(url))
}

/** The shopper has closed the system's browser. */
export const onBackAgain: Bridge['onBackAgain'] = (act) => onNative('Browser', 'browserFinished', act)

/** A link has brought the shopper back. */
export const closeBrowser = (): void => tryNative('Browser', 'close')
