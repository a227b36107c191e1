import { createPublicKey } from 'node:crypto'
import { logout } from '@cambusa/contract/people/auth'
import { beforeEach, expect, it } from 'vitest'
import { encrypt, type EncryptOptions } from 'xml-encryption'
import { assertionXml, responseXml, signElement } from '../../integrations/development-idp/idp-response.ts'
import { watchRefusals } from '../../testing/saml/expect-refused.ts'
import {
  begin,
  buildSamlShop,
  encoded,
  keys,
  plain,
  rightAnswer,
  signInBySso,
  written,
} from '../../testing/saml/saml-shop.ts'

const MINUTE = 60_000
const shop = await buildSamlShop()
let expectRefused: ReturnType<typeof watchRefusals>

beforeEach(() => {
  expectRefused = watchRefusals(shop)
})

type Change = (xml: string) => string
const same: Change = (xml) => xml
const replaced =
  (from: string | RegExp, to: string): Change =>
  (xml) => {
    const changed = xml.replace(from, to)
    expect(changed).not.toBe(xml)
    return changed
  }

/** An answer whose parts the provider itself changed before it signed them: every signature is right. */
async function signedAfter(change: { assertion?: Change; around?: Change; response?: Change }) {
  const { assertion = same, around = same, response = same } = change
  const answer = rightAnswer(shop, await begin(shop, 'both'))
  const signed = signElement(assertion(assertionXml(answer)), 'Assertion', keys.old)
  return encoded(signElement(response(responseXml(answer, around(signed))), 'Response', keys.old))
}

/** An answer that was changed after it was signed. */
async function changedAfter(change: Change) {
  const begun = await begin(shop, 'both')
  return encoded(change(plain(written(begun, rightAnswer(shop, begun)))))
}

const SIGNATURE = /<ds:Signature .*?<\/ds:Signature>/
const failed = replaced('status:Success', 'status:Responder')
const without = replaced(/<saml:Assertion.*<\/saml:Assertion>/, '')

