import { logout } from '@cambusa/contract/people/auth'
import { linkAddress } from '@cambusa/domain/web/inner-address'
import { frameErrorTexts } from '@cambusa/messages/it/frame/frame-errors'
import { uiTexts } from '@cambusa/messages/it/frame/ui'
import { paths } from '../../app/navigation/paths.ts'
import { call } from '../../lib/api/call.ts'
import { setCartDrawer } from '../../lib/state/app-state.ts'
import { clearMarkers } from '../../lib/session/session.ts'
import { shopOrigin } from '../../lib/device/server-url.ts'
import { startAnew } from '../../lib/device/start-anew.ts'
import { localStore, PUSHES_KEY, SEARCHES_KEY } from '../../lib/browser/storage.ts'
import { showToast } from '../../lib/state/show-toast.ts'
import { forgetUnsent } from '../../lib/state/unsent.ts'

const tellNotDone = () =>
  showToast({
    kind: 'error',
    text: frameErrorTexts['errors.errorLogout'],
    action: { label: uiTexts.retry, onPress: () => void logOut() },
  })

/** Where an identity provider signs its customers out: by https, or (the one for development) at this shop's own address. */
const providerAddress = (address: string | undefined): string | undefined =>
  address?.startsWith(`${shopOrigin()}/`) ? address : linkAddress(address)

/** Before the session ends: the next person at this device gets no pushes of this one. A logout needs nothing of it. */
const leavePushes = () =>
  import('../../lib/push/own-device.ts').then(
    ({ leaveSession }) => leaveSession(),
    () => undefined,
  )

/** Ends the session; customers of an identity provider go on to its logout, the others to home. */
export async function logOut(): Promise<void> {
  setCartDrawer(false)
  if (localStore.get(PUSHES_KEY) !== null) await leavePushes()
  let redirect: string | undefined
  try {
    redirect = (await call(logout, { endsSession: true, quiet: true }))?.loginRedirectUrl
  } catch {
    return void tellNotDone()
  }
  clearMarkers()
  localStore.remove(SEARCHES_KEY)
  forgetUnsent()
  startAnew(providerAddress(redirect) ?? paths.home)
}
