import { randomBytes } from 'node:crypto'
import { SignedXml } from 'xml-crypto'
import { encrypt } from 'xml-encryption'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { KeyPair } from '../saml/key-pair.ts'
import { ASSERTION, PROTOCOL, SUCCESS } from '../saml/saml-structure.ts'

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256'
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'
const FORMAT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const VALID_MS = 300_000

/** What an answer says; everything that a test may want to be wrong. */
export interface AnswerToWrite {
  issuer: string
  destination: string
  recipient: string
  audience: string
  requestId: string
  nameId: string
  sessionIndex: string
  attributes: Readonly<Record<string, string | readonly string[]>>
  now: Date
  nameIdFormat?: string
  notBefore?: Date
  notOnOrAfter?: Date
  sessionEndsAt?: Date
}

export const newSamlId = (): string => `_${randomBytes(16).toString('hex')}`

const x = escapeHtml

/** The unsigned assertion of an answer. */
export function assertionXml(answer: AnswerToWrite): string {
  const { issuer, recipient, audience, requestId, nameId, sessionIndex, attributes, now } = answer
  const { notBefore = now, notOnOrAfter = new Date(now.getTime() + VALID_MS), sessionEndsAt } = answer
  const instant = now.toISOString()
  const end = notOnOrAfter.toISOString()
  const written = Object.entries(attributes)
    .map(([name, value]) => {
      const values = [value].flat().map((one) => `<saml:AttributeValue>${x(one)}</saml:AttributeValue>`)
      return `<saml:Attribute Name="${x(name)}">${values.join('')}</saml:Attribute>`
    })
    .join('')
  const until = sessionEndsAt === undefined ? '' : ` SessionNotOnOrAfter="${sessionEndsAt.toISOString()}"`
  return `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${newSamlId()}" Version="2.0" IssueInstant="${instant}"><saml:Issuer>${x(issuer)}</saml:Issuer><saml:Subject><saml:NameID Format="${answer.nameIdFormat ?? FORMAT}">${x(nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${x(recipient)}" InResponseTo="${x(requestId)}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${notBefore.toISOString()}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${x(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${instant}" SessionIndex="${x(sessionIndex)}"${until}><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${written}</saml:AttributeStatement></saml:Assertion>`
}

/** A response around an assertion. */
export function responseXml(
  { issuer, destination, requestId, now }: AnswerToWrite,
  assertion: string,
): string {
  return `<samlp:Response xmlns:samlp="${PROTOCOL}" xmlns:saml="${ASSERTION}" ID="${newSamlId()}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${x(destination)}" InResponseTo="${x(requestId)}"><saml:Issuer>${x(issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${SUCCESS}"/></samlp:Status>${assertion}</samlp:Response>`
}

/** Signs the first element of this name; the signature follows its Issuer. */
export function signElement(
  xml: string,
  name: 'Assertion' | 'Response',
  { privateKey, certificate }: KeyPair,
  algorithms = { signature: RSA_SHA256, digest: SHA256 },
): string {
  const signing = new SignedXml({
    privateKey,
    publicCert: certificate,
    signatureAlgorithm: algorithms.signature,
    canonicalizationAlgorithm: EXCLUSIVE,
  })
  const xpath = name === 'Response' ? '/*' : `(//*[local-name(.)='Assertion'])[1]`
  signing.addReference({ xpath, transforms: [ENVELOPED, EXCLUSIVE], digestAlgorithm: algorithms.digest })
  const reference = `${xpath}/*[local-name(.)='Issuer']`
  signing.computeSignature(xml, { location: { reference, action: 'after' }, prefix: 'ds' })
  return signing.getSignedXml()
}

/** Encrypts an assertion for a shop. */
export async function encryptAssertion(
  assertion: string,
  { certificate, publicKey }: { certificate: string; publicKey: string },
): Promise<string> {
  const data = await new Promise<string>((resolve, reject) =>
    encrypt(
      assertion,
      {
        rsa_pub: publicKey,
        pem: certificate,
        encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
        keyEncryptionAlgorithm: 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
        disallowEncryptionWithInsecureAlgorithm: true,
      },
      (error: Error | null, result?: string) => (error ? reject(error) : resolve(result ?? '')),
    ),
  )
  return `<saml:EncryptedAssertion xmlns:saml="${ASSERTION}">${data}</saml:EncryptedAssertion>`
}

/** A signed answer as the form field SAMLResponse has it. */
export function writeAnswer(
  answer: AnswerToWrite,
  keys: KeyPair,
  signs: 'both' | 'assertion' = 'both',
): string {
  const response = responseXml(answer, signElement(assertionXml(answer), 'Assertion', keys))
  return Buffer.from(signs === 'both' ? signElement(response, 'Response', keys) : response).toString('base64')
}