it('an answer of another form than one signed assertion of success in one response is refused', async () => {
  expect.hasAssertions()
  const wrong: [string, string][] = [
    [await signedAfter({ response: failed }), 'status'],
    [await signedAfter({ response: (xml) => without(failed(xml)) }), 'status'],
    [await signedAfter({ response: without }), 'structure: 0 assertions'],
    [
      await signedAfter({ response: replaced('Version="2.0"', 'Version="1.1"') }),
      'structure: no version 2.0',
    ],
    [
      await signedAfter({ around: (xml) => `<samlp:Extensions>${xml}</samlp:Extensions>` }),
      'structure: an assertion elsewhere',
    ],
    [
      await signedAfter({ assertion: replaced('SAML:2.0:assertion"', 'SAML:1.0:assertion"') }),
      'structure: an assertion elsewhere',
    ],
    [await changedAfter(replaced('</ds:Signature>', '<ds:Object/></ds:Signature>')), 'structure: Object'],
    [
      await changedAfter(replaced(/URI="#[^"]*"/, 'URI="#_other"')),
      'structure: a signature of another element',
    ],
    [await changedAfter((xml) => xml.replace(SIGNATURE, (one) => one + one)), 'structure: 2 Signature'],
    [await changedAfter(replaced('xml-exc-c14n#"', 'xml-exc-c14n#WithComments"')), 'algorithm'],
    [await changedAfter(replaced('>Ada<', '>A\u0001da<')), 'notXml'],
    [await changedAfter((xml) => `<!ENTITY b "c">${xml}`), 'entity'],
  ]
  for (const [answer, reason] of wrong) await expectRefused(answer, reason)
})

it('an assertion that is not for this shop, this provider and now in each of its parts is refused', async () => {
  expect.hasAssertions()
  const past = new Date(shop.time.now().getTime() - 2 * MINUTE).toISOString()
  const issuer = replaced(/<saml:Issuer>[^<]*/, '<saml:Issuer>https://idp.altro.example')
  const data = '<saml:SubjectConfirmationData'
  const audience = /<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/
  const wrong: [string, string][] = [
    [await signedAfter({ assertion: issuer }), 'issuer'],
    [await signedAfter({ response: issuer }), 'issuer'],
    [await signedAfter({ assertion: replaced('cm:bearer', 'cm:holder-of-key') }), 'structure: no bearer'],
    [await signedAfter({ assertion: replaced('>person-', '><saml:x/>person-') }), 'nameId: NameID'],
    [await signedAfter({ assertion: replaced(/<saml:NameID.*<\/saml:NameID>/, '') }), 'nameId: none'],
    [await signedAfter({ assertion: replaced(audience, '') }), 'audience'],
    [
      await signedAfter({
        assertion: replaced(
          '</saml:Conditions>',
          `${restriction('https://altro.example')}</saml:Conditions>`,
        ),
      }),
      'audience',
    ],
    // The library reads both, and says so first.
    [await signedAfter({ assertion: replaced(/(Data) NotOnOrAfter="[^"]*"/, '$1') }), 'signature'],
    [
      await signedAfter({ assertion: replaced(/(<saml:Conditions [^>]*) NotOnOrAfter="[^"]*"/, '$1') }),
      'signature',
    ],
    [
      await signedAfter({ assertion: replaced(/Data NotOnOrAfter="[^"]*"/, `Data NotOnOrAfter="${past}"`) }),
      'expired',
    ],
    [
      await signedAfter({
        assertion: replaced(/(<saml:Conditions [^>]*) NotOnOrAfter="[^"]*"/, `$1 NotOnOrAfter="${past}"`),
      }),
      'expired',
    ],
    [
      await signedAfter({ assertion: replaced(data, `${data} NotBefore="2026-11-20"`) }),
      'structure: no moment',
    ],
  ]
  for (const [answer, reason] of wrong) await expectRefused(answer, reason)
})

const restriction = (audience: string) =>
  `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`

it('an answer to a request of more than half an hour ago, or to one that asked for a logout, is refused', async () => {
  expect.hasAssertions()
  const begun = await begin(shop, 'both')
  const asked = await signInBySso(shop, 'both')
  await asked.browser.call(logout)
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select id from sso_requests where kind = 'logout'`,
  )
  await expectRefused(
    written(begun, rightAnswer(shop, { ...begun, requestId: rows[0]!.id })),
    'requestUnknown',
  )
  shop.time.advance(30 * MINUTE)
  await expectRefused(written(begun, rightAnswer(shop, begun)), 'requestUnknown')
})

const RSA15 = 'http://www.w3.org/2001/04/xmlenc#rsa-1_5'
const OAEP = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p'
const TRIPLE_DES = 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc'
const GCM = 'http://www.w3.org/2009/xmlenc11#aes256-gcm'

it('an assertion that is encrypted weakly, or for another shop, is refused', async () => {
  expect.hasAssertions()
  const encryptedBy = async (
    of: typeof keys.shop,
    key: EncryptOptions['keyEncryptionAlgorithm'],
    data: EncryptOptions['encryptionAlgorithm'],
  ) => {
    const answer = rightAnswer(shop, await begin(shop, 'both'))
    const rsa_pub = createPublicKey(of.certificate).export({ type: 'spki', format: 'pem' }).toString()
    const algorithms = { encryptionAlgorithm: data, keyEncryptionAlgorithm: key }
    const options = { rsa_pub, pem: of.certificate, ...algorithms, warnInsecureAlgorithm: false }
    const inside = await new Promise<string>((resolve, reject) =>
      encrypt(signElement(assertionXml(answer), 'Assertion', keys.old), options, (error, text) =>
        error ? reject(error) : resolve(text ?? ''),
      ),
    )
    const xml = `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${inside}</saml:EncryptedAssertion>`
    return encoded(signElement(responseXml(answer, xml), 'Response', keys.old))
  }
  await expectRefused(await encryptedBy(keys.shop, RSA15, GCM), 'decryption')
  await expectRefused(await encryptedBy(keys.shop, OAEP, TRIPLE_DES), 'decryption')
  await expectRefused(await encryptedBy(keys.other, OAEP, GCM), 'decryption')
})
