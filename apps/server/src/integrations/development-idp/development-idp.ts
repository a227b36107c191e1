import { randomBytes } from 'node:crypto'
import { ownValue } from '@cambusa/domain/own-value'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Platform } from '../../platform/http/context.ts'
import { attributeOf } from '../saml/saml-document.ts'
import { readRedirect } from '../saml/saml-redirect.ts'
import { PROTOCOL } from '../saml/saml-structure.ts'
import { developmentFacts, developmentKeys, IDP_ATTRIBUTES, IDP_PATH } from './development-provider.ts'
import { choosePage, continuePage, idpEndPage, idpPolicy, sessionsPage } from './idp-page.ts'
import { idpPeople, type IdpPerson } from './idp-people.ts'
import { logoutRequestXml, logoutResponseXml, redirectAddress } from './idp-logout.ts'
import { writeAnswer } from './idp-response.ts'

type Needs = Pick<Platform, 'clock' | 'config'>

const SEE_OTHER = 303
const BAD_REQUEST = 400
/** The last sessions that it remembers. */
const MOST_SESSIONS = 50
const LONGEST_REQUEST = 20_000

const answer = (reply: FastifyReply, html: string, status = 200) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', idpPolicy)
    .type('text/html; charset=utf-8')
    .send(html)

function fieldOf(body: unknown, name: string): string {
  const value =
    typeof body === 'object' && body !== null ? ownValue(body as Record<string, unknown>, name) : undefined
  return typeof value === 'string' ? value.slice(0, LONGEST_REQUEST) : ''
}

/** Id of a message of the shop, by its query; undefined: it is none. */
function requestIdOf(query: string, name: string): string | undefined {
  try {
    const root = readRedirect(query).document.documentElement
    return root.localName === name && root.namespaceURI === PROTOCOL ? attributeOf(root, 'ID') : undefined
  } catch {
    return undefined
  }
}

const metadataXml = ({
  entityId,
  certificates,
  loginUrl,
  logoutUrl = '',
}: ReturnType<typeof developmentFacts>) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="${PROTOCOL}">${certificates.map((one) => `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${one.replace(/-----[A-Z ]+-----|\s/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`).join('')}<md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${logoutUrl}"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${loginUrl}"/></md:IDPSSODescriptor></md:EntityDescriptor>
`

/**
 * The development identity provider: signs the demo shop's customers in without a password. The caller must not
 * register it in production.
 */
export function serveDevelopmentIdp(app: FastifyInstance, { clock, config }: Needs): void {
  const sessions = new Map<string, IdpPerson>()
  const { shopUrl } = config
  const [acsUrl, logoutUrl, audience] = ['acs', 'slo', 'metadata'].map(
    (name) => `${shopUrl}/saml2/${name}`,
  ) as [string, string, string]
  const facts = () => developmentFacts(config)
  const on = (
    method: 'GET' | 'POST',
    path: string,
    act: (given: { query: string; body: unknown }, reply: FastifyReply) => unknown,
  ) =>
    app.route({
      method,
      url: IDP_PATH + path,
      schema: { hide: true },
      handler: async (request, reply) =>
        act({ query: request.raw.url?.split('?', 2)[1] ?? '', body: request.body }, reply),
    })

  on('GET', '', (_given, reply) => {
    const open = [...sessions].map(([index, { name }]) => ({ index, name }))
    return answer(reply, sessionsPage(`${IDP_PATH}/end`, open))
  })
  on('GET', '/metadata', (_given, reply) =>
    reply.type('application/samlmetadata+xml; charset=utf-8').send(metadataXml(facts())),
  )
  on('GET', '/login', ({ query }, reply) =>
    requestIdOf(query, 'AuthnRequest') === undefined
      ? answer(reply, idpEndPage('unknown'), BAD_REQUEST)
      : answer(reply, choosePage(`${IDP_PATH}/login`, idpPeople, query)),
  )
  on('POST', '/login', ({ body }, reply) => {
    const requestId = requestIdOf(fieldOf(body, 'request'), 'AuthnRequest')
    const person = idpPeople.find(({ email }) => email === fieldOf(body, 'email'))
    if (requestId === undefined || person === undefined)
      return answer(reply, idpEndPage('unknown'), BAD_REQUEST)
    const sessionIndex = `_${randomBytes(8).toString('hex')}`
    sessions.set(sessionIndex, person)
    const [oldest = ''] = sessions.keys()
    if (sessions.size > MOST_SESSIONS) sessions.delete(oldest)
    const { email, codInt } = person
    const samlResponse = writeAnswer(
      {
        issuer: facts().entityId,
        destination: acsUrl,
        recipient: acsUrl,
        audience,
        requestId,
        sessionIndex,
        nameId: email,
        attributes: {
          [IDP_ATTRIBUTES.email]: email,
          [IDP_ATTRIBUTES.firstName]: person.firstName,
          [IDP_ATTRIBUTES.lastName]: person.lastName,
          ...(codInt === null ? {} : { [IDP_ATTRIBUTES.codInt]: codInt }),
        },
        now: clock(),
      },
      developmentKeys(config),
    )
    return answer(reply, continuePage(acsUrl, person, samlResponse))
  })
  on('POST', '/end', ({ body }, reply) => {
    const index = fieldOf(body, 'index')
    const person = sessions.get(index)
    if (person === undefined) return answer(reply, idpEndPage('unknown'), BAD_REQUEST)
    sessions.delete(index)
    const from = { issuer: facts().entityId, destination: logoutUrl, now: clock() }
    const xml = logoutRequestXml(from, { nameId: person.email, sessionIndex: index })
    const { privateKey } = developmentKeys(config)
    return reply.redirect(redirectAddress(logoutUrl, 'SAMLRequest', xml, privateKey), SEE_OTHER)
  })
  on('GET', '/logout', ({ query }, reply) => {
    // An answer of the shop to a request of '/end'.
    if (query.startsWith('SAMLResponse=')) return answer(reply, idpEndPage('signedOut'))
    const requestId = requestIdOf(query, 'LogoutRequest')
    if (requestId === undefined) return answer(reply, idpEndPage('unknown'), BAD_REQUEST)
    const from = { issuer: facts().entityId, destination: logoutUrl, now: clock() }
    const { privateKey } = developmentKeys(config)
    const xml = logoutResponseXml(from, requestId)
    return reply.redirect(redirectAddress(logoutUrl, 'SAMLResponse', xml, privateKey), SEE_OTHER)
  })
}
