import type { Element, Root, RootContent } from 'hast'
import {
  ALLOWED_ELEMENTS,
  ALLOWED_EVERYWHERE,
  ALLOWED_PROPERTIES,
  CONTENT_ID_PREFIX,
  LEAVING_REL,
  type AllowedElement,
} from '@cambusa/domain/content/allowed-html'
import { contentLink, contentPicture } from '@cambusa/domain/content/content-address'
import type { ContentElement, ContentNode, ContentTree } from '@cambusa/domain/content/content-tree'
import { ownValue } from '@cambusa/domain/own-value'
import { contentSlug } from './content-slug.ts'

/** What a shop allows in addresses. */
export interface AddressRules {
  pictureHosts: readonly string[]
  /** Turns an address of the content's own server into one of the shop; by default addresses stay. */
  toShop?: (address: string) => string
}

/** Deeper nesting is no text: what lies deeper is left out. React and browsers go through trees recursively. */
const DEEPEST = 40
const HEADING = /^h[1-6]$/
const VOID = new Set(['img', 'br', 'hr'])

type Value = string | number | boolean
type Check = (value: Value) => Value | undefined

const whole =
  (least: number, most: number): Check =>
  (value) => {
    const number = Number(value)
    return Number.isInteger(number) && number >= least && number <= most ? number : undefined
  }
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(String(value)) ? String(value) : undefined

/** The values that attributes may have. Addresses are looked at with their element. */
const CHECKS: Record<string, Check> = {
  title: (value) => String(value).slice(0, 300),
  alt: (value) => String(value).slice(0, 1_000),
  width: whole(1, 10_000),
  height: whole(1, 10_000),
  colSpan: whole(1, 100),
  rowSpan: whole(1, 100),
  start: whole(-10_000, 10_000),
  reversed: () => true,
  scope: matching(/^(?:row|col|rowgroup|colgroup)$/),
  dateTime: matching(/^[\d\w:.+ -]{1,40}$/),
  lang: matching(/^[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,4}$/),
  dir: matching(/^(?:ltr|rtl|auto)$/),
}

const isAllowed = (name: string): name is AllowedElement =>
  (ALLOWED_ELEMENTS as readonly string[]).includes(name)

/**
 * What the library's allow-list has let through, rebuilt from allowed parts alone: addresses by the rules of the
 * domain, ids with the prefix of content, anchors of headings, links that leave marked, no nested links. Rebuilding a
 * rebuilt tree changes nothing.
 */
export function allowedTree(root: Root, rules: AddressRules): ContentTree {
  const ids = new Set<string>()
  return { type: 'root', children: nodes(root.children, { depth: 0, inLink: false, keepsSpaces: false }) }

  function nodes(from: readonly RootContent[], at: Place): ContentNode[] {
    const list: ContentNode[] = []
    for (const node of at.depth < DEEPEST ? from.flatMap((one) => kept(one, at)) : []) {
      const last = list.at(-1)
      if (node.type === 'text' && last?.type === 'text') last.value += node.value
      else list.push(node)
    }
    return at.keepsSpaces ? list : list.filter((node, place) => !isSpaceBetween(list, node, place))
  }

  function kept(node: RootContent, at: Place): ContentNode[] {
    if (node.type === 'text') {
      const value = node.value.replaceAll('\0', '')
      return value === '' ? [] : [{ type: 'text', value }]
    }
    if (node.type !== 'element') return []
    const tagName = node.tagName === 'h1' ? 'h2' : node.tagName
    const deeper = {
      ...at,
      depth: at.depth + 1,
      keepsSpaces: at.keepsSpaces || INLINE.has(tagName) || tagName === 'pre',
    }
    if (!isAllowed(tagName)) return nodes(node.children, { ...deeper, keepsSpaces: true })
    if (tagName === 'a') return link(node, deeper)
    if (tagName === 'img') return picture(node)
    return [element(tagName, node, deeper)]
  }

  function element(tagName: AllowedElement, node: Element, at: Place): ContentElement {
    const properties = checkedProperties(tagName, node)
    const children = VOID.has(tagName) ? [] : nodes(node.children, at)
    const id = idOf(node) ?? (HEADING.test(tagName) ? contentSlug(textOf(children)) : '')
    if (id !== '') properties.id = unique(id)
    return { type: 'element', tagName, properties, children }
  }

  function link(node: Element, at: Place): ContentNode[] {
    const found = at.inLink ? undefined : contentLink(inShop(node.properties.href))
    if (found === undefined) return nodes(node.children, at)
    const { href, leaves } = found
    const made = element('a', node, { ...at, inLink: true })
    return [{ ...made, properties: { ...made.properties, href, ...(leaves ? { rel: LEAVING_REL } : {}) } }]
  }

  function picture(node: Element): ContentNode[] {
    const src = contentPicture(inShop(node.properties.src), rules.pictureHosts)
    const alt = typeof node.properties.alt === 'string' ? node.properties.alt : ''
    if (src === undefined) return alt === '' ? [] : [{ type: 'text', value: alt }]
    const made = element('img', node, { depth: 0, inLink: false, keepsSpaces: true })
    return [{ ...made, properties: { alt: '', ...made.properties, src } }]
  }

  function inShop(address: unknown) {
    return typeof address === 'string' && rules.toShop !== undefined ? rules.toShop(address) : address
  }

  function unique(id: string): string {
    let name = id
    for (let count = 2; ids.has(name); count += 1) name = `${id}-${count}`
    ids.add(name)
    return name
  }
}

interface Place {
  depth: number
  inLink: boolean
  /** Within a line, and in `pre`, spaces between elements count. */
  keepsSpaces: boolean
}

/** Spaces between blocks mean nothing; within a table React refuses them. */
function isSpaceBetween(list: readonly ContentNode[], node: ContentNode, place: number): boolean {
  if (node.type !== 'text' || node.value.trim() !== '') return false
  const isBlock = (near: ContentNode | undefined) =>
    near === undefined || (near.type === 'element' && !INLINE.has(near.tagName))
  return isBlock(list[place - 1]) || isBlock(list[place + 1])
}

/** The author's id with the prefix of content; undefined without a usable one. */
function idOf({ properties }: Element): string | undefined {
  const id = String(properties.id ?? '')
  if (!/^[\p{L}\p{N}_-]{1,100}$/u.test(id)) return undefined
  return id.startsWith(CONTENT_ID_PREFIX) ? id : CONTENT_ID_PREFIX + id
}

function checkedProperties(tagName: AllowedElement, node: Element): Record<string, Value> {
  const own: readonly string[] = ownValue<readonly string[]>(ALLOWED_PROPERTIES, tagName) ?? []
  const checked: Record<string, Value> = {}
  for (const name of [...own, ...ALLOWED_EVERYWHERE]) {
    const given = ownValue(node.properties, name)
    const value = Array.isArray(given) ? given.join(' ') : given
    const kept = value === null || value === undefined ? undefined : ownValue(CHECKS, name)?.(value)
    if (kept !== undefined) checked[name] = kept
  }
  return checked
}

const INLINE = new Set<string>(
  'a img br strong b em i u s del ins mark small sub sup abbr cite code kbd q time'.split(' '),
)

/** What a tree says, in one line; blocks are separated by a space. */
export function textOf(children: readonly ContentNode[]): string {
  const said = (list: readonly ContentNode[]): string =>
    list
      .map((node) => {
        if (node.type === 'text') return node.value
        const inside = said(node.children)
        return INLINE.has(node.tagName) ? inside : ` ${inside} `
      })
      .join('')
  return said(children).replace(/\s+/g, ' ').trim()
}
