import { DOMParser } from '@xmldom/xmldom'
import { SamlFailure } from './saml-failure.ts'

/** 256 kB: a real answer has some ten. */
export const LONGEST_XML = 262_144

/** Undeclared entities can only be those of XML itself. */
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]{1,7}|#x[0-9a-fA-F]{1,6});)/
const NUMBERED = /&#(?:x([0-9a-fA-F]+)|([0-9]+));/g
const DECLARATION = /^<\?xml\s[^?<>]*\?>/

/** Text of a base64 field. Throws SamlFailure: encoding, tooLarge. */
export function readBase64(text: string): Buffer {
  const compact = text.replace(/\s/g, '')
  if (compact === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(compact))
    throw new SamlFailure('encoding', 'no base64')
  const bytes = Buffer.from(compact, 'base64')
  if (bytes.length > LONGEST_XML) throw new SamlFailure('tooLarge')
  return bytes
}

/** Bytes as UTF-8. Throws SamlFailure: encoding, tooLarge. */
export function readUtf8(bytes: Buffer): string {
  if (bytes.length > LONGEST_XML) throw new SamlFailure('tooLarge')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SamlFailure('encoding', 'no UTF-8')
  }
}

/** Whether XML 1.0 allows a character: no control characters, no halves of pairs. */
const isCharacter = (code: number) =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 32 && code < 0xd800) ||
  (code > 0xdfff && code <= 0x10ffff)

/**
 * Refuses what no SAML message needs, before any parser sees it: document types, entities, comments, CDATA and
 * processing instructions. In well-formed XML '<!' and '<?' begin nothing else.
 */
function refuseMarkup(xml: string): void {
  const body = xml.replace(/^\uFEFF/, '').replace(DECLARATION, '')
  if (/<!\s*DOCTYPE/i.test(body)) throw new SamlFailure('doctype')
  if (/<!\s*ENTITY/i.test(body) || OTHER_ENTITY.test(body)) throw new SamlFailure('entity')
  for (const [, hex, decimal] of body.matchAll(NUMBERED))
    if (!isCharacter(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)))
      throw new SamlFailure('entity')
  // oxlint-disable-next-line no-control-regex -- these are what XML does not allow
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(body)) throw new SamlFailure('notXml')
  if (/<!|<\?/.test(body)) throw new SamlFailure('comment')
}

/** Parses a SAML message. Throws SamlFailure: doctype, entity, comment, notXml. */
export function parseSaml(xml: string): Document {
  refuseMarkup(xml)
  const refuse = (message: string) => {
    throw new SamlFailure('notXml', message.slice(0, 200))
  }
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } })
  let document: Document | undefined
  try {
    document = parser.parseFromString(xml, 'text/xml')
  } catch (error) {
    throw error instanceof SamlFailure ? error : new SamlFailure('notXml')
  }
  if (!document?.documentElement) throw new SamlFailure('notXml')
  return document
}

/** All elements below and including a node's root, in document order. */
export const allElements = (of: Document | Element): Element[] => Array.from(of.getElementsByTagName('*'))

export const childrenOf = (element: Element, name?: string): Element[] =>
  Array.from(element.childNodes).filter(
    (node): node is Element =>
      node.nodeType === 1 && (name === undefined || (node as Element).localName === name),
  )

/** The only child of this name; undefined: there is none. Throws SamlFailure: structure. */
export function onlyChild(element: Element, name: string): Element | undefined {
  const found = childrenOf(element, name)
  if (found.length > 1) throw new SamlFailure('structure', `${found.length} ${name}`)
  return found[0]
}

/** The only child of this name. Throws SamlFailure: structure. */
export function neededChild(element: Element, name: string): Element {
  const found = onlyChild(element, name)
  if (found === undefined) throw new SamlFailure('structure', `no ${name}`)
  return found
}

/** Text of an element that has nothing but text. Throws SamlFailure with the reason given. */
export function textOf(element: Element, reason: SamlFailure['reason'] = 'structure'): string {
  const nodes = Array.from(element.childNodes)
  if (nodes.some(({ nodeType }) => nodeType !== 3)) throw new SamlFailure(reason, element.localName ?? '')
  return nodes.map(({ nodeValue }) => nodeValue ?? '').join('')
}

/** An attribute; undefined: it is missing or empty. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) || undefined
