import { innerAddress, innerPage } from '../web/inner-address.ts'
import { unshownPicture } from '../web/unshown-picture.ts'
import { CONTENT_ID_PREFIX } from './allowed-html.ts'

/** Where a link of content leads; `leaves`: to another site. */
export interface ContentLink {
  href: string
  leaves: boolean
}

/** Files of the content, and pictures of products. */
const FILES = /^\/(?:p\/wp-content\/uploads|pictures)\//
const ANCHOR = /^#[\p{L}\p{N}_-]+$/u
/** A plain host, without user info. */
const WEB = /^https?:\/\/[\w.-]+(?::\d+)?(?:[/?#]\S*)?$/i
const MAIL = /^mailto:[\w.+%-]+@[\w.-]+(?:\?[\w=&%.+-]*)?$/i
const PHONE = /^tel:\+?[\d().-]+$/i
/** Backslashes, control and invisible characters, look-alikes of '/'. */
const TRICKS = /[\\\p{C}\u2044\u2215\u29f5\u29f8\u29f9\ufe68\uff0f\uff3c]/u

const inside = (href: string): ContentLink => ({ href, leaves: false })

/**
 * The address of a link in content: a screen or a file of the shop, an anchor of the page (ids of content have a
 * prefix), http(s), mailto or tel. Undefined for everything else: such a link becomes plain text.
 */
export function contentLink(text: unknown): ContentLink | undefined {
  if (typeof text !== 'string') return undefined
  const address = text.trim()
  if (ANCHOR.test(address)) return inside(`#${withPrefix(address.slice(1))}`)
  if (MAIL.test(address) || PHONE.test(address)) return inside(address)
  const file = innerFile(address)
  const page = file ?? innerPage(address)
  if (page !== undefined) return inside(page)
  if (!WEB.test(address) || TRICKS.test(address) || !URL.canParse(address)) return undefined
  return { href: new URL(address).href, leaves: true }
}

const withPrefix = (id: string) => (id.startsWith(CONTENT_ID_PREFIX) ? id : CONTENT_ID_PREFIX + id)

/** A picture or file of the shop, as its path; undefined for anything else. */
function innerFile(address: string): string | undefined {
  const inner = innerAddress(address)
  return inner !== undefined && FILES.test(inner) ? inner : undefined
}

/**
 * The address of a picture or file in content: of the shop, or (only pictures) https of the shop's `pictureHosts`.
 * Undefined for anything else, which pages would not load.
 */
export function contentPicture(text: unknown, pictureHosts: readonly string[]): string | undefined {
  if (typeof text !== 'string') return undefined
  const address = text.trim()
  const file = innerFile(address)
  if (file !== undefined) return file
  if (!WEB.test(address) || TRICKS.test(address)) return undefined
  return unshownPicture(address, pictureHosts) === undefined ? new URL(address).href : undefined
}
