import { logout } from '@cambusa/contract/auth'
import { linkAddress } from '@cambusa/domain/web/inner-address'
import { paths } from '../../app/navigation/paths.ts'
import { call } from '../../lib/api/call.ts'
import { setCartDrawer } from '../../lib/state/app-state.ts'
import { clearMarkers } from '../../lib/session/session.ts'
import { localStore, SEARCHES_KEY } from '../../lib/browser/storage.ts'

/** Ends the session; customers of an identity provider go on to its logout, the others home. */
export async function logOut(): Promise<void> {
  setCartDrawer(false)
  const data = await call(logout, { endsSession: true })
  clearMarkers()
  localStore.remove(SEARCHES_KEY)
  // A page anew: nothing of the customer stays in memory on a shared computer. The browser keeps the one that is
  // left for its back button: empty, and to be started anew.
  document.body.hidden = true
  window.addEventListener('pageshow', () => window.location.reload(), { once: true })
  window.location.assign(linkAddress(data?.loginRedirectUrl) ?? paths.home)
}
