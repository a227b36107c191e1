import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { untilWritten } from './account-store.ts'
import { leaveTo } from './leave-to.ts'

/** The app begins at a screen of its own; pages of others (an identity provider's logout) open in the system's browser. */
export const startAnew: Bridge['startAnew'] = (address) => {
  const isOwn = address.startsWith('/')
  if (!isOwn) leaveTo(address)
  document.body.hidden = true
  void untilWritten().then(() => window.location.assign(isOwn ? address : '/'))
}
