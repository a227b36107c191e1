import type { RequestSession } from '../../platform/http/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { attributeOf, childrenOf, neededChild, textOf } from '../../integrations/saml/saml-document.ts'
import { SamlFailure } from '../../integrations/saml/saml-failure.ts'
import { readRedirect } from '../../integrations/saml/saml-redirect.ts'
import { checkRoot, PROTOCOL } from '../../integrations/saml/saml-structure.ts'
import { SKEW_MS, timeOf } from '../../integrations/saml/saml-times.ts'
import { revokeSessions } from '../auth/auth.ts'
import type { SsoNeeds } from './begin-login.ts'
import type { Provider } from './identity-providers.ts'
import { returnAddress } from './return-address.ts'
import { knowingCache, samlOf, storingCache } from './saml-client.ts'
import {
  findRequest,
  findSsoSession,
  insertRequest,
  listProviderSessions,
  updateAnswered,
} from './sso.queries.ts'

/** Messages of a logout are used at once. */
const MESSAGE_MS = 300_000
const REQUEST_MS = 1_800_000

/**
 * Where the browser of a session that a provider opened goes to sign out there too. undefined: of another kind, or the
 * provider has no single logout, or cannot be reached: then it signs out here only.
 */
export async function logoutAddress(
  { db, config, log, identityProviders }: SsoNeeds,
  { kind, tokenHash, userId }: Pick<RequestSession, 'kind' | 'tokenHash' | 'userId'>,
  returnUrl: string | undefined,
  now: Date,
): Promise<string | undefined> {
  if (kind !== 'sso') return undefined
  const known = await findSsoSession(db, { tokenHash, userId })
  if (known === undefined) return undefined
  try {
    const provider = await identityProviders.find(known.provider, now)
    if (provider.logoutUrl === undefined) return undefined
    const returnTo = returnAddress(config, returnUrl) ?? returnAddress(config, undefined)!
    const cache = storingCache((id) =>
      insertRequest(db, { id, provider: provider.id, kind: 'logout', nonceHash: null, returnTo, now }),
    )
    const { nameId: nameID, nameIdFormat, sessionIndex } = known
    const user = { nameID, nameIDFormat: nameIdFormat ?? undefined, sessionIndex: sessionIndex ?? undefined }
    const saml = samlOf(identityProviders.own(), provider, cache)
    return await saml.getLogoutUrlAsync({ issuer: provider.entityId, ...user } as never, '', {})
  } catch (error) {
    log.warn({ err: error, provider: known.provider }, 'signed out here only')
    return undefined
  }
}

/** The provider that sent a signed message to our logout address. Throws SamlFailure. */
async function senderOf(needs: SsoNeeds, query: string, now: Date) {
  const message = readRedirect(query)
  const root = message.document.documentElement
  const name = message.kind === 'SAMLRequest' ? 'LogoutRequest' : 'LogoutResponse'
  if (root.localName !== name || root.namespaceURI !== PROTOCOL) throw new SamlFailure('structure', name)
  const issuer = textOf(neededChild(root, 'Issuer'), 'issuer')
  const provider = await needs.identityProviders.findIssuer(issuer, now)
  if (provider === undefined) throw new SamlFailure('issuer', issuer.slice(0, 200))
  message.checkSignature(provider.certificates)
  checkRoot(root, { destination: needs.identityProviders.own().logoutUrl, issuer: provider.entityId })
  const madeMs = timeOf(root, 'IssueInstant')?.getTime() ?? 0
  const end = timeOf(root, 'NotOnOrAfter')
  if (madeMs + MESSAGE_MS + SKEW_MS < now.getTime() || (end && end.getTime() + SKEW_MS <= now.getTime()))
    throw new SamlFailure('expired')
  if (madeMs - SKEW_MS > now.getTime()) throw new SamlFailure('notYetValid')
  return { kind: message.kind, root, provider }
}

/** Ends the sessions that a provider names: in every process, by the notices of the database. */
async function endSessions({ db }: SsoNeeds, provider: Provider, request: Element, now: Date): Promise<void> {
  const nameId = textOf(neededChild(request, 'NameID'), 'nameId').trim()
  const indexes = childrenOf(request, 'SessionIndex').map((element) => textOf(element))
  await inTransaction(db, async (tx) => {
    const open = await listProviderSessions(tx, { provider: provider.id, nameId, indexes })
    const tokenHashes = open.map(({ tokenHash }) => tokenHash)
    if (tokenHashes.length > 0) await revokeSessions(tx, { tokenHashes, now })
  })
}

/**
 * Takes a message at our single-logout address: a provider's request ends its sessions, and the browser brings our
 * answer back; an answer to our own request leads back into the shop. Answers the address to go to; undefined: the
 * provider wants no answer. Throws SamlFailure.
 */
export async function takeLogout(needs: SsoNeeds, query: string, now: Date): Promise<string | undefined> {
  const { kind, root, provider } = await senderOf(needs, query, now)
  if (kind === 'SAMLRequest') {
    const id = attributeOf(root, 'ID')
    if (id === undefined) throw new SamlFailure('structure', 'ID')
    await endSessions(needs, provider, root, now)
    if (provider.logoutAnswerUrl === undefined) return undefined
    const saml = samlOf(needs.identityProviders.own(), provider, knowingCache(id), provider.logoutAnswerUrl)
    return saml.getLogoutResponseUrlAsync({ ID: id, issuer: '', nameID: '', nameIDFormat: '' }, '', {}, true)
  }
  const id = attributeOf(root, 'InResponseTo')
  const since = new Date(now.getTime() - REQUEST_MS)
  const request = id === undefined ? undefined : await findRequest(needs.db, { id, kind: 'logout', since })
  if (request === undefined || request.provider !== provider.id) throw new SamlFailure('logout', 'not asked')
  await updateAnswered(needs.db, { id: id!, now })
  return request.returnTo
}
