import type { ListedProduct } from '@cambusa/contract/catalogue/listed-product'
import { euroText } from '@cambusa/domain/money/money'
import { productPath } from '@cambusa/domain/web/page-address'
import { plainPageTexts as texts } from '@cambusa/messages/it/frame/plain-page'
import { escapeHtml } from '../../platform/http/escape-html.ts'

/** At the end of an address: the request comes from a late page, which only browsers without scripts load again. */
const AGAIN = 'senza-script=1'
const MARK = new RegExp(`[?&]${AGAIN}$`)
/** By then a page that was requested is usually rendered; seconds. */
const RELOAD_S = 1
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>/
const HEAD_END = '</head>'

/** The address that was meant, and whether the browser is known to run no scripts. */
export const readMark = (url: string): { address: string; isWithoutScripts: boolean } => ({
  address: url.replace(MARK, ''),
  isWithoutScripts: MARK.test(url),
})

const markedAddress = (address: string) => `${address}${address.includes('?') ? '&' : '?'}${AGAIN}`

/** A page of a list, as a late page shows it. */
export interface PlainList {
  title: string
  products: readonly Pick<ListedProduct, 'name' | 'slug' | 'descr' | 'price'>[]
  /** Addresses of the neighbouring pages. */
  before: string | undefined
  after: string | undefined
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

function listHtml({ title, products, before, after }: PlainList): string {
  const rows = products.map(({ name, slug, descr, price }) => {
    const rest = [descr, price === null ? '' : euroText(price)].filter((text) => text !== '')
    return `<li>${link(productPath(slug), name)}${rest.map((text) => ` · ${escapeHtml(text)}`).join('')}</li>`
  })
  const pages = [
    ...(before === undefined ? [] : [link(before, texts.before)]),
    ...(after === undefined ? [] : [link(after, texts.after)]),
  ]
  const list = rows.length === 0 ? `<p>${escapeHtml(texts.nothing)}</p>` : `<ul>${rows.join('')}</ul>`
  return `<h1>${escapeHtml(title)}</h1>${list}<p>${pages.join(' · ')}</p>`
}

/**
 * The plain page `html` for a screen that could not be rendered in time. A browser without scripts loads it again by an
 * address that says so; then it gets the screen, or at least the products of a search.
 */
export function latePage(html: string, address: string, list: PlainList | undefined): string {
  const [block] = NOSCRIPT.exec(html) ?? []
  if (block === undefined) return html
  const shown = list === undefined ? `<p>${escapeHtml(texts.soon)}</p>` : listHtml(list)
  const page = html.replace(block, () => block.replace('<noscript>', () => `<noscript>${shown}`))
  if (list !== undefined) return page
  const target = escapeHtml(markedAddress(address))
  const reload = `<noscript><meta http-equiv="refresh" content="${RELOAD_S};url=${target}"></noscript>`
  return page.replace(HEAD_END, () => `${reload}${HEAD_END}`)
}
