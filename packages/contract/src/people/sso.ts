import * as Type from 'typebox'
import { Cart } from '../cart/cart.ts'
import { endpoint } from '../endpoint.ts'
import { Flag, Text } from '../schema.ts'
import { ConsentsInput, ConsentVersionsInput } from './registration.ts'

/** Longest code and nonce that are read; the server's own have 43 characters. */
const SECRET_LENGTH = 100

export const listIdentityProviders = endpoint({
  method: 'GET',
  url: '/saml2/providers',
  operationId: 'saml2Providers',
  summary: 'Identity providers that sign customers in to this shop (SAML 2.0)',
  tag: 'auth',
  act: 'visit',
  data: Type.Object({
    providers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
})

export const beginSso = endpoint({
  method: 'GET',
  writes: true,
  url: '/saml2/do-login',
  operationId: 'saml2DoLogin',
  summary:
    'Begin a sign-in at an identity provider: the browser keeps the nonce and goes to data.loginRedirectUrl',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  query: Type.Object({
    /** Where the customer goes on after the sign-in: an address of the shop. */
    relay_state_url: Type.Optional(Text(2_000)),
    /** Of saml2/providers; by default the first. */
    provider: Type.Optional(Text(40)),
  }),
  data: Type.Object({
    loginRedirectUrl: Type.String(),
    /** Sent with the code to auth/sso-login; never leaves the browser otherwise. */
    nonce: Type.String(),
  }),
})

export const finishSso = endpoint({
  method: 'POST',
  url: '/auth/sso-login',
  operationId: 'authSsoLogin',
  summary:
    'Sign in with the code of the fragment (good once, for 60 s) and the nonce of saml2/do-login; a new customer sends the consents too',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  body: Type.Object({
    code: Text(SECRET_LENGTH),
    nonce: Text(SECRET_LENGTH),
    /** Needed once, when the refusal sso.consentsNeeded asks for them: the same code and nonce are sent again. */
    consents: Type.Optional(ConsentsInput),
    consent_versions: Type.Optional(ConsentVersionsInput),
    show_sectors: Type.Optional(Flag),
    /** As in auth/login. */
    keep_visitor: Type.Optional(Flag),
  }),
  data: Cart,
})

export const endSso = endpoint({
  method: 'POST',
  url: '/saml2/do-logout',
  operationId: 'saml2DoLogout',
  summary: 'Sign out, here and, by data.loginRedirectUrl, at the identity provider',
  tag: 'auth',
  act: 'visit',
  evenExpired: true,
  query: Type.Object({ relay_state_url: Type.Optional(Text(2_000)) }),
  data: Type.Object({ loginRedirectUrl: Type.Optional(Type.String()) }),
})
