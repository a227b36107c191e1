import { createPublicKey } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  assertionXml,
  encryptAssertion,
  responseXml,
  signElement,
  type AnswerToWrite,
} from '../../integrations/development-idp/idp-response.ts'
import { watchRefusals } from '../../testing/saml/expect-refused.ts'
import {
  begin,
  buildSamlShop,
  codeOf,
  CONSENTS,
  encoded,
  finish,
  keys,
  MODES,
  plain,
  post,
  rightAnswer,
  written,
  type Begun,
  type Mode,
} from '../../testing/saml/saml-shop.ts'
import { wrap, WRAPPINGS } from '../../testing/saml/wrapping.ts'

const MINUTE = 60_000
const MISMATCH = 'signature: InResponseTo does not match subjectInResponseTo'
const shop = await buildSamlShop()
let expectRefused: ReturnType<typeof watchRefusals>

beforeEach(() => {
  expectRefused = watchRefusals(shop)
})

const SHA1 = {
  signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
}

/** An answer made by hand: `change` edits what is signed, so that the signature is right. */
function signedWith(
  begun: Begun,
  answer: AnswerToWrite,
  change: (assertion: string) => string,
  algorithms?: typeof SHA1,
) {
  const assertion = signElement(change(assertionXml(answer)), 'Assertion', keys.old, algorithms)
  const response = responseXml(answer, assertion)
  return encoded(begun.mode === 'both' ? signElement(response, 'Response', keys.old, algorithms) : response)
}

