import { createVerify } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { ownValue } from '@cambusa/domain/own-value'
import { LONGEST_XML, parseSaml, readBase64, readUtf8 } from './saml-document.ts'
import { SamlFailure } from './saml-failure.ts'

const NAMES = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature'] as const
type Name = (typeof NAMES)[number]

const HASHES: Readonly<Record<string, string>> = Object.fromEntries(
  ['256', '384', '512'].map((size) => [
    `http://www.w3.org/2001/04/xmldsig-more#rsa-sha${size}`,
    `RSA-SHA${size}`,
  ]),
)

/** A message of the redirect binding; its signature is not checked yet. */
export interface RedirectMessage {
  kind: 'SAMLRequest' | 'SAMLResponse'
  document: Document
  /** Throws SamlFailure unless one of these certificates signed the message. */
  checkSignature: (certificates: readonly string[]) => void
}

/** The parameters as they were sent, each at most once: what is signed is what is read. */
function rawParameters(query: string): Partial<Record<Name, string>> {
  const raw: Partial<Record<Name, string>> = {}
  for (const pair of query.split('&')) {
    const [name = '', value = ''] = pair.split('=', 2)
    const known = NAMES.find((one) => one === name)
    if (known === undefined || raw[known] !== undefined) throw new SamlFailure('form', name.slice(0, 40))
    raw[known] = value
  }
  return raw
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new SamlFailure('encoding')
  }
}

function inflate(bytes: Buffer): string {
  try {
    return readUtf8(inflateRawSync(bytes, { maxOutputLength: LONGEST_XML }))
  } catch (error) {
    throw error instanceof SamlFailure ? error : new SamlFailure('encoding', 'not deflated')
  }
}

/** Reads a message from the query of an address, as it was sent. Throws SamlFailure. */
export function readRedirect(query: string): RedirectMessage {
  const raw = rawParameters(query)
  const kind = raw.SAMLRequest === undefined ? 'SAMLResponse' : 'SAMLRequest'
  const message = raw[kind]
  if (message === undefined || (raw.SAMLRequest !== undefined && raw.SAMLResponse !== undefined))
    throw new SamlFailure('form')
  const document = parseSaml(inflate(readBase64(decoded(message))))
  return {
    kind,
    document,
    checkSignature(certificates) {
      const { SigAlg: algorithm, Signature: signature, RelayState: relay } = raw
      if (algorithm === undefined || signature === undefined) throw new SamlFailure('signature', 'none')
      const hash = ownValue(HASHES, decoded(algorithm))
      if (hash === undefined) throw new SamlFailure('algorithm', decoded(algorithm).slice(0, 100))
      const signed = [`${kind}=${message}`, ...(relay === undefined ? [] : [`RelayState=${relay}`])]
      const text = [...signed, `SigAlg=${algorithm}`].join('&')
      const bytes = readBase64(decoded(signature))
      const isGood = certificates.some((certificate) => {
        try {
          return createVerify(hash).update(text).verify(certificate, bytes)
        } catch {
          return false
        }
      })
      if (!isGood) throw new SamlFailure('signature')
    },
  }
}
