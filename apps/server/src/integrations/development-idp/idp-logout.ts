import { createSign } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { ASSERTION, PROTOCOL, SUCCESS } from '../saml/saml-structure.ts'
import { newSamlId } from './idp-response.ts'

const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

interface Head {
  issuer: string
  destination: string
  now: Date
}

const head = ({ issuer, destination, now }: Head, more = '') =>
  `xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" ID="${newSamlId()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${escapeHtml(destination)}"${more}><saml:Issuer>${escapeHtml(issuer)}</saml:Issuer>`

/** A request to end the sessions of a person, or the one of an index. */
export function logoutRequestXml(
  from: Head,
  { nameId, sessionIndex }: { nameId: string; sessionIndex?: string },
): string {
  const index =
    sessionIndex === undefined ? '' : `<samlp:SessionIndex>${escapeHtml(sessionIndex)}</samlp:SessionIndex>`
  return `<samlp:LogoutRequest ${head(from)}<saml:NameID>${escapeHtml(nameId)}</saml:NameID>${index}</samlp:LogoutRequest>`
}

/** The answer to a shop's request. */
export const logoutResponseXml = (from: Head, requestId: string): string =>
  `<samlp:LogoutResponse ${head(from, ` InResponseTo="${escapeHtml(requestId)}"`)}<samlp:Status><samlp:StatusCode Value="${SUCCESS}"/></samlp:Status></samlp:LogoutResponse>`

/** The address that carries a message by the redirect binding, signed. */
export function redirectAddress(
  destination: string,
  kind: 'SAMLRequest' | 'SAMLResponse',
  xml: string,
  privateKey: string,
): string {
  const message = encodeURIComponent(deflateRawSync(xml).toString('base64'))
  const text = `${kind}=${message}&SigAlg=${encodeURIComponent(RSA_SHA256)}`
  const signature = createSign('RSA-SHA256').update(text).sign(privateKey, 'base64')
  return `${destination}?${text}&Signature=${encodeURIComponent(signature)}`
}
