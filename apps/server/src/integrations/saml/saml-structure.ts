import { ownValue } from '@cambusa/domain/own-value'
import { allElements, attributeOf, childrenOf, neededChild, onlyChild } from './saml-document.ts'
import { SamlFailure } from './saml-failure.ts'

export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
export const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#'
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** SHA-256 or better; canonical forms without comments, by the element that names them. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  SignatureMethod: ['256', '384', '512'].map(
    (size) => `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${size}`,
  ),
  DigestMethod: ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'],
  CanonicalizationMethod: [EXCLUSIVE],
  Transform: [`${SIGNATURE}enveloped-signature`, EXCLUSIVE],
}

/** A signature covers exactly the element in which it stands, by accepted algorithms. */
function checkSignature(signature: Element): void {
  const parent = signature.parentNode as Element
  const info = neededChild(signature, 'SignedInfo')
  const reference = neededChild(info, 'Reference')
  if (reference.getAttribute('URI') !== `#${parent.getAttribute('ID')}`)
    throw new SamlFailure('structure', 'a signature of another element')
  if (childrenOf(signature, 'Object').length > 0) throw new SamlFailure('structure', 'Object')
  neededChild(info, 'SignatureMethod')
  neededChild(reference, 'DigestMethod')
  for (const element of allElements(info)) {
    const accepted = ownValue(ALGORITHMS, element.localName ?? '')
    const algorithm = element.getAttribute('Algorithm') ?? ''
    if (accepted !== undefined && !accepted.includes(algorithm)) throw new SamlFailure('algorithm', algorithm)
  }
}

/**
 * What holds for every message: one signature at most for each of the elements that may be signed, each of its own
 * element, and no id twice. Together with the count of assertions this leaves no place for a wrapped one.
 */
function checkSignatures(document: Document, mayBeSigned: readonly Element[]): void {
  const ids = new Set<string>()
  for (const element of allElements(document)) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (!['id', 'xml:id'].includes(name.toLowerCase())) continue
      if (ids.has(value)) throw new SamlFailure('structure', 'an id twice')
      ids.add(value)
    }
    if (element.localName !== 'Signature') continue
    if (element.namespaceURI !== SIGNATURE || !mayBeSigned.includes(element.parentNode as Element))
      throw new SamlFailure('structure', 'a signature elsewhere')
    checkSignature(element)
  }
  for (const element of mayBeSigned) onlyChild(element, 'Signature')
}

const isNamed = (element: Element, name: string, namespace: string) =>
  element.localName === name && element.namespaceURI === namespace

/** An answer whose form was checked; exactly one of assertion and encrypted is set. */
export interface ResponseParts {
  response: Element
  assertion: Element | undefined
  encrypted: Element | undefined
}

/** Checks the form of an answer: one response, one assertion, directly in it. Throws SamlFailure. */
export function checkResponse(document: Document): ResponseParts {
  const response = document.documentElement
  if (!isNamed(response, 'Response', PROTOCOL)) throw new SamlFailure('structure', 'no Response')
  const status = neededChild(neededChild(response, 'Status'), 'StatusCode').getAttribute('Value') ?? ''
  const all = allElements(document)
  const count = (name: string) => all.filter(({ localName }) => localName === name)
  const found = [...count('Assertion'), ...count('EncryptedAssertion')]
  if (status !== SUCCESS && found.length === 0) throw new SamlFailure('status', status.slice(0, 200))
  const [only] = found
  if (only === undefined || found.length > 1 || count('Response').length > 1)
    throw new SamlFailure('structure', `${found.length} assertions`)
  if (only.parentNode !== response || only.namespaceURI !== ASSERTION)
    throw new SamlFailure('structure', 'an assertion elsewhere')
  if (status !== SUCCESS) throw new SamlFailure('status', status.slice(0, 200))
  const isPlain = only.localName === 'Assertion'
  checkSignatures(document, isPlain ? [response, only] : [response])
  return { response, assertion: isPlain ? only : undefined, encrypted: isPlain ? undefined : only }
}

/** Checks the form of a lone assertion: one that was encrypted, or that a signature covers. Throws SamlFailure. */
export function checkAssertionForm(document: Document): Element {
  const assertion = document.documentElement
  if (!isNamed(assertion, 'Assertion', ASSERTION)) throw new SamlFailure('structure', 'no Assertion')
  const inside = allElements(document).filter(
    ({ localName }) => localName === 'Assertion' || localName === 'EncryptedAssertion',
  )
  if (inside.length !== 1) throw new SamlFailure('structure', `${inside.length} assertions`)
  checkSignatures(document, [assertion])
  return assertion
}

/** Version, destination and issuer of the root of a message, as they must be. Throws SamlFailure. */
export function checkRoot(root: Element, expected: { destination: string; issuer: string }): void {
  if (root.getAttribute('Version') !== '2.0') throw new SamlFailure('structure', 'no version 2.0')
  if (root.getAttribute('Destination') !== expected.destination)
    throw new SamlFailure('destination', attributeOf(root, 'Destination'))
  const issuer = onlyChild(root, 'Issuer')
  if (issuer !== undefined && issuer.textContent !== expected.issuer)
    throw new SamlFailure('issuer', issuer.textContent ?? '')
}
