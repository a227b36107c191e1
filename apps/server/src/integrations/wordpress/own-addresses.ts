import { UPLOADS_URL } from '@cambusa/contract/content/content-urls'

const UPLOADS = '/wp-content/uploads/'
/** First parts of WordPress's permalinks that are the same in the shop: flyers, and categories of questions. */
const SAME_PATH = ['volantini', 'faq', 'page']

/** An address in a text of WordPress, as it is in the shop. */
export type OwnAddress = (address: string) => string

/**
 * Addresses of this WordPress as addresses of the shop: files of its uploads come through the shop, and a page by its name
 * is /page/{name}. What is relative is a path of the shop already. All others stay as they are; whether they may stand in
 * a text is for the allow-list.
 */
export function ownAddresses(base: URL): OwnAddress {
  const folder = base.pathname.replace(/\/+$/, '')
  return (address) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url === undefined && !address.startsWith(folder + UPLOADS)) return address
    const { host, pathname, search, hash, protocol } = url ?? new URL(address, base)
    if (host !== base.host || !/^https?:$/.test(protocol) || !pathname.startsWith(`${folder}/`))
      return address
    const path = pathname.slice(folder.length)
    if (path.startsWith(UPLOADS)) return `${UPLOADS_URL}${path.slice(UPLOADS.length)}`
    const names = path.split('/').filter((name) => name !== '')
    if (names.length === 0) return `/${search}${hash}`
    const shown = SAME_PATH.includes(names[0]!) ? names.join('/') : `page/${names.at(-1)}`
    return `/${shown}${search}${hash}`
  }
}
