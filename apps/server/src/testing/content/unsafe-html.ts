import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** What content may contain, written down a second time: who widens the shop's allow-list changes this too. */
const ELEMENTS =
  'h2 h3 h4 h5 h6 p blockquote pre hr br ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td a img strong b em i u s del ins mark small sub sup abbr cite code kbd q time address'.split(
    ' ',
  )
const PROPERTIES =
  'id lang dir href title rel src alt width height start reversed colSpan rowSpan scope dateTime'.split(' ')
const SCHEMES = ['https:', 'http:']
const BASE = 'https://shop.invalid'

const fragment = unified().use(rehypeParse, { fragment: true }).freeze()

/** What is wrong with an address of content; nothing if it may stand in a page. */
export function unsafeAddress(address: string, isPicture = false): string[] {
  if (address.startsWith('#')) return /^#content-[\p{L}\p{N}_-]+$/u.test(address) ? [] : [`anchor ${address}`]
  if (/^(?:mailto|tel):/i.test(address))
    return /^[\w:@.+?=&%()-]+$/.test(address) && !/[:%].*:/.test(address) ? [] : [`mail ${address}`]
  if (!URL.canParse(address, BASE)) return [`no address ${address}`]
  const { origin, protocol, username, pathname } = new URL(address, BASE)
  const path = decodedPath(pathname)
  if (!SCHEMES.includes(protocol) || username !== '' || path === undefined) return [`scheme ${address}`]
  if (origin !== BASE)
    return isPicture || !/^https?:\/\/[\w.-]+\//.test(address) ? [`foreign ${address}`] : []
  if (!/^\/(?![/\\])/.test(address) || /\/\/|[\\\u2215]|\s/.test(`${path}${address.slice(1)}`))
    return [`detour ${address}`]
  return /^\/(?:ebsn|dev|saml2)(?:\/|$)/i.test(path) ? [`call ${address}`] : []
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function unsafeElement({ tagName, properties }: Element): string[] {
  const names = Object.keys(properties).filter((name) => !PROPERTIES.includes(name))
  const { id, href, src, rel } = properties
  const leaves = typeof href === 'string' && /^https?:/.test(href)
  return [
    ...(ELEMENTS.includes(tagName) ? [] : [`element ${tagName}`]),
    ...names.map((name) => `attribute ${name}`),
    ...(id === undefined || String(id).startsWith('content-') ? [] : [`id ${String(id)}`]),
    ...(href === undefined ? [] : unsafeAddress(String(href))),
    ...(src === undefined ? [] : unsafeAddress(String(src), true)),
    ...(leaves && String(rel).split(/[ ,]/).includes('noopener') !== true ? [`no rel ${href}`] : []),
  ]
}

/** Everything in a tree that content may not contain. */
export function unsafeNodes(node: Nodes): string[] {
  if (node.type === 'text') return node.value.includes('\0') ? ['NUL'] : []
  if (node.type !== 'root' && node.type !== 'element') return [node.type]
  const own = node.type === 'element' ? unsafeElement(node) : []
  return [...own, ...node.children.flatMap(unsafeNodes)]
}

/** Everything that a browser would find in an HTML text that content may not contain. */
export const unsafeHtml = (html: string): string[] => unsafeNodes(fragment.parse(html))
