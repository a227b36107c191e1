import type { Platform } from '../../platform/http/context.ts'
import { countCall } from '../../platform/security/call-limits.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { IdentityProviders } from './identity-providers.ts'
import { returnAddress } from './return-address.ts'
import { samlOf, storingCache } from './saml-client.ts'
import { newSecret, secretHash } from './secrets.ts'
import { insertRequest } from './sso.queries.ts'

/** What sign-ins at identity providers need. */
export type SsoNeeds = Pick<Platform, 'config' | 'db' | 'log'> & { identityProviders: IdentityProviders }

const TEN_MINUTES = 600
const MOST_BEGUN = 60

/**
 * Begins a sign-in: stores the request, and answers where the browser goes and the nonce that it keeps. Throws
 * sso.providerUnknown, sso.returnUrlForeign, server.unavailable, request.tooMany.
 */
export async function beginLogin(
  { db, config, identityProviders, ip, now }: SsoNeeds & { ip: string; now: Date },
  { provider: id, returnUrl }: { provider: string | undefined; returnUrl: string | undefined },
): Promise<{ loginRedirectUrl: string; nonce: string }> {
  const returnTo = returnAddress(config, returnUrl)
  if (returnTo === undefined) throw refuse('sso.returnUrlForeign', undefined, { field: 'relay_state_url' })
  const provider = await identityProviders.find(id, now)
  await countCall(db, [{ kind: 'sso-begin', subject: ip, most: MOST_BEGUN, seconds: TEN_MINUTES }], now)
  const nonce = newSecret()
  const nonceHash = secretHash(nonce)
  const cache = storingCache((requestId) =>
    insertRequest(db, { id: requestId, provider: provider.id, kind: 'login', nonceHash, returnTo, now }),
  )
  // The address to return to is stored here: nothing of it travels.
  const loginRedirectUrl = await samlOf(identityProviders.own(), provider, cache).getAuthorizeUrlAsync(
    '',
    undefined,
    {},
  )
  return { loginRedirectUrl, nonce }
}
