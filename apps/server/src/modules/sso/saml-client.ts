import { SAML, ValidateInResponseTo, type CacheProvider } from '@node-saml/node-saml'
import type { OwnSide, Provider } from './identity-providers.ts'

/** Our own checks of times hold (saml-times.ts): they use the clock of the process, and say what is wrong. */
const NO_OWN_TIMES = -1

/** The library for one message: its cache is the table of requests, in the way that the caller needs it. */
export function samlOf(
  own: OwnSide,
  provider: Provider,
  cacheProvider: CacheProvider,
  logoutUrl?: string,
): SAML {
  return new SAML({
    issuer: own.entityId,
    // What an assertion says is checked in one place (saml-assertion.ts); the library checks signatures and requests.
    audience: false,
    callbackUrl: own.acsUrl,
    entryPoint: provider.loginUrl,
    logoutUrl: logoutUrl ?? provider.logoutUrl ?? provider.loginUrl,
    idpCert: [...provider.certificates],
    privateKey: own.privateKey,
    decryptionPvk: own.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAuthnResponseSigned: provider.signs === 'both',
    wantAssertionsSigned: true,
    validateInResponseTo: ValidateInResponseTo.always,
    acceptedClockSkewMs: NO_OWN_TIMES,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    cacheProvider,
  })
}

const none = () => Promise.resolve(null)

/** A cache that stores the request that the library makes, by its id. */
export const storingCache = (store: (id: string) => Promise<unknown>): CacheProvider => ({
  saveAsync: async (id, value) => {
    await store(id)
    return { value, createdAt: Date.now() }
  },
  getAsync: none,
  removeAsync: none,
})

/**
 * A cache that knows the one request that was just found open. It is not removed here: the act that takes the answer
 * marks it, in its transaction, so that one of two simultaneous answers is refused; a refused answer uses up nothing.
 */
export const knowingCache = (requestId: string): CacheProvider => ({
  saveAsync: none,
  getAsync: (id) => Promise.resolve(id === requestId ? new Date().toISOString() : null),
  removeAsync: none,
})
