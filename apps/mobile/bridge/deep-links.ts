import { DEEP_LINK_DELAY_MS } from '@cambusa/domain/constants'
import { linkedPage } from '@cambusa/domain/web/app-link'
import { tabStore } from '../../storefront/src/lib/browser/storage.ts'
import { mobile } from '../../../shop.config.json'
import { callNative, onNative } from './capacitor.ts'
import { closeBrowser } from './leave-to.ts'

interface OpenedLink {
  url: string
}

/** The link that started the app: the device names it again after every reload of the page. */
const LAUNCHED_KEY = 'cambusa.launched'
/** A start by a link may be told twice: as the app's first link and as an event. */
const SAME_MS = 2000

/**
 * Opens the screens of links to the shop, 100 ms after they were tapped (specification §9): those that started the app and
 * those that find it running. Links of others open nothing.
 */
export function followLinks(open: (page: string) => void): void {
  let last = { url: '', at: 0 }
  const follow = ({ url }: OpenedLink) => {
    const page = linkedPage(url, mobile)
    const now = Date.now()
    if (page === undefined || (url === last.url && now - last.at < SAME_MS)) return
    last = { url, at: now }
    closeBrowser()
    setTimeout(() => open(page), DEEP_LINK_DELAY_MS)
  }
  onNative('App', 'appUrlOpen', follow)
  const launch = (link: OpenedLink | undefined) => {
    if (!link?.url || tabStore.get(LAUNCHED_KEY) === link.url) return
    tabStore.set(LAUNCHED_KEY, link.url)
    follow(link)
  }
  callNative<OpenedLink | undefined>('App', 'getLaunchUrl').then(launch, () => undefined)
}
