import type { BodyOf } from '@cambusa/contract/endpoint'
import { beginSso, finishSso, listIdentityProviders } from '@cambusa/contract/people/sso'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { paths } from '../../app/navigation/paths.ts'
import { call } from '../../lib/api/call.ts'
import { leaveTo } from '../../lib/device/leave-to.ts'
import { returnOrigin } from '../../lib/device/server-url.ts'
import { tabStore } from '../../lib/browser/storage.ts'
import { enterWith } from './auth-api.ts'

/** The nonce of a sign-in that this tab began: it never leaves the browser before the code comes back. */
const NONCE_KEY = 'cambusa.sso-nonce'

/** The identity providers of this shop; mostly none. */
export const identityProvidersQuery = queryOptions({
  queryKey: ['auth', 'identity-providers'],
  queryFn: ({ signal }) => call(listIdentityProviders, { signal, background: true }),
  staleTime: Infinity,
  retry: false,
})

/** Goes to an identity provider; the shopper comes back to this screen, signed in. Throws CallError. */
export async function goToProvider(provider: string): Promise<void> {
  const { pathname, search } = window.location
  const back = pathname === paths.ssoLogin ? paths.home : pathname + search
  const query = { provider, relay_state_url: returnOrigin() + back }
  const { loginRedirectUrl, nonce } = await call(beginSso, { query, quiet: true })
  tabStore.set(NONCE_KEY, nonce)
  leaveTo(loginRedirectUrl)
}

/** What a new customer accepts, with the versions of the texts that were shown. */
export type Accepted = Pick<BodyOf<typeof finishSso>, 'consents' | 'consent_versions'>

/** Signs in with the code that came back and the nonce of this tab. Throws CallError; the screen shows its message. */
export async function finishSignIn(
  client: QueryClient,
  code: string,
  accepted: Accepted = {},
): Promise<void> {
  // Without a nonce this tab began nothing: the server refuses, and ends the code.
  const nonce = tabStore.get(NONCE_KEY) ?? '-'
  const body = { code, nonce, show_sectors: true, ...accepted }
  const cart = await call(finishSso, { body, quiet: true, startsSession: true })
  tabStore.remove(NONCE_KEY)
  await enterWith(client, cart)
}
