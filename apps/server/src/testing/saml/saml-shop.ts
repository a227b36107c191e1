import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { beginSso, finishSso } from '@cambusa/contract/people/sso'
import { writeAnswer, type AnswerToWrite } from '../../integrations/development-idp/idp-response.ts'
import { makeKeyPair } from '../../integrations/saml/key-pair.ts'
import { atTheEnd } from '../at-the-end.ts'
import { buildTestApp, type TestApp } from '../test-app.ts'
import type { Shopper } from '../test-shopper.ts'

export const SHOP_URL = 'https://spesa.example.com'
export const ACS_URL = `${SHOP_URL}/saml2/acs`
export const SLO_URL = `${SHOP_URL}/saml2/slo`
export const AUDIENCE = `${SHOP_URL}/saml2/metadata`
export const IDP = 'https://idp.catena.example/metadata'
export const IDP_LOGOUT = 'https://idp.catena.example/logout'

/** Keys of the provider while it exchanges them, of the shop, and of somebody else. */
export const keys = {
  old: makeKeyPair('old'),
  new: makeKeyPair('new'),
  shop: makeKeyPair('shop'),
  other: makeKeyPair('other'),
}

const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const bare = (certificate: string) => certificate.replace(/-----[A-Z ]+-----|\s/g, '')

/** Metadata of a provider that signs by these keys. */
export const metadataOf = (entityId: string, signing = [keys.old, keys.new]): string =>
  `<?xml version="1.0"?><EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}"><!-- by hand --><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${signing.map(({ certificate }) => `<KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${bare(certificate)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`).join('')}<SingleLogoutService Binding="${REDIRECT}" Location="${IDP_LOGOUT}"/><SingleSignOnService Binding="${REDIRECT}" Location="https://idp.catena.example/login"/></IDPSSODescriptor></EntityDescriptor>`

/**
 * A shop with one provider (of these metadata, or those at an address) that signs response and assertion, and one that
 * signs the assertion alone.
 */
export async function buildSamlShop(
  given: { metadata?: string; metadataUrl?: string } = {},
): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'cambusa-sso-'))
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('idp.xml', given.metadata ?? metadataOf(IDP))
  write('lean.xml', metadataOf(`${IDP}/lean`))
  write('key.pem', keys.shop.privateKey)
  write('cert.pem', keys.shop.certificate)
  const attributes = {
    email: 'mail',
    firstName: 'givenName',
    lastName: 'sn',
    codInt: 'codInt',
    enabled: { name: 'role', value: 'buyer' },
    companies: 'companies',
  }
  const provider = { name: 'Catena', attributes, emailDomains: ['catena.example'], codInts: ['C-*'] }
  const { metadataUrl } = given
  const where = metadataUrl === undefined ? { metadataFile: 'idp.xml' } : { metadataUrl }
  write(
    'sso.json',
    JSON.stringify({
      keyFile: 'key.pem',
      certificateFile: 'cert.pem',
      providers: [
        { ...provider, id: 'both', ...where },
        { ...provider, id: 'lean', metadataFile: 'lean.xml', signs: 'assertion' },
      ],
    }),
  )
  return buildTestApp({
    config: { dataDir: folder, ssoFile: join(folder, 'sso.json'), shopUrl: SHOP_URL, mode: 'test' },
  })
}

export type Mode = 'both' | 'lean'
export const MODES: readonly Mode[] = ['both', 'lean']

export interface Begun {
  browser: Shopper
  mode: Mode
  nonce: string
  requestId: string
  issuer: string
}

let people = 0
let addresses = 0

/** A browser that begins to sign in. */
export async function begin(
  test: TestApp,
  mode: Mode,
  browser = test.shopper(`10.9.${addresses >> 8}.${addresses++ & 255}`),
  back = `${SHOP_URL}/cart?x=1`,
): Promise<Begun> {
  const { data } = await browser.call(beginSso, {
    query: { provider: mode, relay_state_url: back },
  })
  const message = new URL(data!.loginRedirectUrl).searchParams.get('SAMLRequest')!
  const request = inflateRawSync(Buffer.from(message, 'base64')).toString()
  const requestId = / ID="([^"]+)"/.exec(request)![1]!
  return { browser, mode, nonce: data!.nonce, requestId, issuer: mode === 'both' ? IDP : `${IDP}/lean` }
}

/** What a right answer to a begun sign-in says, about a person of its own. */
export function rightAnswer(
  test: TestApp,
  { requestId, issuer }: Begun,
  given: Partial<AnswerToWrite> = {},
): AnswerToWrite {
  people += 1
  const nameId = given.nameId ?? `person-${people}`
  return {
    issuer,
    destination: ACS_URL,
    recipient: ACS_URL,
    audience: AUDIENCE,
    requestId,
    nameId,
    sessionIndex: `_session-${people}`,
    attributes: { mail: `${nameId}@altro.example`, givenName: 'Ada', sn: 'Neri' },
    now: test.time.now(),
    ...given,
  }
}

export const written = (begun: Begun, answer: AnswerToWrite, by = keys.old): string =>
  writeAnswer(answer, by, begun.mode === 'both' ? 'both' : 'assertion')

export const encoded = (xml: string): string => Buffer.from(xml).toString('base64')
export const plain = (samlResponse: string): string => Buffer.from(samlResponse, 'base64').toString()

/** The browser brings an answer, as another site's form. */
export function post({ app }: Pick<TestApp, 'app'>, samlResponse: string) {
  return app.inject({
    method: 'POST',
    url: '/saml2/acs',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.catena.example',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams({ SAMLResponse: samlResponse }).toString(),
  })
}

/** The code in the address to which the browser was sent. */
export const codeOf = (address: unknown): string =>
  new URLSearchParams(String(address).split('#')[1] ?? '').get('code') ?? ''

export const CONSENTS = { privacy: true, terms: true }

/** The last step, in the browser that began. */
export const finish = (
  { browser, nonce }: Begun,
  code: string,
  consents?: typeof CONSENTS,
  versions?: Record<string, string>,
) =>
  browser.call(finishSso, {
    body: { code, nonce, ...(consents && { consents }), ...(versions && { consent_versions: versions }) },
  })

/** A whole sign-in of a person. */
export async function signInBySso(
  test: TestApp,
  mode: Mode,
  given: Partial<AnswerToWrite> = {},
  browser?: Shopper,
) {
  const begun = await begin(test, mode, browser)
  const answer = rightAnswer(test, begun, given)
  const { headers } = await post(test, written(begun, answer))
  const reply = await finish(begun, codeOf(headers.location), CONSENTS)
  return { ...begun, answer, reply }
}
