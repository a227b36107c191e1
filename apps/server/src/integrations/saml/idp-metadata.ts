import { allElements, attributeOf, childrenOf, parseSaml } from './saml-document.ts'
import { SamlFailure } from './saml-failure.ts'

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

/** What metadata say of an identity provider. */
export interface IdpFacts {
  entityId: string
  /** Certificates that may sign: while a key is exchanged the old and the new one. */
  certificates: readonly string[]
  /** Where requests go, by redirect. */
  loginUrl: string
  logoutUrl: string | undefined
  /** Where answers to its logout requests go. */
  logoutAnswerUrl: string | undefined
}

function certificatesOf(descriptor: Element): string[] {
  const keys = childrenOf(descriptor, 'KeyDescriptor').filter(
    (key) => (attributeOf(key, 'use') ?? 'signing') === 'signing',
  )
  return keys.flatMap((key) =>
    allElements(key)
      .filter(({ localName }) => localName === 'X509Certificate')
      .map((element) => (element.textContent ?? '').replace(/\s/g, ''))
      .filter((text) => /^[A-Za-z0-9+/]+={0,2}$/.test(text))
      .map(
        (text) =>
          `-----BEGIN CERTIFICATE-----\n${text.match(/.{1,64}/g)!.join('\n')}\n-----END CERTIFICATE-----\n`,
      ),
  )
}

/** An address of the redirect binding. */
function addressOf(descriptor: Element, service: string, attribute = 'Location'): string | undefined {
  const element = childrenOf(descriptor, service).find((one) => attributeOf(one, 'Binding') === REDIRECT)
  const address = element && attributeOf(element, attribute)
  return address !== undefined && /^https?:\/\/\S+$/.test(address) ? address : undefined
}

/**
 * Reads the metadata of an identity provider; `entityId` chooses one of several. Throws SamlFailure: it is none, it
 * lacks a certificate or the address for logins by redirect, or it is no longer valid.
 */
export function readIdpMetadata(text: string, now: Date, entityId?: string): IdpFacts {
  // Metadata are the operator's own choice: they may have comments, which messages may not.
  const document = parseSaml(text.replace(/<!--[\s\S]*?-->/g, ''))
  const entities = allElements(document).filter(({ localName }) => localName === 'EntityDescriptor')
  const entity = entities.find(
    (one) =>
      childrenOf(one, 'IDPSSODescriptor').length > 0 &&
      (entityId === undefined || attributeOf(one, 'entityID') === entityId),
  )
  const [descriptor] = entity ? childrenOf(entity, 'IDPSSODescriptor') : []
  const name = entity && attributeOf(entity, 'entityID')
  if (descriptor === undefined || name === undefined) throw new SamlFailure('structure', 'IDPSSODescriptor')
  const validUntil = attributeOf(entity!, 'validUntil')
  if (validUntil !== undefined && !(new Date(validUntil) > now))
    throw new SamlFailure('expired', 'validUntil')
  const certificates = certificatesOf(descriptor)
  const loginUrl = addressOf(descriptor, 'SingleSignOnService')
  if (certificates.length === 0) throw new SamlFailure('structure', 'KeyDescriptor')
  if (loginUrl === undefined) throw new SamlFailure('structure', 'SingleSignOnService (HTTP-Redirect)')
  const logoutUrl = addressOf(descriptor, 'SingleLogoutService')
  const logoutAnswerUrl = addressOf(descriptor, 'SingleLogoutService', 'ResponseLocation') ?? logoutUrl
  return { entityId: name, certificates, loginUrl, logoutUrl, logoutAnswerUrl }
}
