import type { Bridge } from '../../storefront/src/lib/device/bridge.ts'
import { followBackButton } from './back-button.ts'
import { followLinks } from './deep-links.ts'
import { followNetwork } from './is-offline.ts'
import { onBackAgain } from './leave-to.ts'
import { followTaps } from './push-taps.ts'
import { hideSplash, lockPortrait, setBars } from './screen.ts'

export const startDevice: Bridge['startDevice'] = (shop) => {
  setBars()
  lockPortrait()
  followNetwork()
  followBackButton(shop)
  const open = (page: string) => void shop.router.navigate({ href: page })
  followLinks(open)
  followTaps(open)
  // What was done at a bank is seen at once, also where no link led back.
  onBackAgain(() => void shop.client.invalidateQueries())
  const stop = shop.router.subscribe('onRendered', () => {
    stop()
    hideSplash()
  })
}
