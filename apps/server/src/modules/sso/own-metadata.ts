import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { OwnSide } from './identity-providers.ts'

const bare = (certificate: string) => certificate.replace(/-----[A-Z ]+-----|\s/g, '')

const key = (use: string, certificate: string, methods = '') =>
  `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare(certificate)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>${methods}</md:KeyDescriptor>`

const METHODS = ['http://www.w3.org/2009/xmlenc11#aes256-gcm', 'http://www.w3.org/2009/xmlenc11#aes128-gcm']
  .map((name) => `<md:EncryptionMethod Algorithm="${name}"/>`)
  .join('')

/** Our metadata, which identity providers import (SAML 2.0 metadata, SPSSODescriptor). */
export const ownMetadata = ({ entityId, acsUrl, logoutUrl, certificate }: OwnSide): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escapeHtml(entityId)}">
<md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
${key('signing', certificate)}
${key('encryption', certificate, METHODS)}
<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${escapeHtml(logoutUrl)}"/>
<md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escapeHtml(acsUrl)}" index="0" isDefault="true"/>
</md:SPSSODescriptor>
</md:EntityDescriptor>
`
