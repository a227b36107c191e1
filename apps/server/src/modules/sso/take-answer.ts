import { decrypt } from 'xml-encryption'
import { XMLSerializer } from '@xmldom/xmldom'
import { inTransaction } from '../../platform/database/database.ts'
import { readAssertion } from '../../integrations/saml/saml-assertion.ts'
import { attributeOf, parseSaml, readBase64, readUtf8 } from '../../integrations/saml/saml-document.ts'
import { SamlFailure } from '../../integrations/saml/saml-failure.ts'
import { checkAssertionForm, checkResponse, checkRoot } from '../../integrations/saml/saml-structure.ts'
import type { SsoNeeds } from './begin-login.ts'
import type { OwnSide, Provider } from './identity-providers.ts'
import { personOf } from './person-of.ts'
import { exchangeAddress } from './return-address.ts'
import { knowingCache, samlOf } from './saml-client.ts'
import { newSecret, secretHash } from './secrets.ts'
import { findRequest, insertAnswer, updateAnswered, type RequestRow } from './sso.queries.ts'

/** How long a person may take at the provider. */
const REQUEST_MS = 1_800_000

/** The assertion in an encrypted one, by our key and accepted algorithms only. Throws SamlFailure: decryption. */
function decryptAssertion(encrypted: Element, { privateKey }: OwnSide): Promise<string> {
  const xml = new XMLSerializer().serializeToString(encrypted)
  const options = {
    key: privateKey,
    disallowDecryptionWithInsecureAlgorithm: true,
    warnInsecureAlgorithm: false,
  }
  return new Promise((resolve, reject) => {
    const answer = (error: Error | null, text?: string) =>
      error || text === undefined ? reject(new SamlFailure('decryption', error?.message)) : resolve(text)
    try {
      decrypt(xml, options, answer)
    } catch (error) {
      reject(new SamlFailure('decryption', error instanceof Error ? error.message : ''))
    }
  })
}

/** The request that an answer is for, still open. Throws SamlFailure: notAsked, requestUnknown, replayed. */
async function requestOf(
  { db }: Pick<SsoNeeds, 'db'>,
  id: string | undefined,
  now: Date,
): Promise<RequestRow> {
  if (id === undefined) throw new SamlFailure('notAsked')
  const since = new Date(now.getTime() - REQUEST_MS)
  const request = await findRequest(db, { id, kind: 'login', since })
  if (request === undefined) throw new SamlFailure('requestUnknown')
  if (request.answeredAt !== null) throw new SamlFailure('replayed')
  return request
}

/** The XML that the provider's signature covers, by the library. Throws SamlFailure: signature. */
async function signedAssertion(
  { own, provider, requestId }: { own: OwnSide; provider: Provider; requestId: string },
  samlResponse: string,
): Promise<Element> {
  const saml = samlOf(own, provider, knowingCache(requestId))
  const { profile } = await saml
    .validatePostResponseAsync({ SAMLResponse: samlResponse })
    .catch((error: unknown) => {
      throw new SamlFailure('signature', error instanceof Error ? error.message.slice(0, 200) : '')
    })
  const xml = profile?.getAssertionXml?.()
  if (xml === undefined) throw new SamlFailure('signature', 'nothing signed')
  return checkAssertionForm(parseSaml(xml))
}

/**
 * Takes an answer that a browser brings from a provider (POST /saml2/acs). Checks it whole before anything is stored;
 * answers where the browser goes on. Throws SamlFailure with the reason for the log.
 */
export async function takeAnswer(needs: SsoNeeds, samlResponse: string, now: Date): Promise<string> {
  const document = parseSaml(readUtf8(readBase64(samlResponse)))
  const { response, encrypted } = checkResponse(document)
  const requestId = attributeOf(response, 'InResponseTo')
  const request = await requestOf(needs, requestId, now)
  const { identityProviders, db } = needs
  const own = identityProviders.own()
  const provider = await identityProviders.find(request.provider, now).catch(() => {
    throw new SamlFailure('provider', request.provider)
  })
  checkRoot(response, { destination: own.acsUrl, issuer: provider.entityId })
  // What was encrypted is looked at like the rest, before the library parses it.
  if (encrypted !== undefined) checkAssertionForm(parseSaml(await decryptAssertion(encrypted, own)))
  const assertion = await signedAssertion({ own, provider, requestId: requestId! }, samlResponse)
  const expected = {
    issuer: provider.entityId,
    audience: own.entityId,
    recipient: own.acsUrl,
    requestId: requestId!,
  }
  const person = personOf(provider, readAssertion(assertion, expected, now))
  const code = newSecret()
  await inTransaction(db, async (tx) => {
    if (!(await updateAnswered(tx, { id: requestId!, now }))) throw new SamlFailure('replayed')
    await insertAnswer(tx, {
      codeHash: secretHash(code),
      requestId: requestId!,
      provider: provider.id,
      nonceHash: request.nonceHash!,
      person: JSON.stringify(person),
      now,
    })
  })
  return exchangeAddress(request.returnTo, code)
}