describe.each(MODES)('an answer of a provider in the mode %s', (mode: Mode) => {
  it.each(WRAPPINGS.map((form, index) => [`XSW${index + 1}`, form] as const))(
    'that is wrapped is refused: %s',
    async (_name, form) => {
      const begun = await begin(shop, mode)
      const xml = plain(written(begun, rightAnswer(shop, begun)))
      await expectRefused(encoded(wrap(xml, form, 'vittima')), 'structure: 2 assertions')
      // The same request still accepts the right answer: what was refused has used up nothing.
      expect((await post(shop, encoded(xml))).statusCode).toBe(303)
    },
  )

  it('is refused when it is brought again, also to another process and after a restart', async () => {
    const begun = await begin(shop, mode)
    const samlResponse = written(begun, rightAnswer(shop, begun))
    expect((await post(shop, samlResponse)).statusCode).toBe(303)
    await expectRefused(samlResponse, 'replayed')
    const restarted = await shop.again()
    const { statusCode } = await post(restarted, samlResponse)
    expect(statusCode).toBe(403)
  })

  it('is taken once when it is brought to two processes at the same time', async () => {
    const begun = await begin(shop, mode)
    const samlResponse = written(begun, rightAnswer(shop, begun))
    const other = await shop.again()
    const both = await Promise.all([shop, other, shop, other].map((process) => post(process, samlResponse)))
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 403, 403, 403])
  })

  it('is refused unless it is for this shop, of this provider, for this request and valid now', async () => {
    expect.hasAssertions()
    const now = shop.time.now()
    const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE)
    const other = await begin(shop, mode)
    const wrong: [Partial<AnswerToWrite>, string][] = [
      [{ audience: 'https://altro.example/saml2/metadata' }, 'audience'],
      [{ recipient: 'https://altro.example/saml2/acs' }, 'recipient'],
      [{ destination: 'https://altro.example/saml2/acs' }, 'destination'],
      [{ issuer: 'https://idp.altro.example' }, 'issuer'],
      [{ requestId: '_nobody' }, 'requestUnknown'],
      [{ notBefore: at(-10), notOnOrAfter: at(-1.1) }, 'expired'],
      [{ notBefore: at(1.1), notOnOrAfter: at(5) }, 'notYetValid'],
      [{ sessionEndsAt: at(-1) }, 'expired'],
      [{ nameId: ' ' }, 'nameId'],
      [{ nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }, 'nameId'],
      [{ attributes: { givenName: 'Ada' } }, 'attributes'],
    ]
    for (const [given, reason] of wrong) {
      const begun = await begin(shop, mode)
      await expectRefused(written(begun, rightAnswer(shop, begun, given)), reason)
    }
    // The envelope names another open request than the signed confirmation.
    const begun = await begin(shop, mode)
    const answer = rightAnswer(shop, begun)
    const assertion = signElement(
      assertionXml({ ...answer, requestId: other.requestId }),
      'Assertion',
      keys.old,
    )
    const response = responseXml(answer, assertion)
    const mixed = mode === 'both' ? signElement(response, 'Response', keys.old) : response
    await expectRefused(encoded(mixed), MISMATCH)
    await expectRefused(
      signedWith(begun, answer, (xml) => xml.replace(/ InResponseTo="[^"]*"/, '')),
      'inResponseTo',
    )
    await expectRefused(
      encoded(plain(written(begun, answer)).replaceAll(/ InResponseTo="[^"]*"/g, '')),
      'notAsked',
    )
  })

  it('is refused without the needed signatures, by another key, or by SHA-1', async () => {
    const begun = await begin(shop, mode)
    const answer = rightAnswer(shop, begun)
    await expectRefused(written(begun, answer, keys.other), 'signature')
    await expectRefused(encoded(responseXml(answer, assertionXml(answer))), 'signature')
    await expectRefused(
      encoded(signElement(responseXml(answer, assertionXml(answer)), 'Response', keys.old)),
      'signature',
    )
    await expectRefused(
      signedWith(begun, answer, (xml) => xml, SHA1),
      'algorithm',
    )
    const changed = plain(written(begun, answer)).replace('>Ada<', '>Eva<')
    await expectRefused(encoded(changed), 'signature')
    const half = encoded(responseXml(answer, signElement(assertionXml(answer), 'Assertion', keys.old)))
    if (mode === 'both') await expectRefused(half, 'signature')
    else expect((await post(shop, half)).statusCode).toBe(303)
  })

  it('is refused with a comment in the name id, a document type, an entity, or 5 MB, before it is parsed', async () => {
    const begun = await begin(shop, mode)
    const attributes = { mail: 'ada@altro.example', givenName: 'Ada' }
    const answer = rightAnswer(shop, begun, { nameId: 'admin@catena.example.altro.example', attributes })
    const right = plain(written(begun, answer))
    const commented = right.replace('admin@catena.example.altro', 'admin@catena.example<!-- -->.altro')
    expect(commented).not.toBe(right)
    await expectRefused(encoded(commented), 'comment')
    await expectRefused(encoded(right.replace('admin@', '<![CDATA[admin@]]>')), 'comment')
    await expectRefused(encoded(right.replace('admin@', '<?x?>admin@')), 'comment')
    const type = '<!DOCTYPE a [<!ENTITY b "c">]>'
    await expectRefused(encoded(type + right), 'doctype')
    await expectRefused(encoded(right.replace('admin@', '&b;')), 'entity')
    await expectRefused(encoded(right.replace('admin@', '&#0;')), 'entity')
    await expectRefused(encoded(right.replace('>Ada<', `>${'a'.repeat(5_000_000)}<`)), 'tooLarge', 413)
    await expectRefused('%%%', 'encoding')
    await expectRefused(Buffer.from(right, 'utf16le').toString('base64'), 'notXml')
    await expectRefused(Buffer.from([0x3c, 0xff, 0x3e]).toString('base64'), 'encoding')
    await expectRefused(encoded('<a'), 'notXml')
    await expectRefused(encoded('<a/>'), 'structure: no Response')
    const [, id = ''] = /<saml:Assertion[^>]* ID="([^"]+)"/.exec(right)!
    const twice = right.replace('<samlp:Status>', `<samlp:Status ID="${id}">`)
    await expectRefused(encoded(twice), 'structure: an id twice')
    const elsewhere = '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"/></samlp:Status>'
    await expectRefused(
      encoded(right.replace('</samlp:Status>', elsewhere)),
      'structure: a signature elsewhere',
    )
    expect((await post(shop, encoded(right))).statusCode).toBe(303)
  })

  it('may be encrypted; what is in it is checked like the rest', async () => {
    const publicKey = createPublicKey(keys.shop.certificate)
      .export({ type: 'spki', format: 'pem' })
      .toString()
    const encryptedWith = async (begun: Begun, assertion: string) => {
      const data = await encryptAssertion(assertion, { certificate: keys.shop.certificate, publicKey })
      const response = responseXml(rightAnswer(shop, begun), data)
      return encoded(mode === 'both' ? signElement(response, 'Response', keys.new) : response)
    }
    const begun = await begin(shop, mode)
    const answer = rightAnswer(shop, begun)
    const sign = (xml: string, algorithms?: typeof SHA1) =>
      signElement(xml, 'Assertion', keys.new, algorithms)
    await expectRefused(await encryptedWith(begun, assertionXml(answer)), 'signature')
    await expectRefused(await encryptedWith(begun, sign(assertionXml(answer), SHA1)), 'algorithm')
    const commented = sign(assertionXml(answer)).replace('>person-', '><!-- -->person-')
    await expectRefused(await encryptedWith(begun, commented), 'comment')
    const { statusCode, headers } = await post(shop, await encryptedWith(begun, sign(assertionXml(answer))))
    expect(statusCode).toBe(303)
    expect((await finish(begun, codeOf(headers.location), CONSENTS)).user.ssoUser).toBe(true)
  })

  it('is accepted by the old and by the new certificate', async () => {
    for (const by of [keys.old, keys.new]) {
      const begun = await begin(shop, mode)
      const { statusCode, headers } = await post(shop, written(begun, rightAnswer(shop, begun), by))
      expect([statusCode, String(headers.location).split('code=')[0]]).toEqual([
        303,
        'https://spesa.example.com/sso-login#',
      ])
      const { user } = await finish(begun, codeOf(headers.location), CONSENTS)
      expect(user).toMatchObject({ ssoUser: true, firstName: 'Ada', lastName: 'Neri', profile: { level: 1 } })
    }
  })
})

it('an unsigned envelope around another’s assertion is refused: the signed confirmation names another request', async () => {
  expect.hasAssertions()
  const victim = await begin(shop, 'lean')
  const stolen = signElement(assertionXml(rightAnswer(shop, victim)), 'Assertion', keys.old)
  const attacker = await begin(shop, 'lean')
  await expectRefused(encoded(responseXml(rightAnswer(shop, attacker), stolen)), MISMATCH)
})
